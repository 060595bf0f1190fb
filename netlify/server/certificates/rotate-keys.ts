/** Seals every private key anew with the first key of ENCRYPTION_KEYS, so that older ones can be removed. */
import { isSealedByCurrentKey } from '../encryption/sealed-text.ts';
import type { Database } from '../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { openKey, sealKey } from './key.ts';
import * as repository from './repository.ts';

export type Rotation = {
  /** Sealed by the first key before. */
  current: number;
  /** Sealed anew, or to be, in a dry run. */
  rotated: number;
  /** Ids of rows that no key of the list opens: they stay as they are. */
  unreadable: number[];
};

/**
 * Goes through the rows one by one, each in a transaction of its own: broken off, it is simply run again.
 *
 * @param isDryRun opens every key and changes nothing
 * @throws {NotConfiguredError} without `ENCRYPTION_KEYS`.
 */
export async function rotateKeys(db: Database, isDryRun: boolean): Promise<Rotation> {
  const rotation: Rotation = { current: 0, rotated: 0, unreadable: [] };
  let next = await repository.nextCertificate(db, 0);
  while (next) {
    const { id } = next;
    if (isSealedByCurrentKey(next.privateKeyData)) rotation.current += 1;
    else if (await rotateRow(db, id, isDryRun)) rotation.rotated += 1;
    else rotation.unreadable.push(id);
    next = await repository.nextCertificate(db, id);
  }
  return rotation;
}

/** False when no key opens it. */
function rotateRow(db: Database, id: number, isDryRun: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await repository.lockCertificate(tx, id);
    if (!row) return true; // deleted meanwhile
    const pem = await openKey(row).catch(() => undefined);
    if (pem === undefined) return false;
    if (isDryRun) return true;
    const { updatedAt } = row; // nothing that the owner sees has changed
    await repository.updateCertificate(tx, id, { privateKeyData: await sealKey(pem, id), updatedAt });
    await recordActivity(tx, undefined, 'rotated encryption key', 'certificate', id);
    return true;
  });
}
