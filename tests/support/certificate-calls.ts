/** Calls of the certificates function as the form of the owner makes them. */
import { call } from './call.ts';
import type { Issued } from './certificates.ts';
import certificatesFunction from '../../netlify/functions/certificates.ts';

export type CertificateFields = Record<string, string | undefined>;

/** A file of the form. */
export type ChosenFile = { name: string; bytes: Uint8Array<ArrayBuffer> | string; field?: string };

export function certificateForm(fields: CertificateFields, files: ChosenFile[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  for (const { name, bytes, field = 'files' } of files) form.append(field, new File([bytes], name));
  return form;
}

/** Sends the form, as the owner with `cookie`. */
export async function sendCertificate(
  cookie: string,
  purpose: 'inspect' | 'upload',
  body: FormData,
  headers: Record<string, string> = {},
) {
  const path = `/api/tools/certificates/${purpose}`;
  const response = await call(certificatesFunction, path, { body, headers: { cookie, ...headers } });
  return { status: response.status, text: await response.text() };
}

/** The fields of the rows for one certificate with its chain. */
export const fieldsOf = (leaf: Issued, ...chain: Issued[]): CertificateFields => ({
  name: 'Example',
  domain: 'example.com',
  type: 'ca-signed',
  certificateData: [leaf, ...chain].map(({ pem }) => pem).join(''),
  privateKeyData: leaf.keyPem,
});
