/** The history of an application: what the server noted and what the owner wrote down. */
import type { z } from 'zod';

import type { JobEventInput } from '#contracts/job-application-input.ts';
import type { JobEvent } from '#contracts/jobs.ts';

import { recordActivity } from '../activity/record.ts';
import { apiError, notFound } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import * as repository from './repository.ts';
import type { EventRow } from './repository.ts';

/** Adds to the history; without a date it was now. @throws 404 for an unknown application. */
export function addEvent(context: OwnerContext, { id, ...input }: JobEventInput & { id: number }) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { company, position } = (await repository.lockApplication(tx, id)) ?? notFound('application');
    const event = await repository.insertEvent(tx, {
      applicationId: id,
      type: input.type,
      title: input.title,
      description: input.description ?? null,
      eventDate: input.eventDate === undefined ? now : new Date(input.eventDate),
      createdAt: now,
    });
    const details = { company, position, type: event.type, title: event.title };
    await recordActivity(tx, context, 'noted', 'job_application', id, details);
    return toEvent(event);
  });
}

type EventId = { id: number; eventId: number };

/** Takes an entry out of the history. @throws 404, 409 for a change of the status. */
export async function removeEvent(context: OwnerContext, { id, eventId }: EventId) {
  await context.db.transaction(async (tx) => {
    const { company, position } = (await repository.lockApplication(tx, id)) ?? notFound('application');
    const event = (await repository.findEvent(tx, id, eventId)) ?? notFound('entry');
    if (event.type === 'status')
      throw apiError(409, 'CONFLICT', 'A change of the status stays in the history.');
    await repository.deleteEvent(tx, eventId);
    const details = { company, position, type: event.type, title: event.title };
    await recordActivity(tx, context, 'removed note', 'job_application', id, details);
  });
  return { id: eventId };
}

export const toEvent = (row: EventRow): z.input<typeof JobEvent> => ({
  ...row,
  eventDate: row.eventDate.toISOString(),
  createdAt: row.createdAt.toISOString(),
});
