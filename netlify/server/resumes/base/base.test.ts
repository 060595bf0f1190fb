import { expect, test } from 'vitest';

import { NO_BASE_RESUME } from '#contracts/resumes.ts';
import { type BaseResume, type BaseResumeDetails } from '#contracts/resume-views.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { baseResumes } from '#server/db/schema/resumes.ts';
import { deleteBlob, listBlobs } from '#server/integrations/blobs.ts';
import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { RESUME_TEXT, resumeCalls, sendResume, uploadForm } from '#support/resume-calls.ts';

const db = await testDatabase();
await testBlobs();

const PDF_WITHOUT_TEXT = '%PDF-1.4\n%%EOF\n';
const list = async (calls: Awaited<ReturnType<typeof resumeCalls>>) => calls.get<BaseResume[]>('/base');
const logged = async () =>
  (await db.select().from(adminLogs)).map(({ action, resource }) => `${action} ${resource}`);

test('R-6 R-9 an uploaded document is read, kept under its name, and given back as it came', async () => {
  const calls = await resumeCalls(db);
  const data = await calls.upload('  My resume ', 'CV (final).txt');
  expect(data).toMatchObject({
    id: 1,
    name: 'My resume',
    fileName: 'CV (final).txt',
    isActive: true,
    origin: 'upload',
    isRead: true,
    isCorrected: false,
    problem: null,
    fileSize: Buffer.byteLength(RESUME_TEXT),
    content: { name: 'Alex Example', email: 'alex@example.com' },
  });
  expect(data.reading).toEqual(data.content);
  expect(data.text).toContain('Moved 45 services to Kubernetes');
  expect(data.certainty['name']).toBe('sure');
  expect(await list(calls)).toEqual([expect.objectContaining({ id: 1, isActive: true })]);
  expect(await calls.get('/base/1')).toEqual(data);
  const { headers, body } = await calls.send('GET', '/api/resumes/base/1/download');
  expect(body).toBe(RESUME_TEXT);
  expect(headers.get('content-disposition')).toContain("filename*=UTF-8''CV%20%28final%29.txt");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(await logged()).toEqual(['created base_resume']);
});

test('R-6 a name of blanks, no file, an empty file and another kind of file are refused, each by its field', async () => {
  const { owner } = await resumeCalls(db);
  const cases: [FormData, number, string][] = [
    [uploadForm('  ', 'a.txt', RESUME_TEXT), 422, 'name'],
    [uploadForm(undefined, 'a.txt', RESUME_TEXT), 422, 'name'],
    [uploadForm('Main', 'a.txt', ''), 422, 'resume'],
    [uploadForm('Main', 'a.exe', 'MZ'), 415, 'resume'],
    [uploadForm('Main', 'a.pdf', RESUME_TEXT), 415, 'resume'],
    [uploadForm('Main', 'a.docx', RESUME_TEXT), 415, 'resume'],
    [uploadForm('Main', 'a.txt', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)), 415, 'resume'],
  ];
  for (const [form, status, field] of cases) {
    const answer = await sendResume(owner.cookie, form);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  }
  const form = new FormData();
  form.append('name', 'Main');
  expect((await sendResume(owner.cookie, form)).body).toMatchObject({ fields: { resume: 'Choose a file' } });
  const large = await sendResume(owner.cookie, uploadForm('Main', 'a.txt', 'a'.repeat(4 * 1024 * 1024 + 1)));
  expect(large.status).toBe(413);
  expect(await db.$count(baseResumes)).toBe(0);
  expect(await listBlobs('')).toEqual([]);
});

test('R-6 what comes as JSON where a form belongs is told so', async () => {
  const calls = await resumeCalls(db);
  const { status, body } = await calls.send('POST', '/api/resumes/base/upload', {});
  expect({ status, body }).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
});

test('D28 a document that cannot be read is kept, without content and with the reason', async () => {
  const calls = await resumeCalls(db);
  const data = await calls.upload('Scan', 'scan.pdf', PDF_WITHOUT_TEXT);
  expect(data).toMatchObject({ isActive: true, isRead: false, content: null, reading: null });
  expect(data.problem).toMatch(/^[A-Z].*\.$/);
  const [row] = await db.select().from(baseResumes);
  expect(row).toMatchObject({ parsedContent: null, problem: data.problem });
  expect((await calls.send('GET', '/api/resumes/base/1/download')).body).toBe(PDF_WITHOUT_TEXT);
  for (const key of await listBlobs('resumes/')) await deleteBlob(key);
  const lost = { status: 404, body: { error: expect.stringContaining('resume is lost') } };
  expect(await calls.send('GET', '/api/resumes/base/1/download')).toMatchObject(lost);
});

test('D28 without any base resume there is nothing to tailor: 400 with the sentence of the specification', async () => {
  const calls = await resumeCalls(db);
  const { id } = await makeJobApplication(db);
  const { status, body } = await calls.send('POST', `/api/resumes/create/${id}`);
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'NO_BASE_RESUME', error: NO_BASE_RESUME },
  });
});

test('D28 an unread primary one is not tailored until it is corrected', async () => {
  const calls = await resumeCalls(db);
  const { id } = await makeJobApplication(db);
  await calls.upload('Scan', 'scan.pdf', PDF_WITHOUT_TEXT);
  const refused = await calls.send('POST', `/api/resumes/create/${id}`);
  expect(refused).toMatchObject({ status: 422, body: { code: 'BASE_NOT_READ' } });
  expect(JSON.stringify(refused.body)).toMatch(/correct its fields/);
  await calls.put('/base/1', { content: { name: 'Alex', skills: ['Kubernetes'] } });
  expect((await calls.send('POST', `/api/resumes/create/${id}`)).status).toBe(201);
});

test('D28 the first is primary, another is made so, and there is never more than one', async () => {
  const calls = await resumeCalls(db);
  for (const name of ['First', 'Second', 'Third']) await calls.upload(name);
  const primaries = async () =>
    (await list(calls)).filter(({ isActive }) => isActive).map(({ name }) => name);
  expect(await primaries()).toEqual(['First']);
  const before = await calls.get<BaseResumeDetails>('/base/2');
  const { status, body } = await calls.send('PATCH', '/api/resumes/base/2/activate');
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id: 2, isActive: true, updatedAt: before.updatedAt },
  });
  expect(await primaries()).toEqual(['Second']);
  await Promise.all([1, 2, 3, 1, 2, 3].map((id) => calls.send('PATCH', `/api/resumes/base/${id}/activate`)));
  expect(await primaries()).toHaveLength(1);
  expect((await calls.send('PATCH', '/api/resumes/base/9/activate')).status).toBe(404);
});

test('D28 five first uploads at once make one primary', async () => {
  const calls = await resumeCalls(db);
  await Promise.all(Array.from({ length: 5 }, (_, index) => calls.upload(`Number ${index}`)));
  expect((await list(calls)).filter(({ isActive }) => isActive)).toHaveLength(1);
});

test('D28 R-2 deleting the primary one promotes the newest; its bytes go with it', async () => {
  const calls = await resumeCalls(db);
  for (const name of ['First', 'Second', 'Third']) await calls.upload(name);
  expect(await calls.send('DELETE', '/api/resumes/base/1')).toMatchObject({ status: 200, body: { id: 1 } });
  expect(await list(calls)).toMatchObject([
    { name: 'Third', isActive: true },
    { name: 'Second', isActive: false },
  ]);
  await calls.send('DELETE', '/api/resumes/base/2');
  expect(await list(calls)).toMatchObject([{ name: 'Third', isActive: true }]);
  await calls.send('DELETE', '/api/resumes/base/3');
  expect(await list(calls)).toEqual([]);
  expect(await listBlobs('')).toEqual([]);
  expect((await calls.send('DELETE', '/api/resumes/base/3')).status).toBe(404);
});

test('R-9 typed text and the published content are base resumes too', async () => {
  const calls = await resumeCalls(db);
  const typed = await calls.made<BaseResumeDetails>('/base/text', { name: 'Typed', text: RESUME_TEXT });
  expect(typed).toMatchObject({ origin: 'text', fileSize: 0, isRead: true, fileName: 'Typed.txt' });
  expect((await calls.send('GET', '/api/resumes/base/1/download')).body).toBe(RESUME_TEXT);
  const site = await calls.made<BaseResumeDetails>('/base/site');
  expect(site).toMatchObject({ origin: 'site', isRead: true, isActive: false });
  expect(site.content?.experience).toHaveLength(8);
  expect(site.content?.education).toMatchObject([{ degree: 'MBA', school: 'Example University' }]);
  expect(site.content?.certifications.join()).toContain('CISSP');
  expect(site.certainty['experience.0.title']).toBe('sure');
  const empty = await calls.send('POST', '/api/resumes/base/text', { name: 'Typed', text: ' \n ' });
  expect(empty).toMatchObject({ status: 422, body: { fields: { text: expect.any(String) } } });
});

test('R-7 a correction counts instead of the reading, survives a new one, and can be taken back', async () => {
  const calls = await resumeCalls(db);
  const read = await calls.upload();
  const content = { ...read.content, name: 'Alexandra Example' };
  const corrected = await calls.put<BaseResumeDetails>('/base/1', { content, updatedAt: read.updatedAt });
  expect(corrected).toMatchObject({ isCorrected: true, content: { name: 'Alexandra Example' } });
  expect(corrected.reading?.name).toBe('Alex Example');
  const again = await calls.post<BaseResumeDetails>('/base/1/read');
  expect(again).toMatchObject({ isCorrected: true, content: { name: 'Alexandra Example' } });
  expect(await calls.put('/base/1', { name: 'Renamed' })).toMatchObject({
    name: 'Renamed',
    isCorrected: true,
  });
  const back = await calls.put<BaseResumeDetails>('/base/1', { content: null });
  expect(back).toMatchObject({ isCorrected: false, content: { name: 'Alex Example' } });
});

test('R-9 a correction of what has changed meanwhile is refused with what is there now', async () => {
  const calls = await resumeCalls(db);
  const { updatedAt } = await calls.upload();
  await calls.put('/base/1', { name: 'From another tab' });
  const { status, body } = await calls.send('PUT', '/api/resumes/base/1', { name: 'Mine', updatedAt });
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { code: 'STALE', current: { name: 'From another tab' } },
  });
});

test('R-9 an upload with its key is taken once, and leaves one document', async () => {
  const { owner } = await resumeCalls(db);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await sendResume(owner.cookie, uploadForm('Main', 'a.txt', RESUME_TEXT), headers);
  const second = await sendResume(owner.cookie, uploadForm('Main', 'a.txt', RESUME_TEXT), headers);
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await db.$count(baseResumes)).toBe(1);
  expect(await listBlobs('')).toHaveLength(1);
  const other = await sendResume(owner.cookie, uploadForm('Main', 'a.txt', `${RESUME_TEXT}.`), headers);
  expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
});

test('R-9 without the storage nothing is stored, and it is said', async () => {
  const { owner } = await resumeCalls(db);
  const answer = await whileBlobsAreDown(() =>
    sendResume(owner.cookie, uploadForm('Main', 'a.txt', RESUME_TEXT)),
  );
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(await db.$count(baseResumes)).toBe(0);
});

test('R-7 a correction longer than any resume is refused by its field', async () => {
  const calls = await resumeCalls(db);
  await calls.upload();
  const content = { experience: [{ bullets: Array.from({ length: 31 }, () => 'x'.repeat(2_000)) }] };
  const { status, body } = await calls.send('PUT', '/api/resumes/base/1', { content });
  expect({ status, body }).toMatchObject({ status: 422, body: { fields: { content: expect.any(String) } } });
});
