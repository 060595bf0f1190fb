import { expect, test } from 'vitest';

import { BACKUPS, putBlob } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';

import { listObjects } from './store.ts';
import { storeBackup } from './work.ts';

const db = await testDatabase();
await testBlobs();

const putAgain = async (key: string, notes: Record<string, string> = {}) =>
  BACKUPS.put(key, (await BACKUPS.readWhole(key)) ?? Uint8Array.of(), notes);

test('content stays that only a backup has whose notes are lost: no list names it, but its manifest is there', async () => {
  const before = new Date('2026-11-02T03:30:00Z');
  await putBlob('files/a', Uint8Array.of(1));
  await storeBackup(db, 'nightly', () => before);
  for (const { key } of await BACKUPS.list('objects/'))
    await putAgain(key, { storedAt: before.toISOString() });
  for (const { key } of await BACKUPS.list('manifests/')) await putAgain(key);
  const objects = await listObjects();
  await putBlob('files/a', Uint8Array.of(2));
  await storeBackup(db, 'nightly', () => new Date('2026-11-09T03:30:00Z'));
  const left = await listObjects();
  expect([...objects].filter((sum) => !left.has(sum))).toEqual([]);
});
