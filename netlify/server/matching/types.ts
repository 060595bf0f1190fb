/** What a posting asks for and where a resume answers it. Pure data: the same in gives the same out, to the byte. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

export type RequirementKind = 'term' | 'years' | 'certificate' | 'language' | 'place';
export type Necessity = 'must' | 'nice';

/** A span of a posting: `quote` is `text.slice(start, end)`. */
export type TextSpan = { quote: string; start: number; end: number };

export type Requirement = {
  kind: RequirementKind;
  necessity: Necessity;
  /** The vocabulary's name of it, such as `Kubernetes`; where the vocabulary does not know it, the posting's words. */
  term: string;
  /** Of `years` the least number, of `language` the level (`C1`) or empty, of `place` remote, hybrid or on-site. */
  value: string;
  /** `Java or Kotlin`: one of a group is enough. Requirements of one group share its number. */
  group?: number;
  span: TextSpan;
};

export type Posting = { text: string; requirements: Requirement[] };

export type Match = {
  requirement: Requirement;
  /** Where the resume says so; empty where it does not. */
  evidence: ResumeSpan[];
};

/** In the order of the posting; a term counts once. */
export type Comparison = { matched: Match[]; missing: Requirement[] };
