/** What a tailored resume is held against: the base that it rests on, and the posting that it answers. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeAnalysis } from '#contracts/resume-score.ts';

import { compare } from '../../matching/compare.ts';
import type { Comparison, Posting } from '../../matching/types.ts';
import { scoreResume } from '../score/score-resume.ts';

export type Ground = {
  base: ResumeContent;
  posting: Posting;
  jobTitle: string;
  /** `2026-11`: up to when a present job has lasted. */
  today: string;
};

export const comparisonOf = (resume: ResumeContent, { posting, today }: Ground): Comparison =>
  compare(posting, resume, today);

export const analysisOf = (
  resume: ResumeContent,
  { base, posting, jobTitle, today }: Ground,
): ResumeAnalysis => scoreResume(resume, posting, { base, jobTitle, today });

export const scoreOf = (resume: ResumeContent, ground: Ground): number =>
  analysisOf(resume, ground).score.overallScore;
