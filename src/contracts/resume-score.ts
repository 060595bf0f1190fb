/** How well a resume fits a posting, and why (R-8, D29). */
import { z } from 'zod';

import { ResumeSpan } from './resume-content.ts';

/** A part of the score has at most this many points; four of them are 100 (D29). */
export const PART_MAXIMUM = 25;
/** From here on there is nothing to enhance (D29). */
export const ENHANCE_BELOW = 90;

export const SCORE_PARTS = ['ats', 'keywords', 'content', 'format'] as const;
export const ScorePart = z.enum(SCORE_PARTS);
export type ScorePart = z.infer<typeof ScorePart>;

/** One rule's points: what was asked, what was found, and what would raise it. */
export const ScorePoint = z.object({
  part: ScorePart,
  /** Id of the rule in the table of rules. */
  rule: z.string(),
  label: z.string(),
  points: z.number(),
  maximum: z.number(),
  /** What the rule measured, in words: `4 of 7 bullets have a number`. */
  value: z.string(),
  evidence: z.array(ResumeSpan),
  /** What would raise it; empty where it is full. */
  advice: z.string(),
});
export type ScorePoint = z.infer<typeof ScorePoint>;

const Points = z.number().min(0).max(PART_MAXIMUM);

/** The shape of R-8, and the points beside it. */
export const ResumeAnalysis = z.object({
  jobTitle: z.string(),
  insights: z.string(),
  /** Below 90, and the base resume supports at least one missing keyword (D29). */
  canEnhance: z.boolean(),
  score: z.object({
    overallScore: z.number().min(0).max(100),
    atsScore: Points,
    keywordMatchScore: Points,
    contentQualityScore: Points,
    formattingScore: Points,
    strengthAreas: z.array(z.string()),
    improvementAreas: z.array(z.string()),
    matchedKeywords: z.array(z.string()),
    missingKeywords: z.array(z.string()),
    suggestions: z.array(z.string()),
  }),
  points: z.array(ScorePoint),
  /** Where each matched keyword stands. */
  evidence: z.array(
    z.object({ keyword: z.string(), necessity: z.enum(['must', 'nice']), spans: z.array(ResumeSpan) }),
  ),
  /** Missing keywords that the base resume supports: these an enhancement can bring in. */
  supportedMissing: z.array(z.string()),
  rulesVersion: z.string(),
});
export type ResumeAnalysis = z.infer<typeof ResumeAnalysis>;
