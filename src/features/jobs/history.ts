/** The history of an application: what was written down, and what was made and sent for it. */
import type { JobApplicationDetails, JobEvent } from '#contracts/jobs.ts';
import type { SentResume, TailoredResume } from '#contracts/resume-views.ts';

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

/** What is known from elsewhere is no entry that could be taken out. */
const BY_ITSELF = { removable: undefined, isAppointment: false };

export type Known = {
  application: Pick<JobApplicationDetails, 'id' | 'createdAt' | 'events'>;
  /** Of all applications. */
  resumes: readonly TailoredResume[];
  sent: readonly SentResume[];
};

/** Newest first; it begins with the day on which the application was added. */
export function historyOf({ application: { id, createdAt, events }, resumes, sent }: Known): Happening[] {
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
    ...BY_ITSELF,
  }));
  const made = resumes
    .filter(({ jobApplicationId }) => jobApplicationId === id)
    .map((resume) => ({
      key: `resume-${resume.id}`,
      type: 'resume',
      title: `Made the resume “${resume.title}”`,
      description: null,
      at: resume.createdAt,
      ...BY_ITSELF,
    }));
  const added = {
    ...{ key: 'added', type: 'added', title: 'Application added', description: null, at: createdAt },
    ...BY_ITSELF,
  };
  // Of two at one moment the later kind stands above.
  return [...files, ...noted, ...made, added].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
