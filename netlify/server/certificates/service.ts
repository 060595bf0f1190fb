/** Certificates as they are stored: each change with its row in the activity log (A-CRT-2, D22). */
import type { CertificateFinding, CertificateUnderstanding } from '#contracts/certificate-parts.ts';
import type { CertificatePatch, CertificateUploadFields } from '#contracts/certificates.ts';

import { recordActivity } from '../activity/record.ts';
import { apiError, notFound } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import type { Database } from '../db/database.ts';
import { nextMoment } from '../db/next-moment.ts';
import { finding } from './findings.ts';
import { keyPem } from './intake/private-key.ts';
import { sealKey } from './key.ts';
import * as repository from './repository.ts';
import type { CertificateRow } from './repository.ts';
import type { Understood } from './understand.ts';
import { storedCertificates, toCertificate, toCheck, toDetails } from './view.ts';

const CHECKS_SHOWN = 100;

/** Newest first, former ones among them. */
export async function listCertificates(db: Database, now: Date) {
  const rows = await repository.selectCertificates(db);
  const checks = await repository.newestChecks(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCertificate(row, checks.get(row.id), now));
}

/** @throws 404 */
export async function readCertificate(db: Database, id: number, now: Date) {
  const row = await findRow(db, id);
  return toDetails(row, (await repository.newestChecks(db, [id])).get(id), now);
}

/** @throws 404 */
export const findRow = async (db: Database, id: number): Promise<CertificateRow> =>
  (await repository.findCertificate(db, id)) ?? notFound('certificate');

export async function listChecks(db: Database, id: number) {
  await findRow(db, id);
  return (await repository.selectChecks(db, id, CHECKS_SHOWN)).map(toCheck);
}

/** What stored certificates add to what is told of new ones: the very same is there already. */
export async function withStored(
  db: Database,
  { told, leaf }: Understood,
  replaces?: number,
): Promise<CertificateUnderstanding> {
  const same =
    leaf && (await repository.selectCertificates(db)).find((row) => isSame(row, leaf.fingerprint256));
  if (!same) return told;
  const isReplaced = same.id === replaces;
  const sentence = `This very certificate is stored already, as “${same.name}”.`;
  const added = finding('duplicate', isReplaced ? 'note' : 'wrong', sentence);
  return { ...told, findings: [...told.findings, added] };
}

const isSame = (row: CertificateRow, fingerprint256: string): boolean =>
  storedCertificates(row)[0]?.fingerprint256 === fingerprint256;

/**
 * Stores what was understood, under what the owner decided; its key sealed. The certificate that it `replaces`
 * stays as history, inactive.
 *
 * @throws 422 `UNACCEPTABLE` with all findings as `current`: for what is refused, and for what is wrong until it
 *   is acknowledged; 404 where there is nothing to replace
 */
export async function storeCertificate(
  context: OwnerContext,
  fields: CertificateUploadFields,
  understood: Understood,
) {
  const told = await withStored(context.db, understood, fields.replaces);
  const { leaf, key } = understood;
  assertAcceptable(told, fields.acknowledged);
  if (!leaf || !key) throw unacceptable(told.findings);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const id = await repository.nextId(tx);
    const row = await repository.insertCertificate(tx, id, {
      name: fields.name,
      domain: fields.domain,
      type: fields.type,
      ...publicTexts(told),
      privateKeyData: await sealKey(keyPem(key), id),
      expiresAt: leaf.validToDate,
      createdAt: now,
      updatedAt: now,
    });
    const { name, domain, type } = row;
    const accepted = told.findings.filter(({ severity }) => severity === 'wrong').map(({ code }) => code);
    await recordActivity(tx, context, 'created', 'certificate', id, {
      ...{ name, domain, type },
      fingerprint256: leaf.fingerprint256,
      ...(accepted.length > 0 && { accepted }),
      ...(fields.replaces && { replaces: fields.replaces }),
    });
    if (fields.replaces !== undefined) await retire(tx, context, fields.replaces, row);
    return toDetails(row, undefined, now);
  });
}

const publicTexts = ({ values }: CertificateUnderstanding) => ({
  certificateData: values.certificateData,
  csrData: values.csrData || null,
  clientCertificateData: values.clientCertificateData || null,
});

function assertAcceptable({ findings }: CertificateUnderstanding, acknowledged: boolean): void {
  const isBad = ({ severity }: CertificateFinding) =>
    severity === 'refused' || (severity === 'wrong' && !acknowledged);
  if (findings.some(isBad)) throw unacceptable(findings);
}

/** Which field of the form a finding is about. */
const FIELDS: Partial<Record<CertificateFinding['code'], string>> = {
  'key-mismatch': 'privateKeyData',
  'no-key': 'privateKeyData',
  'several-keys': 'privateKeyData',
  'csr-other-key': 'csrData',
  'domain-not-covered': 'domain',
  'password-needed': 'password',
  'password-wrong': 'password',
};

function unacceptable(findings: CertificateFinding[]) {
  const bad = findings.filter(({ severity }) => severity !== 'note');
  const [worst] = bad.toSorted((one, other) => one.severity.localeCompare(other.severity)); // refused, wrong
  const told = bad.map(({ code, message }): [string, string] => [FIELDS[code] ?? 'certificateData', message]);
  const fields = Object.fromEntries(told.reverse()); // of several for one field the first counts
  return apiError(422, 'UNACCEPTABLE', worst?.message ?? 'This cannot be stored.', {
    fields,
    current: { findings },
  });
}

/** Makes a certificate history: another one has taken its place. @throws 409 where one had before, 404 */
async function retire(tx: Database, context: OwnerContext, id: number, by: CertificateRow): Promise<void> {
  const former = (await repository.lockCertificate(tx, id)) ?? notFound('certificate to replace');
  if (former.replacedById !== null)
    throw apiError(409, 'CONFLICT', 'This certificate has been replaced already: replace its successor.');
  await repository.updateCertificate(tx, id, {
    isActive: false,
    replacedById: by.id,
    updatedAt: nextMoment(former, context.now()),
  });
  await recordActivity(tx, context, 'replaced', 'certificate', id, { name: former.name, by: by.id });
}

/** Changes name, domain, type or activity; absent fields stay. @throws 404 */
export async function updateCertificate(context: OwnerContext, { id, ...patch }: CertificatePatch) {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const before = (await repository.lockCertificate(tx, id)) ?? notFound('certificate');
    const stored: Record<string, unknown> = before;
    const changes = Object.entries(patch).filter(
      ([name, value]) => value !== undefined && value !== stored[name],
    );
    if (changes.length === 0) return;
    const updatedAt = nextMoment(before, now);
    const after = await repository.updateCertificate(tx, id, { ...Object.fromEntries(changes), updatedAt });
    const fields = changes.map(([name]) => name);
    await recordActivity(tx, context, 'updated', 'certificate', id, { name: after.name, fields });
  });
  return readCertificate(context.db, id, now);
}

/** Deletes a certificate with its key and its checks. @throws 404 */
export async function deleteCertificate(context: OwnerContext, id: number) {
  await context.db.transaction(async (tx) => {
    const { name, domain } = (await repository.lockCertificate(tx, id)) ?? notFound('certificate');
    await repository.deleteCertificate(tx, id);
    await recordActivity(tx, context, 'deleted', 'certificate', id, { name, domain });
  });
  return { id };
}
