/** What leaves: certificates as they are, keys only to an owner who has shown the password lately (D22). */
import { createPrivateKey } from 'node:crypto';

import { recordActivity } from '../activity/record.ts';
import { apiError } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import { requireConfirmation } from '../auth/confirmation.ts';
import { cleanFileName, contentDisposition } from '../files/file-name.ts';
import { NotConfiguredError } from '../not-configured.ts';
import { openKey } from './key.ts';
import type { CertificateRow } from './repository.ts';
import { findRow } from './service.ts';
import { storedCertificates } from './view.ts';
import { writePkcs12 } from './write-pkcs12.ts';
import { pemOf } from './x509.ts';

type Part = 'full' | 'leaf' | 'chain';
const PEM = 'application/x-pem-file';

/** The certificate as PEM. @throws 404, also where there is no chain */
export async function downloadCertificate(context: OwnerContext, { id, part }: { id: number; part: Part }) {
  const row = await findRow(context.db, id);
  const [leaf, ...chain] = storedCertificates(row);
  const text =
    part === 'full' || !leaf ? row.certificateData : part === 'leaf' ? pemOf([leaf]) : pemOf(chain);
  if (!text) throw apiError(404, 'NOT_FOUND', 'This certificate has no chain.');
  const ending = part === 'full' ? 'fullchain' : part;
  return attachment(context, new File([text], nameOf(row, `${ending}.pem`), { type: PEM }));
}

/** The private key as PEM; written down before its first byte leaves. @throws 403 `CONFIRMATION_REQUIRED`, 404 */
export async function downloadPrivateKey(context: OwnerContext, id: number): Promise<File> {
  const { row, pem } = await keyOf(context, id);
  await recordActivity(context.db, context, 'downloaded private key', 'certificate', id, { name: row.name });
  return attachment(context, new File([pem], nameOf(row, 'key.pem'), { type: PEM }));
}

/** Key, certificate and chain under a password; written down like the key. */
export async function downloadPkcs12(
  context: OwnerContext,
  { id, password }: { id: number; password: string },
): Promise<File> {
  const { row, pem } = await keyOf(context, id);
  const [leaf, ...chain] = storedCertificates(row);
  if (!leaf) throw apiError(409, 'CONFLICT', 'What is stored is no certificate.');
  const store = writePkcs12({ name: row.name, leaf, chain, key: createPrivateKey(pem) }, password);
  await recordActivity(context.db, context, 'downloaded PKCS#12', 'certificate', id, { name: row.name });
  const bytes = new Uint8Array(store);
  return attachment(context, new File([bytes], nameOf(row, 'p12'), { type: 'application/x-pkcs12' }));
}

async function keyOf(context: OwnerContext, id: number): Promise<{ row: CertificateRow; pem: string }> {
  await requireConfirmation(context);
  const row = await findRow(context.db, id);
  try {
    return { row, pem: await openKey(row) };
  } catch (error) {
    if (error instanceof NotConfiguredError) throw error;
    throw apiError(
      409,
      'KEY_UNREADABLE',
      'The private key cannot be opened with the keys of ENCRYPTION_KEYS.',
    );
  }
}

const nameOf = ({ domain }: CertificateRow, ending: string): string =>
  cleanFileName(`${domain.replace('*', 'wildcard')}.${ending}`);

function attachment({ responseHeaders }: OwnerContext, file: File): File {
  responseHeaders.set('Content-Disposition', contentDisposition('attachment', file.name));
  responseHeaders.set('Cache-Control', 'no-store');
  return file;
}
