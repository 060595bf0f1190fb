import { expect, test } from 'vitest';

import { sslCertificates } from '#server/db/schema/certificates.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { isSealedByCurrentKey } from '#server/encryption/sealed-text.ts';
import { testDatabase } from '#support/database.ts';
import { setVariables } from '#support/variables.ts';

import { openKey, sealKey } from './key.ts';
import { rotateKeys } from './rotate-keys.ts';

const db = await testDatabase();
const keyOf = (kid: string, byte: number) => `${kid}:${Buffer.alloc(32, byte).toString('base64')}`;

/** Rows of certificates whose key is sealed by the list of now. */
async function insertRows(ids: number[]): Promise<void> {
  for (const id of ids)
    await db
      .insert(sslCertificates)
      .overridingSystemValue()
      .values({
        id,
        name: `${id}`,
        domain: 'example.com',
        certificateData: '',
        privateKeyData: await sealKey(`key ${id}`, id),
      });
}
const rows = () => db.select().from(sslCertificates).orderBy(sslCertificates.id);

test('A-CRT-2 rotation seals every key anew, and a dry run only counts', async () => {
  setVariables({ ENCRYPTION_KEYS: keyOf('old', 1) });
  await insertRows([1, 2]);
  setVariables({ ENCRYPTION_KEYS: `${keyOf('new', 2)},${keyOf('old', 1)}` });
  await insertRows([3]);
  const before = await rows();
  expect(await rotateKeys(db, true)).toEqual({ current: 1, rotated: 2, unreadable: [] });
  expect(await rows()).toEqual(before);
  expect(await rotateKeys(db, false)).toEqual({ current: 1, rotated: 2, unreadable: [] });
  setVariables({ ENCRYPTION_KEYS: keyOf('new', 2) });
  for (const row of await rows()) expect(await openKey(row)).toBe(`key ${row.id}`);
  expect((await rows()).map(({ updatedAt }) => updatedAt)).toEqual(before.map(({ updatedAt }) => updatedAt));
  expect(await db.$count(adminLogs)).toBe(2);
});

test('A-CRT-2 what no key opens stays as it is and is named; the rest is rotated, and again is nothing to do', async () => {
  setVariables({ ENCRYPTION_KEYS: keyOf('lost', 3) });
  await insertRows([1]);
  setVariables({ ENCRYPTION_KEYS: keyOf('old', 1) });
  await insertRows([2]);
  setVariables({ ENCRYPTION_KEYS: `${keyOf('new', 2)},${keyOf('old', 1)}` });
  const [lost] = await rows();
  expect(await rotateKeys(db, false)).toEqual({ current: 0, rotated: 1, unreadable: [1] });
  expect((await rows())[0]).toEqual(lost);
  expect((await rows()).map(({ privateKeyData }) => isSealedByCurrentKey(privateKeyData))).toEqual([
    false,
    true,
  ]);
  expect(await rotateKeys(db, false)).toEqual({ current: 1, rotated: 0, unreadable: [1] });
});
