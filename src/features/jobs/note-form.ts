/** An entry of the history as it stands in its form. */
import { z } from 'zod';

import { JOB_EVENT_TYPES, JobEventInput } from '#contracts/job-application-input.ts';

export const NoteValues = z.object({
  type: z.enum(JOB_EVENT_TYPES),
  title: z.string(),
  description: z.string(),
  /** Date and time in the reader's zone; empty for now. */
  eventDate: z.string(),
});
export type NoteValues = z.infer<typeof NoteValues>;

export const BLANK_NOTE: NoteValues = { type: 'note', title: '', description: '', eventDate: '' };

/** The form's texts as the contract takes them. */
export const NoteForm = NoteValues.transform(({ eventDate, ...texts }): z.input<typeof JobEventInput> => ({
  ...texts,
  ...(eventDate && { eventDate: momentOf(eventDate) }),
})).pipe(JobEventInput);

/** True when nothing has been written yet. */
export function isBlankNote({ title, description }: NoteValues): boolean {
  return title.trim() === '' && description.trim() === '';
}

function momentOf(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString();
}
