/** Bullets and achievements: each statement rests on one text of the same employer. */
import { companyKeys, keysOf, type Reading } from '../base.ts';
import { PLAIN_WORDS } from '../data/words.ts';
import { saidIn } from '../match/said.ts';
import { dividedTexts } from './divided.ts';
import { verifyPlaced } from './placed.ts';
import { readingsOf } from './readings.ts';
import { type Outcome, findStatement } from '../match/text.ts';
import type { Units } from '../match/units.ts';
import type { Place } from '../match/miss.ts';
import { stemSet } from '../text/word-set.ts';
import { refused, supported, type Verdict } from '../verdict.ts';

/** Words of a title that say how high somebody stands, and nothing of what is spoken of. */
const RANKS = stemSet(
  'senior junior lead leader head chief principal director manager president vice executive owner',
);
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

/** Words in quotation marks are somebody's own: they stand in the base as they are, or nowhere. */
export function strangeQuotation(text: string, units: Units): string | undefined {
  return [...new Set([...text.matchAll(QUOTED)].map(([, words = '']) => words))].find(
    (words) => !units.all.some((unit) => unit.text.includes(words)),
  );
}

const plainWords = new Map(
  PLAIN_WORDS.trim()
    .split('\n')
    .flatMap((line) => line.split(/ \| (?=\w+ = )/))
    .flatMap((line) => {
      const [plain = '', long = ''] = line.split(' = ');
      return long.split(' | ').map((words): [string, string] => [words.toLowerCase(), plain]);
    }),
);
const LONG_WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...plainWords.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

const ASIDE = /^(?:together with|jointly with|along with|alongside|with|in|during|under) /;
const BOUND = /^(?:to|in|with|on|for|at) /;
/** `Contributed, with two colleagues, to X` is `Contributed to X, with two colleagues`. */
function withoutAside(text: string): string {
  const [verb = '', aside = '', rest = '', ...others] = text.replace(/\.$/, '').split(', ');
  const isMoved =
    !verb.includes(' ') &&
    ASIDE.test(aside) &&
    BOUND.test(rest) &&
    others.length === 0 &&
    !/ and |;|\. /.test(rest);
  return isMoved ? `${verb} ${rest}, ${aside}.` : text;
}

const AGAIN = / (and|und) (?:then )?(\S{1,40}) (?:them|it|sie|es|ihn)(?=[ .,;]|$)/iu;
const AGAIN_BEFORE = / (et) les (\S{1,40})(?=[ .,;]|$)/iu;
const MANY = /^(?:\d[\d.,]*|the|my|all|its|die|das|den|les|des|la|le)$/i;
const BEHIND = /^(?:for|of|in|to|with|at|on|per|each|every|from|für|im|pro|par|pour|dans|instand|ein|auf)$/i;
/** `Checked 9 invoices and posted them` is `Checked 9 invoices and posted invoices`. */
function withoutPronoun(text: string): string {
  const found = AGAIN.exec(text) ?? AGAIN_BEFORE.exec(text);
  const [all = '', joint = '', verb = ''] = found ?? [];
  // `et les clients`
  if (found === null || (joint === 'et' && /[sx]$/.test(verb))) return text;
  const [, ...words] = text.slice(0, found.index).split(' ');
  const start = words.findIndex((word) => !MANY.test(word));
  const end = words.findIndex((word, at) => at > start && BEHIND.test(word));
  const object = words.slice(start, end === -1 ? undefined : end).join(' ');
  if (object === '' || /[,;.]| (?:and|und|et) /.test(object)) return text;
  const rest = text.slice(found.index + all.length);
  return `${text.slice(0, found.index)} ${joint} ${verb} ${object}${rest}`;
}

const BRING = /^br(?:ought|ing(?:ing|s)?)$/i;
const PUT = /^put(?:ting|s)?$/i;
const GIVE = /^(?:gave|giv(?:e|es|ing))$/i;
const KEEP = /^(?:kept|keep(?:ing|s)?)$/i;
/** Verbs with their small words behind the object, and whole ones that say the same. */
const PARTED: readonly [RegExp, RegExp, string][] = [
  [BRING, / over (?=from |to )/i, 'Moved'],
  [BRING, / down(?= from| to| by)/i, 'Reduced'],
  [BRING, / up(?= from| to \d| by)/i, 'Raised'],
  [BRING, / up to speed(?= |$)/i, 'Trained'],
  [KEEP, / up to date(?= |$)/i, 'Maintained'],
  [KEEP, /^the books (?=of |for )/i, 'Did bookkeeping'],
  [PUT, / in(?:to)? place(?=[ .]|$)/i, 'Introduced'],
  [PUT, / forward(?=[ .]|$)/i, 'Proposed'],
  [PUT, / together(?! with)(?=[ .]|$)/i, 'Assembled'],
  [GIVE, / (?:lessons|classes)(?= (?:to|for|in) )/i, 'Taught'],
];
/** `introducing` of `Introduced`. */
const goingOn = (whole: string): string =>
  whole
    .toLowerCase()
    .replace(/^did/, 'doing')
    .replace(/^taught/, 'teaching')
    .replace(/^(\w+)ed$/, '$1ing');

/** `Brought 6 services over from X` is `Moved 6 services from X`. */
function withWholeVerbs(text: string): string {
  for (const [verb, small, whole] of PARTED) {
    const words = text.split(' ');
    const at = words.findIndex((word) => verb.test(word));
    const rest = at === -1 ? '' : words.slice(at + 1).join(' ');
    const found = small.exec(rest);
    const object = rest.slice(0, found?.index ?? 0);
    if (found === null || /[,;.]/.test(object)) continue;
    const behind = rest.slice(object.length + found[0].length).trim();
    const verbs = /ing$/i.test(words[at] ?? '') ? goingOn(whole) : whole;
    return [...words.slice(0, at), verbs, object, behind].filter((part) => part !== '').join(' ');
  }
  return text;
}

/** `430 people in all`, but not `in all halls`. */
const IN_ALL = / in all(?=[.,;)]|$)/g;

const BESIDES = /^(?:besides|alongside|in addition to|apart from) (\p{L}+ing [^,;.]+), (.+)$/isu;
/** `Besides teaching X, ran Y` are two statements. */
function withoutBesides(text: string): string {
  const [, first = '', second = ''] = BESIDES.exec(text) ?? [];
  return second === '' ? text : `${first.charAt(0).toUpperCase()}${first.slice(1)}; ${second}`;
}

/** The claim in small words and plain order, which say the same. */
export const plainly = (text: string): string =>
  withoutAside(
    withWholeVerbs(withoutPronoun(withoutBesides(text)))
      .replace(LONG_WORDS, (words) => plainWords.get(words.toLowerCase()) ?? words)
      .replace(IN_ALL, ' in total'),
  );

const REPRESENTED = 'Represented ';
const WHERE = / (?:at|in|before|on) /;
/** `Represented X at Y` is `Attended Y on behalf of X`; else empty. */
function asAttended(text: string): string {
  if (!text.startsWith(REPRESENTED)) return '';
  const rest = text.slice(REPRESENTED.length).replace(/\.$/, '');
  const [where = ''] = WHERE.exec(rest) ?? [];
  const at = rest.indexOf(where);
  return where === '' ? '' : `Attended ${rest.slice(at + where.length)} on behalf of ${rest.slice(0, at)}.`;
}

/** The text as it is, or in other words that say the same. */
function verifyRead(text: string, units: Units, place: Place): Outcome {
  const whole = findStatement(saidIn(text), units, place);
  if (whole.isSupported) return whole;
  for (const reading of readingsOf(text, units, place.held ?? [])) {
    const retold = findStatement(saidIn(reading), units, place);
    if (retold.isSupported) return retold;
  }
  return whole;
}

/** One statement, with or without the place of the job. */
function verifyWhole(text: string, units: Units, place: Place): Outcome {
  const whole = verifyRead(text, units, place);
  if (whole.isSupported) return whole;
  return verifyPlaced(text, units, place, (rest) => verifyRead(rest, units, place)) ?? whole;
}

/** The text as a whole, or as sentences of their own that are each supported. */
function verifyDivided(text: string, units: Units, place: Place): Verdict {
  const whole = verifyWhole(text, units, place);
  if (whole.isSupported) return supported(whole.evidence);
  for (const [first, second] of dividedTexts(text, units)) {
    const start = verifyWhole(first, units, place);
    const end = start.isSupported ? verifyDivided(second, units, place) : start;
    if (start.isSupported && end.isSupported) return supported([...start.evidence, ...end.evidence]);
  }
  return refused(whole.reason);
}

/** Whoever stands for another says so in the base. */
const verifyBehalf = (text: string, units: Units, place: Place): Verdict => {
  const spoken = units.all.filter((unit) => unit.text.includes('on behalf of'));
  return verifyDivided(text, { all: spoken, near: () => spoken }, place);
};

function verifyTexts(said: string, units: Units, company: string, titles: readonly string[] = []): Verdict {
  const text = plainly(said);
  const quotation = strangeQuotation(text, units);
  if (quotation !== undefined)
    return refused(`Nobody is quoted like this in the base resume: “${quotation}”.`);
  if (saidIn(text).length === 0) return refused('There is nothing to compare: the text has no words.');
  const place: Place = {
    company: new Set(companyKeys(company)),
    held: titles,
    titles: new Set(titles.flatMap((title) => keysOf(title)).filter((key) => !RANKS.has(key))),
  };
  const verdict = verifyDivided(text, units, place);
  const attended = asAttended(text);
  return verdict.isSupported || attended === '' ? verdict : verifyBehalf(attended, units, place);
}

export function verifyBullet(text: string, reading: Reading, jobs: readonly number[]): Verdict {
  if (jobs.length === 0) return refused('The base resume has no such employer.');
  const { experience } = reading.base;
  const titles = jobs.map((index) => experience[index]?.title ?? '');
  return verifyTexts(text, reading.ofJobs(jobs), experience[jobs[0] ?? 0]?.company ?? '', titles);
}

export const verifyAchievement = (text: string, reading: Reading): Verdict =>
  verifyTexts(text, reading.achieved(), '');
