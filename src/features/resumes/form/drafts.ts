/** What is typed into the forms of resumes and not saved yet, by the id of the resume. */
import { deviceDrafts } from '#lib/owner/device-drafts.ts';
import { draftWith } from '#lib/owner/editing/editing.ts';

import { FormValues } from './form-values.ts';

const Draft = draftWith(FormValues);

/** The correction of a base resume. */
export const baseDrafts = deviceDrafts('resumeCorrection', Draft);
/** The changes of a tailored resume. */
export const editDrafts = deviceDrafts('resumeEdit', Draft);
