/** The calendar of the tracker; of its secret address only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

import { addressOf } from '#contracts/address.ts';
import { jobCalendar } from '#contracts/job-calendar.ts';

import { recordActivity } from '../../activity/record.ts';
import type { ApiContext } from '../../api/context.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { siteOrigin } from '../../env.ts';
import { findApplication } from '../repository.ts';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';
import * as repository from './repository.ts';

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
