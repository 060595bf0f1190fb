/** The form of `inspect` and `upload`: files and texts, which are all read alike. */
import { createHash } from 'node:crypto';

import { CERTIFICATE_LIMITS } from '#contracts/certificate-parts.ts';

import { cleanFileName } from '../files/file-name.ts';
import { readForm, type UploadForm } from '../files/multipart.ts';
import type { Field, Source } from './intake/read-parts.ts';

/** With the names by which the owner knows them. */
const TEXT_FIELDS: Record<Field, string> = {
  certificateData: 'Certificate',
  privateKeyData: 'Private key',
  csrData: 'CSR',
  clientCertificateData: 'Client certificate',
};
const isField = (name: string): name is Field => Object.hasOwn(TEXT_FIELDS, name);
const FIELDS_MAXIMUM = 20;

export type CertificateForm = {
  /** What was typed or chosen beside the contents. */
  fields: Record<string, string>;
  sources: Source[];
  password: string;
  /** SHA-256 of all of it: whether a repeated request is the same. */
  hash: string;
};

/** Reads the form within its limits. @throws 400 and 413 as `readForm` does */
export async function readCertificateForm(request: Request): Promise<CertificateForm> {
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
