/** What is typed into the tracker's forms and not saved yet. */
import { deviceDrafts } from '#lib/owner/device-drafts.ts';
import { draftWith } from '#lib/owner/editing/editing.ts';

import { JobValues } from './job-form.ts';
import { NoteValues } from './note-form.ts';
import { Reading } from './page-fields.ts';

/** The form of an application, and where values of it were read: a `new` one, or the one with this number. */
export const jobDrafts = deviceDrafts(
  'jobDraft',
  draftWith(JobValues).extend({ reading: Reading.optional() }),
);
/** The entry that is being written for the history of an application. */
export const noteDrafts = deviceDrafts('jobNote', NoteValues);
