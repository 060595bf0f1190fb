import { expect, test, vi } from 'vitest';

import type { JobApplication } from '#contracts/jobs.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { jobApplications, jobBatches, jobBatchItems } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { freezeDate } from '#support/frozen-date.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../../functions/jobs.ts';
import { forgetOldBatches } from './service.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00.000Z');
const DAY_MS = 86_400_000;

freezeDate(NOW);

async function signedIn() {
  const { send } = await ownerCalls(db, jobsFunction);
  const list = async () =>
    (await send('GET', '/api/job/applications?sortBy=company&sortOrder=asc')).body as JobApplication[];
  const bulk = async (ids: number[], change: object) => {
    const { status, body } = await send('POST', '/api/job/bulk', { ids, change });
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { batch: { id: number; title: string; applications: number } | null }).batch;
  };
  const undo = async (id = 0) => (await send('POST', `/api/job/batches/${id}/undo`)).body;
  return { send, list, bulk, undo };
}

test('J-3 the status of many is changed at once, each with its history, and taken back', async () => {
  const { send, list, bulk, undo } = await signedIn();
  const a = await makeJobApplication(db, { company: 'A', status: 'pending' });
  const b = await makeJobApplication(db, { company: 'B', status: 'interview' });
  const c = await makeJobApplication(db, { company: 'C', status: 'rejected' });
  const batch = await bulk([a.id, b.id, c.id, 999_999, a.id], { status: 'rejected' });
  expect(batch).toMatchObject({ title: 'Set the status of 2 applications to rejected', applications: 2 });
  expect((await list()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await send('GET', `/api/job/applications/${b.id}`)).body).toMatchObject({
    events: [{ title: 'Status changed from interview to rejected' }],
  });
  await send('PUT', `/api/job/applications/${b.id}`, { status: 'offer' });
  expect(await undo(batch?.id)).toEqual({ undone: 1, kept: 1 });
  expect((await list()).map(({ status }) => status)).toEqual(['pending', 'offer', 'rejected']);
  expect((await send('GET', `/api/job/applications/${a.id}`)).body).toMatchObject({
    events: [{ title: 'Status changed from rejected to pending' }, {}],
  });
  expect((await db.select().from(adminLogs)).map(({ action }) => action)).toContain('undid');
});

test('J-3 the priority of many is changed at once; who has it already is not touched', async () => {
  const { list, bulk } = await signedIn();
  const a = await makeJobApplication(db, { company: 'A', priority: 'high', updatedAt: new Date(0) });
  const b = await makeJobApplication(db, { company: 'B' });
  expect(await bulk([a.id, b.id], { priority: 'high' })).toMatchObject({ applications: 1 });
  expect((await list()).map(({ priority, updatedAt }) => [priority, updatedAt])).toEqual([
    ['high', new Date(0).toISOString()],
    ['high', expect.any(String)],
  ]);
  expect(await bulk([a.id, b.id], { priority: 'high' })).toBeNull();
});

test('J-7 an import is taken back after the later change at once was; before that nothing of it is, and it stays', async () => {
  const { send, list, bulk, undo } = await signedIn();
  const old = await makeJobApplication(db, { company: 'Old', position: 'CIO', appliedDate: '2026-11-01' });
  const text = 'Company,Position,Applied,Status\nOld,CIO,2026-11-01,interview\nA,CIO,,\nB,CIO,,\nC,CIO,,\n';
  const { batch: imported } = (await send('POST', '/api/job/import', { text })).body as {
    batch: { id: number };
  };
  vi.setSystemTime(NOW.getTime() + 60_000);
  const changed = await bulk(
    (await list()).map(({ id }) => id),
    { status: 'rejected' },
  );
  expect(await undo(imported.id)).toEqual({ undone: 0, kept: 4 });
  expect((await send('GET', '/api/job/batches')).body).toMatchObject([{ id: changed?.id }, imported]);
  vi.setSystemTime(NOW.getTime() + 120_000);
  expect(await undo(changed?.id)).toEqual({ undone: 4, kept: 0 });
  vi.setSystemTime(NOW.getTime() + 180_000);
  const [a, b] = await list();
  await send('PUT', `/api/job/applications/${a?.id}`, { status: 'offer' });
  await send('PUT', `/api/job/applications/${a?.id}`, { status: 'pending' });
  const read = { updatedAt: NOW.toISOString(), notes: 'Typed before.' };
  expect((await send('PUT', `/api/job/applications/${b?.id}`, read)).status).toBe(409);
  expect(await undo(imported.id)).toEqual({ undone: 3, kept: 1 });
  expect(await list()).toMatchObject([
    { company: 'A', status: 'pending' },
    { id: old.id, status: 'pending' },
  ]);
  expect((await send('GET', '/api/job/batches')).body).toEqual([]);
});

test('J-7 of an import from before its values were kept, what was changed in any way since is kept', async () => {
  const { send, list, bulk, undo } = await signedIn();
  const text = 'Company,Position\nA,CIO\nB,CIO\n';
  const { batch } = (await send('POST', '/api/job/import', { text })).body as { batch: { id: number } };
  await db.update(jobBatchItems).set({ after: null });
  const [a] = await list();
  await bulk([a?.id ?? 0], { priority: 'high' });
  expect(await undo(batch.id)).toEqual({ undone: 1, kept: 1 });
  expect(await list()).toMatchObject([{ company: 'A' }]);
});

test('J-3 many are deleted at once, are nowhere any more, and come back as they were', async () => {
  const { send, list, bulk, undo } = await signedIn();
  const { id } = await makeJobApplication(db, { company: 'Gone', appliedDate: '2026-01-01' });
  await makeJobApplication(db, { company: 'Stays' });
  await send('POST', `/api/job/applications/${id}/events`, {
    title: 'Called',
    eventDate: '2026-01-02T00:00:00Z',
  });
  await send('POST', `/api/job/applications/${id}/contacts`, { name: 'Rita' });
  const before = (await send('GET', `/api/job/applications/${id}`)).body;
  const batch = await bulk([id], { isDeleted: true });
  expect(batch).toMatchObject({ title: 'Deleted 1 application' });
  expect((await list()).map(({ company }) => company)).toEqual(['Stays']);
  expect((await send('GET', '/api/job/dashboard')).body).toMatchObject({ total: 1 });
  expect((await send('GET', '/api/job/silences')).body).toEqual([]);
  expect((await send('GET', '/api/job/applications/export')).body).not.toContain('Gone');
  for (const [method, path] of [
    ...[['GET', ''] as const, ['GET', '/contacts'] as const, ['DELETE', ''] as const],
  ])
    expect(await send(method, `/api/job/applications/${id}${path}`), path).toMatchObject({ status: 404 });
  expect(await undo(batch?.id)).toEqual({ undone: 1, kept: 0 });
  expect((await send('GET', `/api/job/applications/${id}`)).body).toEqual(before);
  expect((await send('GET', `/api/job/applications/${id}/contacts`)).body).toMatchObject([{ name: 'Rita' }]);
});

test('J-3 what was deleted can be taken back for 30 days, then it is removed for good', async () => {
  const { bulk, undo, send } = await signedIn();
  const { id } = await makeJobApplication(db);
  const batch = await bulk([id], { isDeleted: true });
  await forgetOldBatches(db, new Date(NOW.getTime() + 30 * DAY_MS));
  expect(await db.select().from(jobApplications)).toHaveLength(1);
  await forgetOldBatches(db, new Date(NOW.getTime() + 30 * DAY_MS + 1));
  expect(await db.select().from(jobApplications)).toEqual([]);
  expect(await db.select().from(jobBatches)).toEqual([]);
  expect(await undo(batch?.id)).toMatchObject({ error: expect.any(String) as unknown });
  expect((await send('GET', '/api/job/batches')).body).toEqual([]);
});

test('J-6 a change at once that is none is refused by the name of its field', async () => {
  const { send } = await signedIn();
  for (const [body, field] of [
    [{ ids: [], change: { status: 'offer' } }, 'ids'],
    [{ ids: Array.from({ length: 5_001 }, (_, id) => id + 1), change: { status: 'offer' } }, 'ids'],
    [{ ids: [1], change: { status: 'hired' } }, 'change'],
    [{ ids: [1], change: {} }, 'change'],
    [{ ids: [1], change: { status: 'offer', priority: 'low' } }, 'change'],
  ] as const) {
    const answer = await send('POST', '/api/job/bulk', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(field);
  }
});
