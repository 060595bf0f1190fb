/** Whether a text, statement by statement, rests on texts of the base. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

import type { Unit, Units } from './units.ts';
import { newFrame, type Frame, type FrameItem, type Phrase } from '../text/frame.ts';
import { framesOf } from '../text/frames.ts';
import { matchFrame, type Match, type Miss, type Place } from './frame.ts';

export type Refusal = { isSupported: false; reason: string; depth: number };
export type Outcome = { isSupported: true; evidence: ResumeSpan[] } | Refusal;

/** From the first to the last word that was used of a text. */
export function spanOf(unit: Unit, used: readonly { start: number; end: number }[]): ResumeSpan {
  const start = used.length === 0 ? 0 : Math.min(...used.map((item) => item.start));
  const end = used.length === 0 ? unit.text.length : Math.max(...used.map((item) => item.end));
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

/** What joins two statements joins them in the source too. */
function isLinkKept(claim: Frame, source: Frame, unit: Unit): boolean {
  if (claim.link === '' || claim.link === source.link) return true;
  return (
    claim.link === 'means' &&
    unit.frames.some(({ isDependent, agent, verb }) => isDependent && agent === 'self' && verb !== null)
  );
}

function bestFrame(frame: Frame, unit: Unit, place: Place): Match {
  let best: Miss = { isMatch: false, depth: -1, reason: 'The base resume does not say this.' };
  for (const source of unit.frames) {
    if (source.isPart && !frame.isDependent) continue;
    const match = matchFrame(frame, source, place);
    if (match.isMatch && isLinkKept(frame, source, unit)) return match;
    if (match.isMatch)
      best = { isMatch: false, depth: 5, reason: 'The base resume does not join these facts like this.' };
    else if (match.depth > best.depth) best = match;
  }
  return best;
}

const isDenial = ({ preposition, items }: Phrase): boolean =>
  preposition === 'without' && items.every(({ isNegated }) => isNegated);

/** `took part, without a role in it`: the same as `took part; no role in it`, where the text denies it like that. */
function withoutDenial(frame: Frame, unit: Unit): Frame[] {
  const at = frame.phrases.findIndex(isDenial);
  const isDenied = unit.frames.some(
    ({ verb, phrases }) => verb === null && phrases[0]?.preposition === '' && phrases[0].items[0]?.isNegated,
  );
  if (at < 1 || frame.verb === null || !isDenied) return [frame];
  const [denied, ...around] = frame.phrases.slice(at);
  if (denied === undefined) return [frame];
  return [
    { ...frame, phrases: frame.phrases.slice(0, at) },
    { ...newFrame(), phrases: [{ ...denied, preposition: '' }, ...around] },
  ];
}

/** One statement against one text. */
export function matchStatement(frames: readonly Frame[], unit: Unit, place: Place): Outcome {
  const used: FrameItem[] = [];
  for (const frame of frames.flatMap((each) => withoutDenial(each, unit))) {
    const match = bestFrame(frame, unit, place);
    if (!match.isMatch) return { isSupported: false, reason: match.reason, depth: match.depth };
    used.push(...match.used);
  }
  return { isSupported: true, evidence: [spanOf(unit, used)] };
}

/** One statement against several texts: one of them must carry all of it. */
export function findStatement(frames: readonly Frame[], units: Units, place: Place): Outcome {
  let best: Refusal = { isSupported: false, reason: 'The base resume does not say this.', depth: -2 };
  for (const unit of units.near(frames)) {
    const outcome = matchStatement(frames, unit, place);
    if (outcome.isSupported) return outcome;
    if (outcome.depth > best.depth) best = outcome;
  }
  return best;
}
