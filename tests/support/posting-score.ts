/** How well postings are read: what is found of what their readers expect, and what is found beside it. */
import { z } from 'zod';

import { tokenize } from '#server/matching/text/tokens.ts';
import { readPosting } from '#server/matching/posting/read-posting.ts';
import { languagesIn } from '#server/matching/text/languages.ts';
import type { Posting, Requirement } from '#server/matching/types.ts';
import { currentVocabulary } from '#server/matching/vocabulary/built-in.ts';
import { termNamed } from '#server/matching/vocabulary/vocabulary.ts';

/** What somebody who reads the posting expects; `neutral` is right either way. */
export const Expectation = z.strictObject({
  must: z.array(z.string()),
  nice: z.array(z.string()),
  years: z.array(z.strictObject({ about: z.string(), min: z.number() })),
  certificates: z.array(z.string()),
  languages: z.array(z.strictObject({ language: z.string(), level: z.string().optional() })),
  place: z.strictObject({ city: z.string().optional(), remote: z.string().optional() }),
  notRequired: z.array(z.string()),
  anyOf: z.array(z.array(z.string())),
  neutral: z.array(z.string()),
});
export type Expectation = z.infer<typeof Expectation>;

export const MEASURES = [
  'must',
  'nice',
  'years',
  'certificates',
  'languages',
  'place',
  'anyOf',
  'precision',
  'notRequired',
] as const;
export type Measure = (typeof MEASURES)[number];
export type Score = {
  /** Of each measure how many were right of how many. */
  counts: Record<Measure, { right: number; of: number }>;
  /** Each miss in one line. */
  misses: string[];
};

/** Reads the postings and compares with what is expected of them. */
export function scorePostings(
  postings: readonly { name: string; text: string; expected: Expectation }[],
): Score {
  const counts = Object.fromEntries(
    MEASURES.map((measure) => [measure, { right: 0, of: 0 }]),
  ) as Score['counts'];
  const misses: string[] = [];
  for (const { name, text, expected } of postings)
    for (const { measure, isRight, what } of findingsOf(readPosting(text), expected)) {
      counts[measure].of += 1;
      if (isRight) counts[measure].right += 1;
      else misses.push(`${name}: ${measure}: ${what}`);
    }
  return { counts, misses };
}

type Finding = { measure: Measure; isRight: boolean; what: string };

function findingsOf({ requirements }: Posting, expected: Expectation): Finding[] {
  const terms = requirements.filter(
    ({ kind }) => kind === 'term' || kind === 'certificate' || kind === 'language',
  );
  const finding = (measure: Measure, isRight: boolean, what: string): Finding => ({ measure, isRight, what });
  const necessityOf = (name: string) => terms.find((term) => isSame(term, name))?.necessity;
  return [
    ...expected.must.map((name) =>
      finding('must', necessityOf(name) === 'must', `${name} is ${necessityOf(name) ?? 'missing'}`),
    ),
    ...expected.nice.map((name) =>
      finding('nice', necessityOf(name) === 'nice', `${name} is ${necessityOf(name) ?? 'missing'}`),
    ),
    ...expected.certificates.map((name) => finding('certificates', necessityOf(name) !== undefined, name)),
    ...expected.years.map(({ about, min }) =>
      finding('years', hasYears(requirements, about, min), `${min} ${about}`),
    ),
    ...expected.languages.map(({ language, level }) =>
      finding('languages', hasLanguage(requirements, language, level), `${language} ${level ?? ''}`),
    ),
    ...placeFindings(requirements, expected).map(({ isRight, what }) => finding('place', isRight, what)),
    ...expected.anyOf.map((names) => finding('anyOf', isGrouped(terms, names), names.join(' | '))),
    ...terms.map((term) =>
      finding('precision', isExpected(term, expected), `${term.term} (${term.necessity}) is not expected`),
    ),
    ...expected.notRequired.map((name) =>
      finding('notRequired', !terms.some((term) => isSame(term, name)), `${name} is asked for`),
    ),
  ];
}

/** The same term of the vocabulary, or words that hold each other. */
function isSame({ term, span }: Requirement, name: string): boolean {
  const known = termNamed(currentVocabulary(), name);
  if (known?.name === term) return true;
  return [term, span.quote].some(
    (text) => holds(keysOf(text), keysOf(name)) || holds(keysOf(name), keysOf(text)),
  );
}

const SMALL = new Set(['of', 'in', 'de', 'the', 'und', 'or', 'experience', 'background']);
const keysOf = (text: string) =>
  tokenize(text)
    .map(({ key }) => key)
    .filter((key) => !SMALL.has(key));
/** The shorter has at least half of the words of the longer. */
const holds = (longer: string[], shorter: string[]) =>
  shorter.length > 0 && shorter.length * 2 >= longer.length && shorter.every((key) => longer.includes(key));

function isExpected(requirement: Requirement, expected: Expectation): boolean {
  const names = [
    ...expected.must,
    ...expected.nice,
    ...expected.certificates,
    ...expected.neutral,
    ...expected.languages.map(({ language }) => language),
    ...expected.years.map(({ about }) => about),
  ];
  return names.some(
    (name) => isSame(requirement, name) || (requirement.kind === 'language' && isLanguage(requirement, name)),
  );
}

function isGrouped(terms: readonly Requirement[], names: readonly string[]): boolean {
  const [first, ...others] = names.map((name) => terms.find((term) => isSame(term, name))?.group);
  return first !== undefined && others.every((group) => group === first);
}

function hasYears(requirements: readonly Requirement[], about: string, min: number): boolean {
  return requirements.some(
    (requirement) =>
      requirement.kind === 'years' && requirement.value === String(min) && isAbout(requirement, about),
  );
}

function isAbout(requirement: Requirement, about: string): boolean {
  const asked = keysOf(about);
  const found = new Set([...keysOf(requirement.term), ...keysOf(requirement.span.quote)]);
  return isSame(requirement, about) || asked.filter((key) => found.has(key)).length * 2 >= asked.length;
}

function isLanguage({ term }: Requirement, name: string): boolean {
  const tokens = tokenize(name);
  return languagesIn(tokens, { from: 0, to: tokens.length }, true)[0]?.language === term;
}

function hasLanguage(
  requirements: readonly Requirement[],
  language: string,
  level: string | undefined,
): boolean {
  return requirements.some(
    (requirement) =>
      requirement.kind === 'language' &&
      isLanguage(requirement, language) &&
      (level === undefined || requirement.value === level),
  );
}

function placeFindings(requirements: readonly Requirement[], { place }: Expectation) {
  const found = requirements.find(({ kind }) => kind === 'place');
  return [
    ...(place.city
      ? [{ isRight: found?.term.includes(place.city) ?? false, what: `${place.city}: ${found?.term ?? ''}` }]
      : []),
    ...(place.remote
      ? [{ isRight: found?.value === place.remote, what: `${place.remote}: ${found?.value ?? ''}` }]
      : []),
  ];
}
