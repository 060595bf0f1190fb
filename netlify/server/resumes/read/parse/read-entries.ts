/** Entries as they are read, with what their certainty rests on. */
import type { ResumeEducation, ResumeJob } from '#contracts/resume-content.ts';

import type { FoundDates } from './dates.ts';

/** `isUnsure` where a guess decided what is what. */
type Read = { dates: FoundDates | undefined; isUnsure: boolean };

export type ReadJob = ResumeJob & Read;
export type ReadSchool = ResumeEducation & Read;
