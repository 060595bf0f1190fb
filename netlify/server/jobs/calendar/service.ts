/** The calendar of the tracker; of its secret address only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import ical from 'ical-generator';

import { addressOf } from '#contracts/address.ts';
import { jobCalendar } from '#contracts/job-calendar.ts';

import * as repository from './repository.ts';
import { recordActivity } from '../../activity/record.ts';
import type { ApiContext } from '../../api/context.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { siteOrigin } from '../../env.ts';
import { findApplication } from '../repository.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 90;
/** Of next steps, and of appointments. */
const SHOWN = 500;
const SECRET_BYTES = 32;
const ENDING = '.ics';

export async function calendarState({ db, owner }: OwnerContext) {
  const feed = await repository.findFeed(db, owner.id);
  return { since: feed?.createdAt.toISOString() ?? null };
}

/** A new address, told this once; the one before shows nothing from now on. */
export async function renewAddress(context: OwnerContext) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const createdAt = context.now();
  await context.db.transaction(async (tx) => {
    await repository.replaceFeed(tx, { userId: context.owner.id, secretHash: hashOf(secret), createdAt });
    await recordActivity(tx, context, 'made calendar address', 'job_application');
  });
  const address = addressOf(jobCalendar.feed, { file: `${secret}${ENDING}` });
  return { address: `${siteOrigin()}${address}`, since: createdAt.toISOString() };
}

/** Without an address there is nothing to take back, and that is no error. */
export async function revokeAddress(context: OwnerContext) {
  await context.db.transaction(async (tx) => {
    const gone = await repository.deleteFeed(tx, context.owner.id);
    if (gone) await recordActivity(tx, context, 'took back calendar address', 'job_application');
  });
  return { since: null };
}

/** Every address that is none, no more, or somebody's who may not sign in, is the same. @throws 404. */
export async function readFeed({ db, now, responseHeaders }: ApiContext, file: string): Promise<File> {
  const secret = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  if (!(await repository.isFeedOf(db, hashOf(secret)))) notFound('calendar');
  responseHeaders.set('X-Robots-Tag', 'noindex');
  const from = new Date(now().getTime() - SHOWN_DAYS * DAY_MS);
  const steps = await repository.selectNextSteps(db, from.toISOString().slice(0, 10), SHOWN);
  const appointments = await repository.selectAppointments(db, from, SHOWN);
  return calendarFile('job-tracker.ics', [...steps.flatMap(nextStepOf), ...appointments.map(appointmentOf)]);
}

/** @throws 404 for an unknown application, and one without a day for its next step. */
export async function nextStepFile(db: Database, id: number): Promise<File> {
  const entries = nextStepOf((await findApplication(db, id)) ?? notFound('application'));
  return entries.length > 0 ? calendarFile('next-step.ics', entries) : notFound('next step');
}

/** @throws 404. */
export async function eventFile(db: Database, { id, eventId }: { id: number; eventId: number }) {
  const row = (await repository.findEventOf(db, id, eventId)) ?? notFound('entry');
  return calendarFile('appointment.ics', [appointmentOf(row)]);
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

type Appointment = Awaited<ReturnType<typeof repository.selectAppointments>>[number];
type NextStep = Awaited<ReturnType<typeof repository.selectNextSteps>>[number];

function nextStepOf({ nextStepDate, nextStepAction, ...application }: NextStep): CalendarEntry[] {
  if (nextStepDate === null) return [];
  const { id, createdAt, updatedAt } = application;
  const title = titleOf(nextStepAction ?? 'Next step', application);
  return [{ key: `next-step-${id}`, title, at: nextStepDate, applicationId: id, createdAt, updatedAt }];
}

/** Entries of the history do not change; the names in their title may. */
function appointmentOf({ application, event }: Appointment): CalendarEntry {
  const { createdAt } = event;
  const isSince = application.updatedAt > createdAt;
  return {
    key: `event-${event.id}`,
    title: titleOf(event.title, application),
    text: event.description,
    at: event.eventDate,
    applicationId: application.id,
    createdAt,
    updatedAt: isSince ? application.updatedAt : createdAt,
  };
}

const titleOf = (what: string, { company, position }: Pick<NextStep, 'company' | 'position'>) =>
  `${what}: ${position} at ${company}`;

/** Entries as an iCalendar file (RFC 5545). */
type CalendarEntry = {
  /** The same for the same thing in every file: `next-step-12`. */
  key: string;
  title: string;
  text?: string | null | undefined;
  /** A whole day, `2026-12-01`, or the moment at which an hour begins. */
  at: string | Date;
  applicationId: number;
  createdAt: Date;
  updatedAt: Date;
};

const HOUR_MS = 60 * 60 * 1000;
/** How often a program should look again; many take their own time. */
const REFRESH_SECONDS = 60 * 60;
/** RFC 5545 §3.1 knows tabs and line breaks alone. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/gu;

const clean = (text: string) => text.toWellFormed().replace(CONTROL_CHARACTERS, '');

/**
 * `SEQUENCE` counts the seconds from the first state to this one, so that it grows with each change without being
 * stored (§3.8.7.4); `DTSTAMP` is when it last changed (§3.8.7.2), so that the same state is the same file.
 */
function calendarFile(name: string, entries: readonly CalendarEntry[]): File {
  const origin = siteOrigin();
  const calendar = ical({
    name: 'Job Tracker',
    prodId: { company: new URL(origin).host, product: 'Job Tracker' },
    ttl: REFRESH_SECONDS,
    events: entries.map(({ key, title, text, at, applicationId, createdAt, updatedAt }) => ({
      id: `${key}@${new URL(origin).host}`,
      sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
      stamp: updatedAt,
      ...(at instanceof Date
        ? { start: at, end: new Date(at.getTime() + HOUR_MS) }
        : { start: at, allDay: true }),
      summary: clean(title),
      ...(text ? { description: clean(text) } : {}),
      url: `${origin}/tools/job?application=${applicationId}`,
    })),
  });
  return new File([`${calendar.toString()}\r\n`], name, { type: 'text/calendar; charset=utf-8' });
}
