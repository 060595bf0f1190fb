/** What a posting asks for and where a resume answers it. Pure data: the same in gives the same out, to the byte. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

export type RequirementKind = 'term' | 'years' | 'certificate' | 'language' | 'place';
export type Necessity = 'must' | 'nice';

/** A span of a posting: `quote` is `text.slice(start, end)`. */
export type TextSpan = { quote: string; start: number; end: number };

export type Requirement = {
  kind: RequirementKind;
  necessity: Necessity;
  /** The vocabulary's name of it, such as `Kubernetes`; where the vocabulary does not know it, the posting's words. Degrees are certificates. */
  term: string;
  /** Of `years` the least number, of `language` the level (`C1`) or empty, of `place` remote, hybrid or on-site. */
  value: string;
  /** `Java or Kotlin`: one of a group is enough. Requirements of one group share its number. */
  group?: number;
  span: TextSpan;
};

export type Posting = { text: string; requirements: Requirement[] };

/** `weak` is `familiar with`, `strong` is `expert in`; most evidence is neither. */
export type Strength = 'weak' | 'plain' | 'strong';

export type Match = {
  requirement: Requirement;
  /** Where the resume says so, in the order of the resume, one span per text. */
  evidence: ResumeSpan[];
  strength: Strength;
  /** The narrower term that is evidence for it, such as `PostgreSQL` for `SQL`; empty where the resume names it itself. */
  impliedBy: string;
};

/**
 * In the order of the posting; a term counts once. A requirement whose group another one fulfils is in neither list.
 */
export type Comparison = {
  matched: Match[];
  missing: Requirement[];
  /** Of each requirement of years, how many the resume has, maybe a fraction, and the dates that they are counted from. */
  experience: { requirement: Requirement; years: number; evidence: ResumeSpan[] }[];
  /** Every span of the resume that names what the posting asks for, however often. */
  mentions: ResumeSpan[];
};
