/** Entries as an iCalendar file (RFC 5545). */
import ical from 'ical-generator';

import { siteOrigin } from '../../env.ts';

export type CalendarEntry = {
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
export function calendarFile(name: string, entries: readonly CalendarEntry[]): File {
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
