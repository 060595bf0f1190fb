import { expect, test, vi } from 'vitest';

import type { JobApplication } from '#contracts/jobs.ts';
import type { JobImportPlan } from '#contracts/job-transfer.ts';
import { jobApplicationEvents, jobApplications } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { jobApplicationInput, makeJobApplication } from '#support/factories/job-application.ts';
import { freezeDate } from '#support/frozen-date.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../../functions/jobs.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00.000Z');

freezeDate(NOW);

async function signedIn() {
  const { send } = await ownerCalls(db, jobsFunction);
  const preview = async (text: string) => {
    const { status, body } = await send('POST', '/api/job/import/preview', { text });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as JobImportPlan;
  };
  const apply = async (text: string) => {
    const { status, body } = await send('POST', '/api/job/import', { text });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as { counts: JobImportPlan['counts']; batch: { id: number; title: string } | null };
  };
  const list = async () => (await send('GET', '/api/job/applications')).body as JobApplication[];
  return { send, preview, apply, list };
}

test('J-7 a preview tells what is new, the same, changed and refused, by line and field, and writes nothing', async () => {
  const { preview, list } = await signedIn();
  await makeJobApplication(db, {
    company: 'Acme',
    position: 'CIO',
    appliedDate: '2026-11-01',
    location: 'Oslo',
  });
  await makeJobApplication(db, { company: 'Same', position: 'CTO', appliedDate: '2026-11-02' });
  const file =
    'Company,Position,Applied,Location,Status,Contact email\r\n' +
    'acme,CIO,2026-11-01,Bergen,interview,\r\n' +
    'Same,CTO,2026-11-02,,,\r\n' +
    '"New\nLines",CFO,2026-11-03,,,\r\n' +
    'Bad,,yesterday,,unheard of,nobody\r\n' +
    'new lines,CFO,2026-11-03,,,\r\n';
  const { counts, rows } = await preview(file);
  expect(counts).toEqual({ new: 1, same: 2, changed: 1, refused: 1 });
  expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'changed'],
    [3, 'same'],
    [4, 'new'],
    [6, 'refused'],
    [7, 'same'],
  ]);
  expect(rows[2]?.becomes).toEqual({
    status: 'pending',
    appliedDate: '2026-11-03',
    isDayOfFile: true,
    location: '',
  });
  expect(rows[0]?.changes).toEqual([
    { field: 'company', before: 'Acme', after: 'acme' },
    { field: 'location', before: 'Oslo', after: 'Bergen' },
    { field: 'status', before: 'pending', after: 'interview' },
  ]);
  expect(rows[3]?.problems.map(({ field }) => field).toSorted()).toEqual([
    ...['appliedDate', 'contactEmail', 'position', 'status'],
  ]);
  expect(await list()).toHaveLength(2);
});

test('J-7 a preview tells status, day and place as they will be, and that a day is not of the file', async () => {
  const { preview, apply, list } = await signedIn();
  const file = 'Company,Job title,List,Location,Date seen\nAcme,CIO,Phone Screen,Oslo,2026-11-01\n';
  const { rows } = await preview(file);
  const becomes = { status: 'interview', appliedDate: '2026-11-20', location: 'Oslo' };
  expect(rows).toMatchObject([{ outcome: 'new', becomes: { ...becomes, isDayOfFile: false } }]);
  await apply(file);
  expect(await list()).toMatchObject([becomes]);
});

test('J-7 an import does what the preview told, and is taken back as a whole', async () => {
  const { send, apply, list } = await signedIn();
  const { id } = await makeJobApplication(db, {
    company: 'Acme',
    position: 'CIO',
    appliedDate: '2026-11-01',
  });
  const before = await list();
  const { counts, batch } = await apply(
    'Company;Position;Applied;Status\nAcme;CIO;01.11.2026;Offer\nNext;CTO;02.11.2026;\nBad;;;\n',
  );
  expect(counts).toEqual({ new: 1, same: 0, changed: 1, refused: 1 });
  expect(batch).toMatchObject({ title: 'Imported 2 applications (CSV)', applications: 2 });
  expect((await list()).map(({ company, status }) => [company, status])).toEqual([
    ['Next', 'pending'],
    ['Acme', 'offer'],
  ]);
  expect((await send('GET', `/api/job/applications/${id}`)).body).toMatchObject({
    events: [{ type: 'status', title: 'Status changed from pending to offer' }],
  });
  const batches = await send('GET', '/api/job/batches');
  expect(batches.body).toEqual([{ ...batch }]);
  expect((await send('POST', `/api/job/batches/${batch?.id}/undo`)).body).toEqual({ undone: 2, kept: 0 });
  expect(await list()).toMatchObject(before.map(({ updatedAt: _updatedAt, ...row }) => row));
  expect((await send('GET', '/api/job/batches')).body).toEqual([]);
  expect(await send('POST', `/api/job/batches/${batch?.id}/undo`)).toMatchObject({ status: 404 });
});

test('J-7 taking an import back keeps what was worked on since', async () => {
  const { send, apply, list } = await signedIn();
  const { batch } = await apply('Company,Position\nUntouched,CIO\nNoted,CIO\nEdited,CIO\n');
  const idOf = async (company: string) => (await list()).find((row) => row.company === company)?.id ?? 0;
  await send('POST', `/api/job/applications/${await idOf('Noted')}/events`, { title: 'Called' });
  vi.setSystemTime(NOW.getTime() + 60_000);
  await send('PUT', `/api/job/applications/${await idOf('Edited')}`, { notes: 'x' });
  expect((await send('POST', `/api/job/batches/${batch?.id}/undo`)).body).toEqual({ undone: 1, kept: 2 });
  expect((await list()).map(({ company }) => company).toSorted()).toEqual(['Edited', 'Noted']);
});

test('J-7 what is exported as CSV or JSON comes back the same, formulas, quotes and line breaks included', async () => {
  const { send, apply, list } = await signedIn();
  const odd = { company: '=1+1; "x"', notes: 'a\n-b\n\n"c", d\t=e', description: '@all' };
  await makeJobApplication(db, jobApplicationInput(odd));
  await makeJobApplication(db, { company: 'Acme', position: 'CIO', status: 'withdrawn' });
  const fields = (rows: JobApplication[]) =>
    rows.map(({ id: _id, userId: _u, createdAt: _c, updatedAt: _up, ...values }) => values);
  const before = fields(await list());
  for (const path of ['export', 'export.json']) {
    const { status, body } = await send('GET', `/api/job/applications/${path}`);
    expect(status).toBe(200);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect((await apply(text)).counts, path).toEqual({ new: 0, same: 2, changed: 0, refused: 0 });
    await db.delete(jobApplications);
    expect((await apply(text)).counts, path).toMatchObject({ new: 2 });
    expect(fields(await list()), path).toEqual(before);
  }
});

test('J-7 the exports of LinkedIn, JobSync, Teal and Huntr are read by their own columns', async () => {
  const { preview, apply, list } = await signedIn();
  const linkedIn =
    'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers\n' +
    '"6/15/23, 3:04 PM",alex@example.com,+1 555 0100,Acme,IT Director,https://www.linkedin.com/jobs/view/1,cv.pdf,"Why? | Because"\n';
  const jobSync =
    'index,createdAt,applied,appliedDate,Company,JobTitle,jobType,Location,JobSource,Status\n' +
    '1,2026-01-02,Yes,2026-01-03,Northwind,CIO,Full Time,N/A,Indeed,Interview\n';
  const teal =
    'Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement\n' +
    'CTO,Contoso,"$150,000",Remote,I Withdrew,,,02/03/2026,2026-03-01,4\n';
  const huntr = 'Company,Title,List,Location,URL\nGlobex,CFO,Wishlist,Bonn,https://globex.example/1\n';
  for (const [format, file] of Object.entries({
    LinkedIn: linkedIn,
    JobSync: jobSync,
    Teal: teal,
    Huntr: huntr,
  })) {
    expect(await preview(file), format).toMatchObject({ format, counts: { new: 1, refused: 0 } });
    await apply(file);
  }
  const rows = Object.fromEntries((await list()).map((row) => [row.company, row]));
  expect(rows.Acme).toMatchObject({
    position: 'IT Director',
    appliedDate: '2023-06-15',
    contactEmail: 'alex@example.com',
  });
  expect(rows.Northwind).toMatchObject({
    status: 'interview',
    location: null,
    source: 'Indeed',
    details: 'Full Time',
  });
  expect(rows.Contoso).toMatchObject({ status: 'withdrawn', salary: '$150,000', nextStepDate: '2026-03-01' });
  expect(rows.Globex).toMatchObject({ status: 'pending', jobUrl: 'https://globex.example/1' });
});

test('J-7 of a list of one’s own the day may stand first, a status be in words and an address without https', async () => {
  const { preview, apply, list } = await signedIn();
  const file =
    'Company,Position,Stage,Applied,Link\n' +
    'A,CIO,Technical interview,25/03/2026,www.example.com/job\n' +
    'B,CIO,Rejected after 2nd interview,04/03/2026,\n' +
    'C,CIO,In progress,"March 2, 2026",\n' +
    'D,CIO,somehow,,no address\n';
  const { rows } = await preview(file);
  expect(rows.find(({ company }) => company === 'D')?.problems).toEqual([
    { field: 'jobUrl', message: 'Enter an address such as https://… instead of “no address”' },
    { field: 'status', message: expect.stringMatching(/instead of “somehow”$/) as string },
  ]);
  await apply(file);
  const stored = Object.fromEntries((await list()).map((row) => [row.company, row]));
  expect(stored.A).toMatchObject({
    status: 'interview',
    appliedDate: '2026-03-25',
    jobUrl: 'https://www.example.com/job',
  });
  expect(stored.B).toMatchObject({ status: 'rejected', appliedDate: '2026-03-04' });
  expect(stored.C).toMatchObject({ status: 'pending', appliedDate: '2026-03-02' });
});

test('J-7 of Teal the day of saving counts where none of applying is known, and stars are a priority', async () => {
  const { apply, list } = await signedIn();
  await apply(
    'Job Position,Company,Status,Date Saved,Date Applied,Excitement\n' +
      'CTO,Saved,Bookmarked,02/03/2026,,5\nCIO,Sent,Applied,02/03/2026,02/05/2026,2\nCFO,Unrated,Applied,,,0\n',
  );
  const stored = Object.fromEntries((await list()).map((row) => [row.company, row]));
  expect(stored.Saved).toMatchObject({ appliedDate: '2026-02-03', priority: 'high' });
  expect(stored.Sent).toMatchObject({ appliedDate: '2026-02-05', priority: 'low' });
  expect(stored.Unrated).toMatchObject({ appliedDate: '2026-11-20', priority: 'medium' });
});

test('J-7 a file that is none is refused with a sentence, and so is one that is too long', async () => {
  const { send } = await signedIn();
  for (const text of [
    ...[
      '',
      'hello',
      '{"a":1}',
      '[1,2]',
      '[{',
      'Company\nAcme',
      'Company,Position\n"Acme,CIO',
      '\0\0',
      '[[[[',
    ],
    `Company,Position\n${'A,B\n'.repeat(5_001)}`,
  ]) {
    const answer = await send('POST', '/api/job/import/preview', { text });
    expect([answer.status, typeof (answer.body as { error: string }).error], text.slice(0, 40)).toEqual([
      ...[422, 'string'],
    ]);
  }
});

test('J-7 what stands behind the most that an import may hold is not read', async () => {
  const { send } = await signedIn();
  for (const text of [`Company,Position\n${'A,B\n'.repeat(5_001)}"`, `[${'1,'.repeat(5_000)}1]`]) {
    const { body } = await send('POST', '/api/job/import/preview', { text });
    expect(body).toMatchObject({ error: 'The file has more than 5,000 applications.' });
  }
});

test('J-7 columns beyond the most that are looked at are not read', async () => {
  const { send } = await signedIn();
  const columns = ','.repeat(700);
  const statusOf = async (text: string) => (await send('POST', '/api/job/import/preview', { text })).status;
  expect(await statusOf(`Company,Position${columns}\nA,B`)).toBe(200);
  expect(await statusOf(`Company,Position\nA,B${','.repeat(400_000)}`)).toBe(422);
  expect(await statusOf(`${columns}Company,Position\n${columns}A,B`)).toBe(422);
});

test('J-7 five thousand applications are imported and taken back', async () => {
  const { send, apply, list } = await signedIn();
  const lines = Array.from({ length: 5_000 }, (_, index) => `Company ${index},CIO,2026-01-01`);
  const { batch } = await apply(`Company,Position,Applied\n${lines.join('\n')}`);
  expect(await list()).toHaveLength(5_000);
  expect((await send('POST', `/api/job/batches/${batch?.id}/undo`)).body).toEqual({ undone: 5_000, kept: 0 });
  expect(await list()).toEqual([]);
  expect(await db.select().from(jobApplicationEvents)).toEqual([]);
});

test('J-7 where the headings are not known the owner says which column is what', async () => {
  const { send, preview, list } = await signedIn();
  const text =
    'Firma;Stelle;Ort;Datum;Anmerkung\nAcme;CIO;Oslo;03.11.2026;\nBeta;CTO;;4.11.2026;rang twice\n';
  const unknown = await preview(text);
  expect(unknown).toMatchObject({ rows: [], counts: { new: 0, refused: 0 } });
  expect(unknown.columns).toEqual([
    { heading: 'Firma', example: 'Acme', field: null },
    { heading: 'Stelle', example: 'CIO', field: null },
    { heading: 'Ort', example: 'Oslo', field: null },
    { heading: 'Datum', example: '03.11.2026', field: null },
    { heading: 'Anmerkung', example: 'rang twice', field: null },
  ]);
  expect((await send('POST', '/api/job/import', { text })).status).toBe(422);

  const columns = ['company', 'position', 'location', 'appliedDate', 'notes'];
  const known = await send('POST', '/api/job/import/preview', { text, columns });
  expect(known.body).toMatchObject({
    counts: { new: 2, refused: 0 },
    columns: [{ field: 'company' }, {}, {}, {}, {}],
  });
  expect((await send('POST', '/api/job/import', { text, columns })).status).toBe(200);
  expect(await list()).toMatchObject([
    { company: 'Beta', position: 'CTO', appliedDate: '2026-11-04', notes: 'rang twice' },
    { company: 'Acme', position: 'CIO', appliedDate: '2026-11-03', location: 'Oslo' },
  ]);
  expect(
    (await send('POST', '/api/job/import/preview', { text, columns: ['salary', 'company'] })).body,
  ).toMatchObject({ rows: [] });
  expect((await send('POST', '/api/job/import/preview', { text, columns: ['age'] })).status).toBe(422);
});
