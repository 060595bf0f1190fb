/** Bullets and achievements: each statement rests on one text of the same employer. */
import { companyKeys, keysOf, type Reading } from '../base.ts';
import { saidIn } from '../match/said.ts';
import { plainly } from '../text/plainly.ts';
import { dividedTexts } from './divided.ts';
import { verifyPlaced } from './placed.ts';
import { readingsOf } from './readings.ts';
import { type Outcome, findStatement } from '../match/text.ts';
import { unitSaying, type Units } from '../match/units.ts';
import type { Place } from '../match/miss.ts';
import { stemSet } from '../text/word-set.ts';
import { refused, supported, wholeSpan, type Verdict } from '../verdict.ts';

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
  const unit = unitSaying(text, units);
  if (unit !== undefined) return { isSupported: true, evidence: [wholeSpan(unit.path, unit.text)] };
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
