/** How much a resume may hold: whatever is done to one takes less than a second then. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import { atMost } from '#contracts/owner-text.ts';
import { RESUME_TEXT_MAXIMUM } from '#contracts/resumes.ts';

import { apiError } from '../../api/errors.ts';
import { textsOf } from './texts.ts';

export const isTooLong = (resume: ResumeContent): boolean =>
  textsOf(resume).reduce((length, { text }) => length + text.length, 0) > RESUME_TEXT_MAXIMUM;

/** @throws 422 that names the field */
export function assertLength(resume: ResumeContent, field: string): void {
  if (!isTooLong(resume)) return;
  const message = atMost(RESUME_TEXT_MAXIMUM);
  throw apiError(422, 'TOO_LONG', `This is more than a resume can hold. ${message}.`, {
    fields: { [field]: message },
  });
}
