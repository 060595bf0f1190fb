/** Bullets and achievements: each statement rests on one text of the same employer. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

import { companyKeys, keysOf, type Reading } from '../base.ts';
import { findStatement, statementsOf } from '../match/text.ts';
import type { Units } from '../match/units.ts';
import type { Frame } from '../text/frame.ts';
import { itemsOf } from '../text/items.ts';
import { stemSet } from '../text/word-set.ts';
import { refused, supported, type Verdict } from '../verdict.ts';

/** Words of a title that say how high somebody stands, and nothing of what is spoken of. */
const RANKS = stemSet('senior junior lead leader head chief principal director manager president vice executive owner');
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

/** Words in quotation marks are somebody's own: they stand in the base as they are, or nowhere. */
export function strangeQuotation(text: string, units: Units): string | undefined {
  return [...new Set([...text.matchAll(QUOTED)].map(([, words = '']) => words))].find(
    (words) => !units.all.some((unit) => unit.text.includes(words)),
  );
}

/** Words that no text of the place has, for a reason that names them. */
function unknownWords(text: string, { known }: Units): string[] {
  return itemsOf(text)
    .filter((item) => item.kind === 'word' && item.verb === null && !known.has(item.key))
    .map((item) => item.text);
}

export function verifyTexts(text: string, units: Units, company: string, titles: readonly string[] = []): Verdict {
  const quotation = strangeQuotation(text, units);
  if (quotation !== undefined)
    return refused(`Nobody is quoted like this in the base resume: “${quotation}”.`);
  const statements: Frame[][] = statementsOf(text);
  if (statements.length === 0) return refused('There is nothing to compare: the text has no words.');
  const place = {
    company: new Set(companyKeys(company)),
    isSummary: false,
    isGeneral: false,
    titles: new Set(titles.flatMap((title) => keysOf(title)).filter((key) => !RANKS.has(key))),
  };
  const evidence: ResumeSpan[] = [];
  for (const statement of statements) {
    const outcome = findStatement(statement, units, place);
    if (!outcome.isSupported) {
      const unknown = unknownWords(text, units);
      const words = unknown.map((word) => `“${word}”`).join(', ');
      const where = company === '' ? 'there' : `of ${company}`;
      return refused(words === '' ? outcome.reason : `The base resume does not say ${words} ${where}.`);
    }
    evidence.push(...outcome.evidence);
  }
  return supported(evidence);
}

export function verifyBullet(text: string, reading: Reading, jobs: readonly number[]): Verdict {
  if (jobs.length === 0) return refused('The base resume has no such employer.');
  const { experience } = reading.base;
  const titles = jobs.map((index) => experience[index]?.title ?? '');
  return verifyTexts(text, reading.ofJobs(jobs), experience[jobs[0] ?? 0]?.company ?? '', titles);
}

export const verifyAchievement = (text: string, reading: Reading): Verdict =>
  verifyTexts(text, reading.achieved(), '');
