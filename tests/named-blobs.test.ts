/** Bytes that a sweep leaves alone are bytes that a backup has to have. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { readNamedBlobs } from '#server/backup/missing.ts';
import { baseResumes } from '#server/db/schema/resumes.ts';
import { listBlobKeys } from '#server/files/repository.ts';
import { listBaseKeys } from '#server/resumes/base/repository.ts';
import { listSentKeys } from '#server/resumes/tailored/sent/repository.ts';
import { listBlobKeys as listPictureKeys } from '#server/screenshots/retention-repository.ts';
import { testDatabase } from '#support/database.ts';
import { fillTables } from '#support/filled-tables.ts';

const db = await testDatabase();

test('every blob that a sweep takes for known is one that a backup asks for', async () => {
  await fillTables(db);
  await db.update(baseResumes).set({ filePath: sql`'base/' || file_path` });
  const known = [...(await listBlobKeys(db)), ...(await listPictureKeys(db))];
  known.push(...(await listBaseKeys(db)), ...(await listSentKeys(db)));
  expect([...(await readNamedBlobs(db))].sort()).toEqual([...new Set(known)].sort());
});
