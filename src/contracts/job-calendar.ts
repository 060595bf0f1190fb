/** Next steps and appointments for a calendar: files, and a feed whose secret address is all that protects it. */
import { z } from 'zod';

import { open, owner } from './base.ts';
import { ById, Id, Moment } from './values.ts';

/** Since when there is an address; nothing where there is none. */
export const JobCalendar = z.object({ since: Moment.nullable() });

/** The whole address, which is told once and stored nowhere. */
export const JobCalendarAddress = z.object({ address: z.url(), since: Moment });
export type JobCalendarAddress = z.infer<typeof JobCalendarAddress>;

const FILE_MAXIMUM = 100;

export const jobCalendar = {
  state: owner.get('/job/calendar', 'Whether the calendar has an address').output(JobCalendar),
  renew: owner
    .create('/job/calendar', 'Make a new address for the calendar; the one before shows nothing any more')
    .output(JobCalendarAddress),
  revoke: owner.delete('/job/calendar', 'Take the address of the calendar back').output(JobCalendar),
  feed: open
    .get(
      '/job/calendar/{file}',
      'The calendar behind its secret address, for programs that subscribe to it',
      {
        description:
          'iCalendar (RFC 5545): next steps as whole days and appointments of running applications, from 90 days ago on.',
      },
    )
    .input(z.strictObject({ file: z.string().max(FILE_MAXIMUM) }))
    .output(z.file()),
  nextStep: owner
    .get('/job/applications/{id}/next-step.ics', 'The next step of an application as a file for a calendar')
    .input(ById)
    .output(z.file()),
  event: owner
    .get(
      '/job/applications/{id}/events/{eventId}/calendar.ics',
      'An entry of the history as a file for a calendar',
    )
    .input(z.strictObject({ id: Id, eventId: Id }))
    .output(z.file()),
};
