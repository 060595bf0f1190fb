/** `POST /api/tools/certificates/inspect` and `…/upload` (A-CRT-1, A-CRT-2): the same form, understood or stored. */
import { CertificateType } from '#contracts/certificate-parts.ts';
import { CertificateUploadFields, MISSING_FIELDS } from '#contracts/certificates.ts';

import { apiError, invalidInput } from '../api/errors.ts';
import { idempotencyKeyOf, once } from '../api/idempotency.ts';
import { requireOwner, type OwnerContext } from '../api/owner-only.ts';
import type { PlainHandler } from '../api/serve.ts';
import { isMultipart } from '../files/multipart.ts';
import { readCertificateForm, type CertificateForm } from './form.ts';
import { storeCertificate, withStored } from './service.ts';
import { understand, type Understood } from './understand.ts';

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
