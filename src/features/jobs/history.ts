/** The history of an application: what was written down, and what was sent for it. */
import type { JobEvent } from '#contracts/jobs.ts';
import type { SentResume } from '#contracts/resume-views.ts';

export type Happening = {
  key: string;
  type: string;
  title: string;
  description: string | null;
  at: string;
  /** The entry that the owner can take out again. */
  removable: JobEvent | undefined;
  /** The calendar shows it: an interview, or what was noted for later. */
  isAppointment: boolean;
};

/** What the server notes by itself stays; a silence is noted on the owner's word. */
const STAYS = new Set(['status']);

/** Newest first. */
export function historyOf(events: readonly JobEvent[], sent: readonly SentResume[]): Happening[] {
  const noted = events.map((event) => ({
    key: `event-${event.id}`,
    type: event.type,
    title: event.title,
    description: event.description,
    at: event.eventDate,
    removable: STAYS.has(event.type) ? undefined : event,
    isAppointment: event.type === 'interview' || event.eventDate > event.createdAt,
  }));
  const files = sent.map(({ id, title, sentTo, sentAt, version }) => ({
    key: `sent-${id}`,
    type: 'sent',
    title: `Sent “${title}”, version ${version}, to ${sentTo}`,
    description: null,
    at: sentAt,
    removable: undefined,
    isAppointment: false,
  }));
  return [...noted, ...files].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
