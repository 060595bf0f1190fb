/** Summaries: each clause rests on the person's general facts and on those of one employer. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { companyKeys, keysOf, type Reading } from '../base.ts';
import { saidOf } from '../match/said.ts';
import { findStatement, statementsOf, type Outcome } from '../match/text.ts';
import { CURRENT } from '../data/words.ts';
import type { Frame } from '../text/frame.ts';
import { wordSet } from '../text/word-set.ts';
import { refused, supported, type Verdict } from '../verdict.ts';
import { plainly } from '../text/plainly.ts';
import { strangeQuotation } from './bullet.ts';
import { jobsNamed } from './roles.ts';
import { isRoleSaid, verifyLevels, verifyPhrases } from './summary-phrases.ts';
import { verifyParts } from './summary-parts.ts';
import { yearsEvidence, yearsIn, yearsSince, yearsTold } from './summary-years.ts';

const current = wordSet(CURRENT);
const keysIn = (frames: readonly Frame[]) =>
  frames.flatMap(({ phrases }) => phrases.flatMap(({ items }) => items.map(({ key }) => key)));

/** Companies that each statement belongs to: its own, else the last one named in its sentence, else the next. */
function anchors(statements: readonly Frame[][], base: ResumeContent): number[][] {
  const own = statements.map((frames) => jobsNamed(keysIn(frames), base));
  const isBegun = (index: number) => statements[index]?.[0]?.isFirst === true;
  const result = own.map((jobs) => [...jobs]);
  for (let index = 1; index < result.length; index += 1)
    if (result[index]?.length === 0 && !isBegun(index)) result[index] = result[index - 1]?.slice(-1) ?? [];
  for (let index = result.length - 2; index >= 0; index -= 1)
    if (result[index]?.length === 0 && !isBegun(index + 1))
      result[index] = result[index + 1]?.slice(0, 1) ?? [];
  return result;
}

function verifyStatement(frames: readonly Frame[], text: string, reading: Reading, jobs: number[]): Outcome {
  const { base } = reading;
  const places = jobs.length > 0 ? jobs : reading.jobs;
  const said = saidOf(text, frames);
  const [first] = frames;
  const general = findStatement(said, reading.general(), { company: new Set() });
  const isRoleKept = first?.verb !== null || isRoleSaid(first.phrases[0], reading);
  if (general.isSupported && isRoleKept) return general;
  const levels = frames.length === 1 && first !== undefined ? verifyLevels(first, reading, jobs) : null;
  if (levels !== null) return levels;
  const isBare = frames.length === 1 && (first?.verb === null || /^(?:am|is)$/.test(first?.verb?.word ?? ''));
  if (isBare && first !== undefined) return verifyPhrases(first, reading, jobs);
  let best: Outcome = general.isSupported
    ? { isSupported: false, reason: 'The base resume does not name this role.', depth: 1 }
    : general;
  for (const index of places) {
    const job = base.experience[index];
    const company =
      jobs.length > 0 ? [...companyKeys(job?.company ?? ''), ...keysOf(job?.location ?? '')] : [];
    const outcome = findStatement(said, reading.ofJobs([index]), { company: new Set(company) });
    if (outcome.isSupported) return outcome;
    if (outcome.depth > best.depth) best = outcome;
  }
  return best;
}

/** `IT Director at Arden leading a team of 14`: the person, and what he does. */
function partsOf(frames: readonly Frame[]): Frame[][] {
  const [first, ...others] = frames;
  if (first === undefined) return [];
  return first.verb === null && others.length > 0 ? [[first], others] : [[...frames]];
}

export function verifySummary(whole: string, reading: Reading, now?: string): Verdict {
  const text = plainly(whole);
  const verify = (part: string): Verdict => verifyUndivided(part, reading, now);
  const verdict = verify(text);
  if (verdict.isSupported) return verdict;
  const parts = verifyParts(text, reading, verify);
  return parts.isSupported ? parts : verdict;
}

function verifyUndivided(text: string, reading: Reading, now?: string): Verdict {
  const { base } = reading;
  const quotation = strangeQuotation(text, reading.whole());
  if (quotation !== undefined)
    return refused(`Nobody is quoted like this in the base resume: “${quotation}”.`);
  const statements = statementsOf(text);
  if (statements.length === 0) return refused('There is nothing to compare: the text has no words.');
  const jobs = anchors(statements, base);
  const evidence: ResumeSpan[] = [];
  for (const [index, frames] of statements.entries()) {
    const rest: Frame[] = [];
    for (const frame of frames) {
      let { phrases } = frame;
      for (let years = yearsIn(frame, base); years !== null; years = yearsIn({ ...frame, phrases }, base)) {
        const spans =
          yearsEvidence(years, base, now) ??
          yearsTold(text, frame, years, reading) ??
          yearsSince(years, reading, now);
        if (spans === null)
          return refused('The dates of the base resume do not add up to so many years of it.');
        evidence.push(...spans);
        const told = years.phrases;
        phrases = phrases.filter((phrase) => !told.includes(phrase));
      }
      phrases = phrases.filter(({ items }) => !items.every(({ word }) => current.has(word)));
      if (frame.verb !== null || phrases.length > 0) rest.push({ ...frame, phrases });
    }
    for (const part of partsOf(rest)) {
      const outcome = verifyStatement(part, text, reading, jobs[index] ?? []);
      if (!outcome.isSupported) return refused(outcome.reason);
      evidence.push(...outcome.evidence);
    }
  }
  return supported(evidence);
}
