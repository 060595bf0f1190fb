import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { adminLogs } from '#server/db/schema/activity.ts';
import { adminUsers } from '#server/db/schema/auth.ts';
import { jobApplicationEvents, jobApplications, jobCalendarFeeds } from '#server/db/schema/jobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../../functions/jobs.ts';

const db = await testDatabase();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type Send = Awaited<ReturnType<typeof ownerCalls>>['send'];

async function addressOf(send: Send): Promise<string> {
  const { address } = (await send('POST', '/api/job/calendar')).body as { address: string };
  return new URL(address).pathname;
}

async function linesOf(response: Response): Promise<string[]> {
  const text = (await response.text()).replaceAll('\r\n ', '');
  return text.split('\r\n');
}

const addEvent = async (applicationId: number, type: string, eventDate: Date, title = type) => {
  const values = { applicationId, type, title, eventDate, createdAt: new Date('2026-01-01T00:00:00Z') };
  const [event] = await db.insert(jobApplicationEvents).values(values).returning();
  return event?.id ?? 0;
};

test('J-7 the calendar has next steps and appointments of running applications, and nothing that is long over', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await makeJobApplication(db, {
    ...{ company: 'Acme', position: 'Lead', nextStepDate: dayOf(inDays(3)), nextStepAction: 'Call back' },
    notes: 'A secret of the owner',
  });
  await makeJobApplication(db, { company: 'Left', status: 'withdrawn', nextStepDate: dayOf(inDays(3)) });
  await makeJobApplication(db, { company: 'Long ago', nextStepDate: dayOf(inDays(-91)) });
  const { id: deleted } = await makeJobApplication(db, { nextStepDate: dayOf(inDays(3)) });
  await db.update(jobApplications).set({ deletedAt: new Date() }).where(eq(jobApplications.id, deleted));
  const talk = await addEvent(id, 'interview', new Date(inDays(5).setUTCHours(9, 30, 0, 0)), 'Talk');
  await addEvent(id, 'interview', inDays(-100));
  const written = { applicationId: id, type: 'note', title: 'Only a note', eventDate: new Date() };
  await db.insert(jobApplicationEvents).values({ ...written, createdAt: written.eventDate });
  const response = await call(jobsFunction, await addressOf(send));
  expect(response.status).toBe(200);
  const lines = await linesOf(response);
  expect(lines.filter((line) => /^(?:UID|SUMMARY|DTSTART|DTEND|SEQUENCE)/.test(line))).toEqual([
    `UID:next-step-${id}@localhost:8888`,
    'SEQUENCE:0',
    `DTSTART;VALUE=DATE:${dayOf(inDays(3)).replaceAll('-', '')}`,
    'SUMMARY:Call back: Lead at Acme',
    `UID:event-${talk}@localhost:8888`,
    expect.stringMatching(/^SEQUENCE:\d+$/),
    `DTSTART:${dayOf(inDays(5)).replaceAll('-', '')}T093000Z`,
    `DTEND:${dayOf(inDays(5)).replaceAll('-', '')}T103000Z`,
    'SUMMARY:Talk: Lead at Acme',
  ]);
  expect(lines.join()).not.toContain('secret of the owner');
});

test('J-7 the secret address is told once, stored as a hash, kept by nobody, and ends when it is renewed or taken back', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  expect((await send('GET', '/api/job/calendar')).body).toEqual({ since: null });
  const first = await addressOf(send);
  const answer = await call(jobsFunction, first);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  const secret = first.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await db.select().from(jobCalendarFeeds))).not.toContain(secret);
  expect(JSON.stringify((await send('GET', '/api/job/calendar')).body)).not.toContain(secret);
  const second = await addressOf(send);
  expect((await call(jobsFunction, first)).status).toBe(404);
  expect((await call(jobsFunction, second)).status).toBe(200);
  expect((await send('DELETE', '/api/job/calendar')).body).toEqual({ since: null });
  expect((await call(jobsFunction, second)).status).toBe(404);
  expect(await db.select().from(adminLogs).orderBy(adminLogs.id)).toMatchObject([
    { action: 'made calendar address', details: null },
    { action: 'made calendar address', details: null },
    { action: 'took back calendar address' },
  ]);
});

test('J-7 without its secret the calendar is not there, and who tries many is held back', async () => {
  const { send, owner } = await ownerCalls(db, jobsFunction);
  const address = await addressOf(send);
  for (const file of ['x', '.ics', `${'A'.repeat(43)}.ics`, address.split('/').at(-1)?.slice(0, -4) ?? ''])
    expect((await call(jobsFunction, `/api/job/calendar/${file}`)).status).toBe(404);
  const ip = '198.51.100.9';
  const statuses = new Set<number>();
  for (let tried = 0; tried <= 120; tried += 1)
    statuses.add((await call(jobsFunction, '/api/job/calendar/x', { ip })).status);
  expect([...statuses]).toEqual([404, 429]);
  await db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, owner.id));
  expect((await call(jobsFunction, address)).status).toBe(404);
});

test('J-7 a calendar keeps what a title has: long lines are folded by bytes, marks escaped, control characters dropped', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await makeJobApplication(db, {
    company: '日本語😀'.repeat(20),
    ...{ position: 'a;b,c\\n', nextStepDate: '2026-12-01', nextStepAction: 'x\nEND:VEVENT\r\ny\u0007' },
  });
  const text = String((await send('GET', `/api/job/applications/${id}/next-step.ics`)).body);
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  const summary = `SUMMARY:x\\nEND:VEVENT\\ny: a\\;b\\,c\\\\n at ${'日本語😀'.repeat(20)}`;
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toContain(summary);
});

test('J-7 one entry and one next step are files with the names that they have in the feed, and grow in number with a change', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await makeJobApplication(db, { nextStepDate: '2026-12-01', createdAt: inDays(-1) });
  const event = await addEvent(id, 'call', new Date('2026-12-02T08:00:00Z'));
  const path = `/api/job/applications/${id}`;
  const sequenceOf = async () =>
    Number(/^SEQUENCE:(\d+)/m.exec(String((await send('GET', `${path}/next-step.ics`)).body))?.[1]);
  const before = await sequenceOf();
  await db
    .update(jobApplications)
    .set({ updatedAt: inDays(1) })
    .where(eq(jobApplications.id, id));
  expect(await sequenceOf()).toBeGreaterThan(before);
  const file = await send('GET', `${path}/events/${event}/calendar.ics`);
  expect(file.headers.get('content-disposition')).toContain('appointment.ics');
  expect(file.body).toContain(`UID:event-${event}@`);
  expect((await send('GET', `${path}/events/999999/calendar.ics`)).status).toBe(404);
  expect((await send('GET', `/api/job/applications/999999/events/${event}/calendar.ics`)).status).toBe(404);
  const { id: without } = await makeJobApplication(db);
  expect((await send('GET', `/api/job/applications/${without}/next-step.ics`)).status).toBe(404);
});
