/** `POST /api/tools/certificates/inspect` and `…/upload` (A-CRT-1, A-CRT-2): the same form, understood or stored. */
import { createHash } from 'node:crypto';

import { CERTIFICATE_LIMITS, CertificateType } from '#contracts/certificate-parts.ts';
import { CertificateUploadFields, MISSING_FIELDS } from '#contracts/certificates.ts';

import { apiError, invalidInput } from '../api/errors.ts';
import { idempotencyKeyOf, once } from '../api/idempotency.ts';
import { type OwnerContext, requireOwner } from '../api/owner-only.ts';
import type { PlainHandler } from '../api/serve.ts';
import { isMultipart, readForm, type UploadForm } from '../files/multipart.ts';
import { storeCertificate, withStored } from './service.ts';
import { understand, type Understood } from './understand.ts';
import { cleanFileName } from '../files/file-name.ts';
import type { Field, Source } from './intake/read-parts.ts';

const PATH = /^\/api\/tools\/certificates\/(inspect|upload)$/;

/** Takes multipart forms; whatever else is sent here is refused by the router. */
export const uploadHandler: PlainHandler = async (context) => {
  const { request } = context;
  const [, purpose] = PATH.exec(new URL(request.url).pathname) ?? [];
  if (!purpose || request.method !== 'POST') return undefined;
  const owned = await requireOwner(context);
  if (!isMultipart(request)) return undefined;
  const key = idempotencyKeyOf(request);
  const form = await readCertificateForm(request);
  if (purpose === 'inspect') return Response.json(await inspect(owned, form));
  const stored =
    key === undefined
      ? await upload(owned, form)
      : await once(owned.db, { scope: 'certificate', key, requestHash: form.hash }, (tx) =>
          upload({ ...owned, db: tx }, form),
        );
  return Response.json(stored, { status: 201 });
};

/** What is not right among the fields yet is no reason not to look at the rest. */
async function inspect(context: OwnerContext, { fields, ...form }: CertificateForm) {
  const { domain, type, expiresAt, replaces } = CertificateUploadFields.shape;
  const understood = understand(
    {
      ...form,
      domain: domain.safeParse(fields['domain']).data,
      type: type.unwrap().safeParse(fields['type']).data,
      expiresAt: expiresAt.safeParse(fields['expiresAt']).data,
    },
    context.now(),
  );
  return withStored(context.db, understood, replaces.safeParse(fields['replaces']).data);
}

async function upload(context: OwnerContext, { fields, ...form }: CertificateForm) {
  const checked = CertificateUploadFields.safeParse(fields);
  const decided = { ...fields, type: CertificateType.safeParse(fields['type']).data, expiresAt: undefined };
  const understood = understand({ ...form, ...(checked.success ? checked.data : decided) }, context.now());
  assertComplete(fields, understood);
  if (!checked.success) throw invalidInput(checked.error.issues);
  return storeCertificate(context, checked.data, understood);
}

/** ERR-2. @throws 422 naming each of the four fields that is missing */
function assertComplete(fields: Record<string, string>, { told, leaf, key }: Understood): void {
  const isBlank = (name: string) => (fields[name] ?? '').trim() === '';
  // What is there and cannot be read is told as such.
  const isUnread = told.parts.some(({ kind }) => kind === 'unreadable');
  const missing = {
    ...(isBlank('name') && { name: 'Enter a name' }),
    ...(isBlank('domain') && { domain: 'Enter a domain' }),
    ...(!leaf && !isUnread && { certificateData: 'Enter the certificate' }),
    ...(!key && !isUnread && { privateKeyData: 'Enter the private key' }),
  };
  if (Object.keys(missing).length > 0) throw apiError(422, 'INVALID', MISSING_FIELDS, { fields: missing });
}

/** With the names by which the owner knows them. */
const TEXT_FIELDS: Record<Field, string> = {
  certificateData: 'Certificate',
  privateKeyData: 'Private key',
  csrData: 'CSR',
  clientCertificateData: 'Client certificate',
};
const isField = (name: string): name is Field => Object.hasOwn(TEXT_FIELDS, name);
const FIELDS_MAXIMUM = 20;

type CertificateForm = {
  /** What was typed or chosen beside the contents. */
  fields: Record<string, string>;
  sources: Source[];
  password: string;
  /** SHA-256 of all of it: whether a repeated request is the same. */
  hash: string;
};

/** Reads the form within its limits. @throws 400 and 413 as `readForm` does */
async function readCertificateForm(request: Request): Promise<CertificateForm> {
  const { bytes, textBytes: fieldBytes, files } = CERTIFICATE_LIMITS;
  const single = Object.fromEntries(Object.keys(TEXT_FIELDS).map((name) => [name, 1]));
  const form = await readForm(request, bytes, { files, ...single }, { fields: FIELDS_MAXIMUM, fieldBytes });
  const { password = '', ...fields } = Object.fromEntries(
    [...form.fields].filter(([name]) => name !== 'text' && !isField(name)),
  );
  return { fields, password, sources: sourcesOf(form), hash: hashOf(form) };
}

function sourcesOf({ fields, files }: UploadForm): Source[] {
  const texts = [...fields].flatMap(([name, text]): Source[] => {
    if (text.trim() === '') return [];
    const bytes = Buffer.from(text);
    if (isField(name)) return [{ name: TEXT_FIELDS[name], field: name, bytes }];
    return name === 'text' ? [{ name: 'Pasted text', bytes }] : [];
  });
  const chosen = [...files].flatMap(([name, list]) =>
    list
      .filter((file) => file.bytes.byteLength > 0 || file.name !== '') // a browser sends an empty choice too
      .map((file): Source => ({
        name: cleanFileName(file.name),
        bytes: file.bytes,
        ...(isField(name) && { field: name }),
      })),
  );
  return [...texts, ...chosen];
}

/** Each piece is preceded by its length, so that none can pass for the end of another. */
function hashOf({ fields, files }: UploadForm): string {
  const hash = createHash('sha256');
  for (const [name, text] of fields) hash.update(JSON.stringify([name, text]));
  for (const [field, list] of files)
    for (const { name, bytes } of list)
      hash.update(JSON.stringify([field, name, bytes.byteLength])).update(bytes);
  return hash.digest('hex');
}
