/** Whether a statement rests on one of several texts of the base. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

import type { Frame } from '../text/frame.ts';
import { framesOf } from '../text/frames.ts';
import { furtherOf } from './further.ts';
import type { Place } from './miss.ts';
import type { Words } from './said.ts';
import { matchStatement } from './statement.ts';
import type { Unit, Units } from './units.ts';

export type Refusal = { isSupported: false; reason: string; depth: number };
export type Outcome = { isSupported: true; evidence: ResumeSpan[] } | Refusal;

/** From the first to the last word that was used of a text. */
export function spanOf(unit: Unit, used: readonly { start: number; end: number }[]): ResumeSpan {
  const start = Math.min(...used.map((item) => item.start));
  const end = Math.max(...used.map((item) => item.end));
  return { path: unit.path, quote: unit.text.slice(start, end), start, end };
}

/** A statement with those that cannot stand without it. */
export function statementsOf(text: string): Frame[][] {
  const groups: Frame[][] = [];
  for (const frame of framesOf(text)) {
    const last = groups.at(-1);
    if (frame.isDependent && last !== undefined) last.push(frame);
    else groups.push([frame]);
  }
  return groups;
}

/** One text must carry all of it; of several refusals the nearest is told. */
export function findStatement(said: Words, units: Units, place: Place): Outcome {
  let best: Refusal = { isSupported: false, reason: 'The base resume does not say this.', depth: -2 };
  for (const unit of units.near(said)) {
    const match = matchStatement(said, unit, place);
    if (match.isMatch) return { isSupported: true, evidence: [spanOf(unit, match.used)] };
    const isFurther = furtherOf(unit.text).some(
      (text) => matchStatement(said, { ...unit, text, frames: framesOf(text) }, place).isMatch,
    );
    if (isFurther)
      return { isSupported: true, evidence: [spanOf(unit, [{ start: 0, end: unit.text.length }])] };
    if (match.depth > best.depth) best = { isSupported: false, reason: match.reason, depth: match.depth };
  }
  return best;
}
