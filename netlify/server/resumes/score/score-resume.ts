/** Scores a resume against a posting, each point with its reason (R-8, D29): pure, the same in gives the same out. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import {
  ENHANCE_BELOW,
  SCORE_PARTS,
  type ResumeAnalysis,
  type ScorePart,
  type ScorePoint,
} from '#contracts/resume-score.ts';

import { compare } from '../../matching/compare.ts';
import type { Posting } from '../../matching/types.ts';
import { factsOf, type Facts } from './facts.ts';
import { countedKeywords, isKeyword } from './keywords.ts';
import { RULES, RULES_VERSION, type Rule } from './rules.ts';
import { improvementsOf, insightsOf, strengthsOf, suggestionsOf } from './sentences.ts';

export type ScoreOptions = {
  /** What the resume was made of: missing keywords that it supports can be brought in (D29). */
  base?: ResumeContent;
  jobTitle: string;
  /** `2026-11`, for jobs that go on; without it they run to the newest date of the resume. */
  today?: string;
};

/** The shape of R-8; four parts of 0 to 25 make 0 to 100 (D29). */
export function scoreResume(
  resume: ResumeContent,
  posting: Posting,
  { base, jobTitle, today }: ScoreOptions,
): ResumeAnalysis {
  const comparison = compare(posting, resume, today);
  const supported = base ? supportedBy(posting, base, today) : new Set<string>();
  const facts = factsOf(resume, posting, comparison, jobTitle, supported);
  const points = RULES.map((rule) => pointOf(rule, facts));
  const [ats, keywords, content, format] = SCORE_PARTS.map((part) => partOf(points, part));
  const overallScore = rounded(
    [ats, keywords, content, format].reduce<number>((sum, part) => sum + (part ?? 0), 0),
  );
  const matched = comparison.matched.filter(({ requirement }) => isKeyword(requirement));
  const missing = comparison.missing.filter(isKeyword).map(({ term }) => term);
  const supportedMissing = missing.filter((term) => supported.has(term));
  const counted = countedKeywords({ posting, comparison });
  const summary = { points, overallScore, jobTitle, missing, supportedMissing, ...counted };
  return {
    jobTitle,
    insights: insightsOf(summary),
    canEnhance: overallScore < ENHANCE_BELOW && supportedMissing.length > 0,
    score: {
      overallScore,
      atsScore: ats ?? 0,
      keywordMatchScore: keywords ?? 0,
      contentQualityScore: content ?? 0,
      formattingScore: format ?? 0,
      strengthAreas: strengthsOf(points),
      improvementAreas: improvementsOf(points),
      matchedKeywords: matched.map(({ requirement }) => requirement.term),
      missingKeywords: missing,
      suggestions: suggestionsOf(summary),
    },
    points,
    evidence: matched.map(({ requirement, evidence }) => ({
      keyword: requirement.term,
      necessity: requirement.necessity,
      spans: evidence,
    })),
    supportedMissing,
    rulesVersion: RULES_VERSION,
  };
}

function pointOf({ id, part, label, maximum, measure }: Rule, facts: Facts): ScorePoint {
  const { share, value, evidence, advice } = measure(facts);
  const points = Math.round(share * maximum * 100) / 100;
  return { part, rule: id, label, points, maximum, value, evidence, advice: points < maximum ? advice : '' };
}

const partOf = (points: readonly ScorePoint[], part: ScorePart) =>
  rounded(points.filter((point) => point.part === part).reduce((sum, point) => sum + point.points, 0));

/** To a tenth, so that the sum of the parts is the whole to the last digit. */
const rounded = (points: number) => Math.round(points * 10) / 10;

/** Keywords that the base has itself; what it only implies is not there to be brought in. */
function supportedBy(posting: Posting, base: ResumeContent, today: string | undefined): Set<string> {
  const { matched } = compare(posting, base, today);
  return new Set(
    matched.filter(({ impliedBy }) => impliedBy === '').map(({ requirement }) => requirement.term),
  );
}
