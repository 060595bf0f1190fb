import { expect, test } from 'vitest';

import type { CreatedResume } from '#contracts/resume-views.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { POSTING, RESUME_TEXT, resumeCalls } from '#support/resume-calls.ts';

const db = await testDatabase();
await testBlobs();

test('R-7 a download has the name of person, position and company, in each format', async () => {
  const calls = await resumeCalls(db);
  await calls.upload('Main', 'a.txt', RESUME_TEXT.replace('Alex Example', 'Zoë Ñandú'));
  const { id } = await makeJobApplication(db, { ...POSTING, company: 'A/B "C" Ltd' });
  await calls.made(`/create/${id}`);
  for (const format of ['docx', 'pdf', 'txt', 'json']) {
    const { status, headers } = await calls.send('GET', `/api/resumes/1/download?format=${format}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const name = `Zoë Ñandú - Platform Lead at A_B _C_ Ltd.${format}`;
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(name);
  }
  const inline = await calls.send('GET', '/api/resumes/1/download?format=pdf&disposition=inline');
  expect(inline.headers.get('content-disposition')).toMatch(/^inline;/);
  const word = await calls.send('GET', '/api/resumes/1/download?disposition=inline');
  expect(word.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect((await calls.send('GET', '/api/resumes/1/download?format=exe')).status).toBe(422);
  expect((await calls.send('GET', '/api/resumes/9/download')).status).toBe(404);
});

test('R-7 the point of “Inc.” is not doubled before the kind of the file', async () => {
  const calls = await resumeCalls(db);
  await calls.upload();
  const { id } = await makeJobApplication(db, { ...POSTING, company: 'Example, Inc.' });
  const { fileName } = await calls.made<CreatedResume>(`/create/${id}`);
  expect(fileName).toBe('Alex Example - Platform Lead at Example, Inc.docx');
});
