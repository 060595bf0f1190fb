/** What is typed into the tracker's forms and not saved yet. */
import { z } from 'zod';

import { deviceDrafts } from '#lib/owner/device-drafts.ts';

import { JobValues } from './job-form.ts';
import { NoteValues } from './note-form.ts';
import { Reading } from './page-fields.ts';

const JobDraft = z.object({
  values: JobValues,
  /** What the form began with: the stored application, or a blank form. */
  base: JobValues,
  /** `updatedAt` of the application that is changed; null of a new one. */
  basedOn: z.string().nullable(),
  savedAt: z.string(),
  /** Where values of it were read. */
  reading: Reading.optional(),
});
export type JobDraft = z.infer<typeof JobDraft>;

/** The form of an application: a `new` one, or the one with this number. */
export const jobDrafts = deviceDrafts('jobDraft', JobDraft);
/** The entry that is being written for the history of an application. */
export const noteDrafts = deviceDrafts('jobNote', NoteValues);
