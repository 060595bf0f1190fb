/** How much of what the posting asks for the resume shows. */
import { fold } from '../../matching/text/fold.ts';
import { tokenize } from '../../matching/text/tokens.ts';
import { FUNCTION_WORDS, NO_TERMS } from '../../matching/posting/plain-words.ts';
import type { Match, Necessity, Requirement } from '../../matching/types.ts';
import { spanOf, type Facts } from './facts.ts';
import { measured, type Measured } from './measured.ts';

const WEIGHTS: Record<Necessity, number> = { must: 1, nice: 0.5 };
/**
 * A posting with fewer keywords is counted as if it had this many, the others for the most part fulfilled: nothing is known of
 * them, and one word must never weigh more than a keyword of a full posting does.
 */
const FEWEST_WEIGHTS = 20;
const UNKNOWN = 0.8;
/** Of a keyword's weight, where the resume names it once; the rest is for naming it in a second place. */
const NAMED_ONCE = 0.8;
const WEAK = 0.75;
/** `PostgreSQL` where `SQL` is asked for. */
const IMPLIED = 0.25;

export const BRING_IN = 'Bring in what your base resume has:';

/** What counts as a keyword: years and places have rules of their own. */
export const isKeyword = ({ kind }: Requirement) => kind !== 'years' && kind !== 'place';

type Compared = Pick<Facts, 'posting' | 'comparison'>;
type Credit = (match: Match | undefined) => number;

/** What each of the keywords earns, and what it would earn at most. */
function creditedKeywords(
  { posting, comparison }: Compared,
  creditOf: Credit,
  isCounted: (requirement: Requirement) => boolean = () => true,
): { weight: number; credit: number }[] {
  const matches = new Map(comparison.matched.map((match) => [match.requirement, match]));
  return unitsOf(
    posting.requirements.filter((requirement) => isKeyword(requirement) && isCounted(requirement)),
  ).map((unit) => ({
    weight: Math.max(...unit.map(({ necessity }) => WEIGHTS[necessity])),
    credit: Math.max(
      ...unit.map((requirement) => WEIGHTS[requirement.necessity] * creditOf(matches.get(requirement))),
    ),
  }));
}

/** How many keywords the posting asks for, and how many of them the resume shows. */
export function countedKeywords(compared: Compared): { asked: number; shown: number } {
  const credited = creditedKeywords(compared, named);
  return { asked: credited.length, shown: credited.filter(({ credit }) => credit > 0).length };
}

/** The share that is earned, and in words of what. */
function covered(
  { fullness }: Facts,
  credited: readonly { weight: number; credit: number }[],
  [noun, verb]: [noun: string, verb: string],
): { share: number; value: string } {
  const total = sum(credited.map(({ weight }) => weight));
  const free = Math.max(0, FEWEST_WEIGHTS - total);
  const found = credited.filter(({ credit }) => credit > 0).length;
  return {
    share: (sum(credited.map(({ credit }) => credit)) + UNKNOWN * free * fullness) / (total + free),
    value:
      credited.length === 0
        ? `The posting names no ${noun}, so most of the points are given`
        : `${found} of ${credited.length} ${noun} ${verb}${free > total ? '; with so few, most of the other points are given' : ''}`,
  };
}

export function coversKeywords(facts: Facts): Measured {
  const { comparison, supported } = facts;
  const { share, value } = covered(facts, creditedKeywords(facts, named), ['keywords', 'are in the resume']);
  const missing = comparison.missing.filter(isKeyword).map(({ term }) => term);
  return measured(share, value, adviceOn(missing, supported), evidenceIn(comparison, isKeyword));
}

/** A program finds a keyword or does not. */
export function findsKeywords(facts: Facts): Measured {
  const found: Credit = (match) => Number(match?.impliedBy === '');
  const { share, value } = covered(facts, creditedKeywords(facts, found), ['keywords', 'are named as such']);
  return measured(
    share,
    value,
    'Name what you have by the posting’s own words',
    evidenceIn(facts.comparison, isKeyword),
  );
}

export function answersMusts(facts: Facts): Measured {
  const isMust = ({ necessity }: Requirement) => necessity === 'must';
  const { share, value } = covered(facts, creditedKeywords(facts, named, isMust), [
    'required keywords',
    'are answered',
  ]);
  return measured(
    share,
    value,
    'Tell first where you did what the posting requires; without it the resume is of another trade',
    evidenceIn(facts.comparison, (requirement) => isKeyword(requirement) && isMust(requirement)),
  );
}

const evidenceIn = ({ matched }: Facts['comparison'], isMeant: (requirement: Requirement) => boolean) =>
  matched.filter(({ requirement }) => isMeant(requirement)).flatMap(({ evidence }) => evidence.slice(0, 1));

/** What the base has can be brought in; of the rest only the owner knows whether it is true. */
function adviceOn(missing: readonly string[], supported: ReadonlySet<string>): string {
  const unknown = missing.filter((term) => !supported.has(term));
  if (unknown.length > 0) return `Where it is true, show ${unknown.slice(0, 5).join(', ')}`;
  if (missing.length > 0) return `${BRING_IN} ${missing.join(', ')}`;
  return 'Name each keyword in a second place, such as the job where you used it';
}

/** One of a group is enough: a group is one keyword. */
function unitsOf(requirements: readonly Requirement[]): Requirement[][] {
  const groups = Map.groupBy(requirements, (requirement) => requirement.group ?? requirement);
  return [...groups.values()];
}

function named(match: Match | undefined): number {
  if (!match) return 0;
  if (match.impliedBy !== '') return IMPLIED;
  const credit = match.evidence.length > 1 ? 1 : NAMED_ONCE;
  return match.strength === 'weak' ? WEAK * credit : credit;
}

/** As with keywords, a title of one word does not hang on that word; but what it does not have is not missed. */
const FEWEST_TITLE_WORDS = 4;

export function namesTheJob({ resume, jobTitle, fullness }: Facts): Measured {
  const asked = [...new Set(contentWords(jobTitle))];
  const places = [
    { path: '_source.headline', text: resume._source?.headline ?? '' },
    { path: 'summary', text: resume.summary },
    ...resume.experience.map(({ title }, index) => ({ path: `experience.${index}.title`, text: title })),
  ];
  const wordsOf = places.map(({ text }) => new Set(tokenize(text).map(({ key }) => key)));
  const found = asked.filter((word) => wordsOf.some((words) => words.has(word)));
  const free = Math.max(0, FEWEST_TITLE_WORDS - asked.length);
  const absent = asked.filter((word) => !found.includes(word));
  return measured(
    (found.length + free * fullness) / Math.max(asked.length, FEWEST_TITLE_WORDS),
    `${found.length} of ${asked.length} words of “${jobTitle}” are in your titles or summary`,
    absent.length > 0
      ? `If it fits, say in the summary that you work as ${jobTitle}`
      : 'Write more: there is little text to judge',
    places.filter((_, index) => found.some((word) => wordsOf[index]?.has(word))).map(spanOf),
  );
}

const contentWords = (text: string) =>
  tokenize(text)
    .map(({ key }) => key)
    .filter((key) => key.length > 1 && !FUNCTION_WORDS.has(key) && !NO_TERMS.has(fold(key)));

export function hasYears({ comparison: { experience, matched }, fullness }: Facts): Measured {
  const shares = experience.map(({ requirement, years }) => Math.min(1, years / Number(requirement.value)));
  const lines = experience.map(
    ({ requirement, years }) =>
      `${Math.floor(years * 10) / 10} of ${requirement.value} years${requirement.term ? ` of ${requirement.term}` : ''}`,
  );
  return measured(
    shares.length === 0 ? fullness : sum(shares) / shares.length,
    lines.join('; ') || 'The posting asks for no number of years',
    'Give every job its dates, and tell in its bullets what the posting asks years of',
    matched.filter(({ requirement }) => requirement.kind === 'years').flatMap(({ evidence }) => evidence),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
