import { expect, test } from 'vitest';

import { managedFiles } from '#server/db/schema/files.ts';
import { deleteBlob, listBlobs, readWholeBlob } from '#server/integrations/blobs.ts';
import { anotherDatabase, memoryBackup } from '#support/backups.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { text } from '#support/sample-files.ts';
import { upload } from '#support/upload.ts';

import { makeBackup } from './make.ts';
import { describeMissing } from './missing.ts';
import { checkBackup } from './restore/check.ts';
import { restoreBackup } from './restore/restore.ts';

const db = await testDatabase();
await testBlobs();
const now = new Date();

async function twoFiles(): Promise<void> {
  const { cookie } = await makeOwner(db);
  for (const name of ['a.txt', 'b.txt']) await upload(cookie, { name, bytes: text(name) });
}

test('a backup counts the files whose bytes the storage has lost, and restores what it has', async () => {
  await twoFiles();
  const [lost = '', left = ''] = await listBlobs('files/');
  await deleteBlob(lost);
  const { sink, read } = memoryBackup();
  await makeBackup(db, sink, { now });
  const checked = await checkBackup(read);
  expect(checked.missingBlobs).toBe(1);
  expect(describeMissing(checked)).toMatch(/^Warning: 1 file is without content/);
  await deleteBlob(left);
  const { db: target } = await anotherDatabase();
  expect((await restoreBackup(target, read, { now })).missingBlobs).toBe(1);
  expect(await target.$count(managedFiles)).toBe(2);
  expect(await readWholeBlob(left)).not.toBeNull();
});

test('of a whole backup, and of one of an older release that does not say, nothing is said', async () => {
  await twoFiles();
  const manifest = await makeBackup(db, memoryBackup().sink, { now });
  expect(manifest.missingBlobs).toBe(0);
  const { missingBlobs: _, ...older } = manifest;
  for (const one of [manifest, older]) expect(describeMissing(one)).toBeUndefined();
});

test('a file that is deleted while a backup is made is not lost', async () => {
  await twoFiles();
  const [key = ''] = await listBlobs('files/');
  const { missingBlobs } = await makeBackup(
    db,
    async (path) => {
      if (!path.startsWith('tables/managed_files/')) return;
      await db.delete(managedFiles);
      await deleteBlob(key);
    },
    { now },
  );
  expect(missingBlobs).toBe(0);
});
