import { expect, test } from 'vitest';

import type { UploadedFile } from '#contracts/files.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { listBlobs } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { picture, text } from '#support/sample-files.ts';
import { newUploadId, uploadMedia, uploadPart } from '#support/upload.ts';

const db = await testDatabase();
await testBlobs();

test('BA-9 the same bytes eight times at once make one file, and every answer is that file', async () => {
  const { cookie } = await makeOwner(db);
  const bytes = await picture('png');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => uploadMedia(cookie, { name: `chart-${at}.png`, bytes })),
  );
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  const files = await Promise.all(answers.map(async (answer) => (await answer.json()) as UploadedFile));
  expect(new Set(files.map(({ id }) => id)).size).toBe(1);
  expect(await db.select().from(managedFiles)).toHaveLength(1);
  expect(await listBlobs('files/')).toHaveLength(1);
});

test('D19 all parts at once, some of them twice, make one file', async () => {
  const { cookie } = await makeOwner(db);
  const file = { name: 'notes.txt', bytes: text('one two three four') };
  const fields = { partBytes: 5, category: 'other', uploadId: newUploadId() };
  const answers = await Promise.all(
    [1, 2, 3, 4, 4, 3].map((part) => uploadPart(cookie, file, { ...fields, part })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  expect(await db.select().from(managedFiles)).toHaveLength(1);
  expect(await listBlobs('files/')).toHaveLength(1);
});
