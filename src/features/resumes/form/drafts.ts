/** What is typed into the forms of resumes and not saved yet. */
import { z } from 'zod';

import { deviceDrafts } from '#lib/owner/device-drafts.ts';

import { FormValues } from './form-values.ts';

const Draft = z.object({
  values: FormValues,
  /** What the form began with. */
  base: FormValues,
  /** `updatedAt` of the resume that is changed. */
  basedOn: z.string(),
  savedAt: z.string(),
});
export type Draft = z.infer<typeof Draft>;

export type Drafts = ReturnType<typeof deviceDrafts<Draft>>;

/** The correction of a base resume, by its id. */
export const baseDrafts: Drafts = deviceDrafts('resumeCorrection', Draft);
/** The changes of a tailored resume, by its id. */
export const editDrafts: Drafts = deviceDrafts('resumeEdit', Draft);
