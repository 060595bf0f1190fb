import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { SentResume, TailoredResume, TailoredResumeDetails } from '#contracts/resume-views.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { jobApplications } from '#server/db/schema/jobs.ts';
import { blobQuarantine } from '#server/db/schema/files.ts';
import { sentResumes } from '#server/db/schema/resumes.ts';
import { deleteBlob, listBlobs, putBlob } from '#server/integrations/blobs.ts';
import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { resumeCalls } from '#support/resume-calls.ts';

import resumesFunction from '../../../../functions/resumes.ts';
import { sweepResumes } from '../../sweep.ts';

const db = await testDatabase();
await testBlobs();

type Calls = Awaited<ReturnType<typeof resumeCalls>>;

async function bytesOf(calls: Calls, path: string): Promise<Buffer> {
  const response = await call(resumesFunction, `/api/resumes${path}`, {
    headers: { cookie: calls.owner.cookie },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const sent = (calls: Calls) => calls.get<SentResume[]>('/sent');

test('R-9 what was sent is noted with all that it rested on', async () => {
  const calls = await resumeCalls(db);
  const { application, resume } = await calls.tailored();
  const pinned = await calls.made<SentResume>('/1/sent', { sentTo: ' Rita Recruiter ', format: 'pdf' });
  expect(pinned).toMatchObject({
    id: 1,
    title: resume.title,
    application: 'Platform Lead at Example Robotics',
    sentTo: 'Rita Recruiter',
    format: 'pdf',
    layout: 'single',
    version: 1,
  });
  const bytes = await bytesOf(calls, '/sent/1/download');
  expect(pinned).toMatchObject({ checksum: sha256(bytes), size: bytes.byteLength });
  expect(bytes.equals(await bytesOf(calls, '/1/download?format=pdf'))).toBe(true);
  expect(await sent(calls)).toEqual([pinned]);
  expect(await calls.get(`/sent?jobApplicationId=${application.id}`)).toEqual([pinned]);
  expect(await calls.get(`/sent?jobApplicationId=${application.id + 1}`)).toEqual([]);
  expect((await calls.get<TailoredResume[]>(''))[0]?.sentCount).toBe(1);
  expect((await calls.get<TailoredResumeDetails>('/1')).sent).toEqual([pinned]);
  const [row] = await db.select().from(sentResumes);
  expect(row?.postingText).toContain('Must have: Kubernetes');
  expect(row?.rulesVersion).not.toBe('');
  expect(JSON.parse(row?.baseContent ?? '')).toMatchObject({ name: 'Alex Example' });
  const actions = (await db.select().from(adminLogs)).map(({ action }) => action);
  expect(actions).toEqual(['created', 'created', 'sent']);
});

test('R-9 its bytes are the same for ever: after edits, deletion of the resume, its base and its application', async () => {
  const calls = await resumeCalls(db);
  const { application } = await calls.tailored();
  await calls.made('/1/sent', { sentTo: 'Rita' });
  const before = await bytesOf(calls, '/sent/1/download');
  const { resume } = await calls.get<TailoredResumeDetails>('/1');
  await calls.put('/1', { title: 'Another', resume: { ...resume, skills: [] } });
  await calls.send('DELETE', '/api/resumes/1');
  await calls.send('DELETE', '/api/resumes/base/1');
  await db.delete(jobApplications).where(eq(jobApplications.id, application.id));
  await sweepResumes(db, new Date('2099-01-01'));
  expect((await bytesOf(calls, '/sent/1/download')).equals(before)).toBe(true);
  expect(await sent(calls)).toMatchObject([
    { id: 1, title: 'Platform Lead at Example Robotics', version: 1 },
  ]);
});

test('R-9 bytes that are not those that were sent are not given away as such', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  await calls.made('/1/sent', { sentTo: 'Rita' });
  const [row] = await db.select().from(sentResumes);
  await putBlob(row?.filePath ?? '', Uint8Array.of(1, 2, 3));
  expect(await calls.send('GET', '/api/resumes/sent/1/download')).toMatchObject({ status: 409 });
  expect(await calls.send('GET', '/api/resumes/sent/2/download')).toMatchObject({ status: 404 });
  await deleteBlob(row?.filePath ?? '');
  const lost = { status: 404, body: { error: expect.stringContaining('sent resume is lost') } };
  expect(await calls.send('GET', '/api/resumes/sent/1/download')).toMatchObject(lost);
});

test('R-9 whom it was sent to must be said, and without the storage nothing is noted', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const blank = await calls.send('POST', '/api/resumes/1/sent', { sentTo: ' ' });
  expect(blank).toMatchObject({ status: 422, body: { fields: { sentTo: 'Say to whom' } } });
  const down = await whileBlobsAreDown(() => calls.send('POST', '/api/resumes/1/sent', { sentTo: 'Rita' }));
  expect(down.status).toBe(503);
  expect((await calls.send('POST', '/api/resumes/9/sent', { sentTo: 'Rita' })).status).toBe(404);
  expect(await sent(calls)).toEqual([]);
});

test('R-9 noted twice with one key it was sent once, and one file is kept', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  const before = (await listBlobs('resumes/')).length;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await calls.send('POST', '/api/resumes/1/sent', { sentTo: 'Rita' }, { headers });
  const second = await calls.send('POST', '/api/resumes/1/sent', { sentTo: 'Rita' }, { headers });
  expect(second.body).toEqual(first.body);
  expect(await sent(calls)).toHaveLength(1);
  expect((await listBlobs('resumes/')).length).toBe(before + 1);
});

test('R-9 the sweep marks what no row knows after a day, keeps its bytes, and knows what was sent', async () => {
  const calls = await resumeCalls(db);
  await calls.tailored();
  await calls.made('/1/sent', { sentTo: 'Rita' });
  await putBlob('resumes/base/unknown.txt', Uint8Array.of(1));
  const marked = async () => (await db.select().from(blobQuarantine)).map(({ key }) => key);
  await sweepResumes(db, new Date());
  expect(await marked()).toEqual([]);
  await sweepResumes(db, new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
  expect(await marked()).toEqual(['resumes/base/unknown.txt']);
  expect(await listBlobs('resumes/')).toHaveLength(3);
});

test('R-9 a repeated write has its answer, though what it was made of is gone', async () => {
  const calls = await resumeCalls(db);
  const { application } = await calls.tailored();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const writes: [string, unknown][] = [
    [`/create/${application.id}`, {}],
    [`/enhance/1/${application.id}`, {}],
    ['/1/sent', { sentTo: 'Rita' }],
    ['/base/1/read', {}],
  ];
  const sendAll = async () => {
    const answers: unknown[] = [];
    for (const [path, body] of writes)
      answers.push((await calls.send('POST', `/api/resumes${path}`, body, { headers })).body);
    return answers;
  };
  const first = await sendAll();
  for (const answer of first) expect(answer).toMatchObject({ id: expect.any(Number) });
  await calls.send('DELETE', '/api/resumes/1');
  await calls.send('DELETE', '/api/resumes/base/1');
  expect(await sendAll()).toEqual(first);
});
