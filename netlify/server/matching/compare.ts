/** Holds a resume against a posting: what of it the resume has, where it says so, and what is missing. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { claimsOf, type Claim } from './resume/claims.ts';
import { experienceIn, type Experience } from './resume/experience-years.ts';
import { fold } from './text/fold.ts';
import { findMentions } from './text/mentions.ts';
import { addPhrase, emptyPhrases, type Phrases } from './text/phrases.ts';
import { tokenize } from './text/tokens.ts';
import type { Comparison, Match, Posting, Requirement, Strength } from './types.ts';
import { currentVocabulary } from './vocabulary/built-in.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** More are no better evidence. */
const MOST_SPANS = 5;
const ORDER: readonly Strength[] = ['weak', 'plain', 'strong'];
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/**
 * What of a posting a resume has, with its own words as evidence. Jobs that go on run to `today`, a month such as
 * `2026-11`, or to the newest date of the resume.
 */
export function compare(posting: Posting, resume: ResumeContent, today?: string): Comparison {
  const vocabulary = currentVocabulary();
  const claims = claimsOf(resume, vocabulary, unknownTerms(posting, vocabulary));
  const known = knowledgeOf(claims, vocabulary);
  const about = { resume, claims, vocabulary, today };
  const experience = posting.requirements
    .filter(({ kind }) => kind === 'years')
    .map((requirement) => ({ requirement, ...yearsFor(requirement, about) }));
  const matches = posting.requirements.map((requirement) => {
    if (requirement.kind === 'years')
      return yearsMatch(experience.find((found) => found.requirement === requirement));
    return requirement.kind === 'place' ? placeMatch(requirement, resume) : termMatch(requirement, known);
  });
  const matched = matches.filter((match) => match !== undefined);
  const fulfilled = new Set(matched.flatMap(({ requirement }) => requirement.group ?? []));
  const missing = posting.requirements.filter(
    ({ group }, index) => !matches[index] && !(group !== undefined && fulfilled.has(group)),
  );
  const asked = new Set(posting.requirements.map(({ term }) => term));
  const isAsked = (term: string) =>
    asked.has(term) || (vocabulary.terms.get(term)?.implies.some((broader) => asked.has(broader)) ?? false);
  return {
    matched,
    missing,
    experience,
    mentions: claims.filter(({ term }) => isAsked(term)).map(({ span }) => span),
  };
}

type Knowledge = { direct: Map<string, Claim[]>; implied: Map<string, Claim[]> };

/** Claims by the term that they are evidence for, itself or by what it implies. */
function knowledgeOf(claims: readonly Claim[], { terms }: Vocabulary): Knowledge {
  const direct = Map.groupBy(claims, ({ term }) => term);
  const implied = new Map<string, Claim[]>();
  for (const [name, group] of direct)
    for (const broader of terms.get(name)?.implies ?? [])
      implied.set(broader, [...(implied.get(broader) ?? []), ...group]);
  return { direct, implied };
}

function termMatch(requirement: Requirement, { direct, implied }: Knowledge): Match | undefined {
  const own = (direct.get(requirement.term) ?? []).filter(({ level }) => isLevel(level, requirement));
  const claims = own.length > 0 ? own : (implied.get(requirement.term) ?? []);
  const [first] = claims;
  if (!first) return undefined;
  return {
    requirement,
    evidence: spansOf(claims),
    strength: ORDER.findLast((strength) => claims.some((claim) => claim.strength === strength)) ?? 'plain',
    impliedBy: own.length > 0 ? '' : first.term,
  };
}

/** A level that the resume does not say is not held against it. */
const isLevel = (level: string, { kind, value }: Requirement) =>
  kind !== 'language' || level === '' || value === '' || LEVELS.indexOf(level) >= LEVELS.indexOf(value);

/** One per text, the first. */
function spansOf(claims: readonly Claim[]): ResumeSpan[] {
  const byPath = new Map<string, ResumeSpan>();
  for (const { span } of claims) if (!byPath.has(span.path)) byPath.set(span.path, span);
  return [...byPath.values()].slice(0, MOST_SPANS);
}

type Found = Experience & { requirement: Requirement };

function yearsMatch(found: Found | undefined): Match | undefined {
  if (!found || found.years < Number(found.requirement.value)) return undefined;
  const { requirement, evidence } = found;
  return { requirement, evidence: evidence.slice(0, MOST_SPANS), strength: 'plain', impliedBy: '' };
}

type About = {
  resume: ResumeContent;
  claims: readonly Claim[];
  vocabulary: Vocabulary;
  today: string | undefined;
};

function yearsFor({ term }: Requirement, { resume, claims, vocabulary, today }: About): Experience {
  const about = new Set(findMentions(tokenize(term), vocabulary).map((mention) => mention.term.name));
  const narrower = [...vocabulary.terms.values()].filter(({ implies }) =>
    implies.some((name) => about.has(name)),
  );
  return experienceIn(resume, claims, new Set([...about, ...narrower.map(({ name }) => name)]), today);
}

function placeMatch(requirement: Requirement, { location }: ResumeContent): Match | undefined {
  const words = tokenize(location);
  const place = tokenize(requirement.term).map(({ key }) => key);
  const at = words.findIndex((_, index) => place.every((key, step) => words[index + step]?.key === key));
  const first = words[at];
  const last = words[at + place.length - 1];
  if (place.length === 0 && requirement.value === 'remote')
    return { requirement, evidence: [], strength: 'plain', impliedBy: '' };
  if (place.length === 0 || !first || !last) return undefined;
  const { start } = first;
  const { end } = last;
  const evidence = [{ path: 'location', quote: location.slice(start, end), start, end }];
  return { requirement, evidence, strength: 'plain', impliedBy: '' };
}

/** Terms of a posting that only its own words name. */
function unknownTerms({ requirements }: Posting, { terms }: Vocabulary): Phrases<string> {
  const table = emptyPhrases<string>();
  for (const { kind, term } of requirements)
    if (kind === 'term' && !terms.has(term))
      addPhrase(table, term.split(/[^\p{L}\p{N}\p{M}.+#&]+/u).map(fold), term);
  return table;
}
