/**
 * Finds the entries of a section and what their heads say: every way to read each head is weighed, and the ways that
 * its other heads can be read in too weigh more.
 */
import { textOf, type Line } from '../lines.ts';
import type { FoundDates } from './dates.ts';
import { headLine, isOfTasks, labelOf, type HeadLine } from './head-atoms.ts';
import { assignments, type Assignment, type Senses } from './head-roles.ts';
import { endsWithTown } from './place.ts';

export type Decoded = {
  parts: Assignment['parts'];
  dates: FoundDates | undefined;
  body: Line[];
  from: number;
  /** Its employer stands first, so that positions without one may follow. */
  isGroup: boolean;
};
export type Anchor = { at: number; dates: FoundDates | undefined };

type Candidate = Assignment & {
  anchor: Anchor;
  start: number;
  end: number;
  /** An employer alone, right above a position and what was done in it. */
  isAbove: boolean;
  /** A position alone, right below what was done in another. */
  isNext: boolean;
};

const MOST_AWAY = 3;
const HEAD_LENGTH = 160;
const CANDIDATES = 60;
const ROUNDS = 2;
/** What it counts that places stand where they do in other heads, which some have not. */
const WHOLE = 1;
/** How little a line with a gap above it looks like part of the bullets there. */
const APART = 2.6;
/** What it says for an employer without a title that a position stands right below. */
const ABOVE = 2;
/** Lines that say what an employer does, between its name and its positions. */
const MOST_OF_EMPLOYER = 2;

export function decodeEntries(lines: Line[], anchors: Anchor[], senses: Senses): Decoded[] {
  if (anchors.length === 0) return [];
  const heads = new Map(
    lines.map((_, at) => [at, headAt(lines, at, anchors.find((one) => one.at === at)?.dates)]),
  );
  const bodyCost = costsOfBody(lines);
  // Where a title or degree follows every date, no head begins above its own.
  const isLed =
    anchors.length > 1 &&
    anchors.every(({ at, dates }) => dates?.at === 0 && senses.T(wordsBehind(heads.get(at))) > 0);
  const found = anchors.map((anchor, at) =>
    candidatesOf(
      lines,
      heads,
      anchor,
      anchors[at - 1]?.at ?? -1,
      anchors[at + 1]?.at ?? lines.length,
      senses,
      isLed,
    ),
  );
  // Dates between two others may have no words of their own.
  const all = found.filter((candidates) => candidates.length > 0);
  let weighed = all;
  for (let round = 0; round < ROUNDS; round += 1) weighed = alike(all, weighed);
  const path = bestPath(weighed, lines, bodyCost);
  return path.map((one, at) => ({
    parts: one.parts,
    dates: one.anchor.dates,
    body: lines.slice(one.end + 1, path[at + 1]?.start ?? lines.length),
    from: one.start,
    isGroup: isGroup(one),
  }));
}

const wordsBehind = (head: HeadLine | undefined): string =>
  head?.atoms.find(({ isDate }) => !isDate)?.text ?? '';

/** Each way by itself and by how usual it is among the ways `before`, which the next round sharpens. */
function alike(all: Candidate[][], before: Candidate[][]): Candidate[][] {
  const [usual, placed] = [weightsOf(before, ({ key }) => key), weightsOf(before, ({ whole }) => whole)];
  const positions = positionsIn(usual);
  const share = (weight: number) => Math.log((weight + 0.2) / (all.length + 0.2));
  return all.map((candidates) =>
    candidates.map((one) => {
      // Below what was told of one position the next of the same employer may stand.
      const asNext = one.isNext ? (positions.get(one.key) ?? 0) : 0;
      const weight = (usual.get(one.key) ?? 0) + asNext;
      return { ...one, score: one.score + share(weight) * 1.2 + share(placed.get(one.whole) ?? 0) * WHOLE };
    }),
  );
}

/** What stands there; a title that the width of its page broke goes on with its second line. */
function headAt(lines: Line[], at: number, dates: FoundDates | undefined): HeadLine {
  const [above, line] = [lines[at - 1], lines[at]];
  const head = line ? headLine(line, at, dates) : { text: '', atoms: [], dates };
  const goesOn =
    above !== undefined &&
    line?.hasGap === false &&
    !line.isBullet &&
    ((above.wraps && above.look === line.look && above.cells.length === 1 && !textOf(above).endsWith(')')) ||
      (above.bold === textOf(above) && line.bold === line.cells[0]));
  const [first, ...rest] = head.atoms;
  return goesOn && first && !first.isDate ? { ...head, atoms: [{ ...first, before: 'w' }, ...rest] } : head;
}

const isHeadLike = (line: Line): boolean => textOf(line).length <= HEAD_LENGTH;
const isSentence = (line: Line): boolean => {
  const text = textOf(line);
  return (/[.!?]$/u.test(text) && text.split(' ').length > 4 && !endsWithTown(text)) || text.length > 90;
};

/** How little each line looks like part of what is told below a head. */
function costsOfBody(lines: Line[]): number[] {
  const isTold = toldIn(lines);
  const hasBullets = lines.some(isTold);
  return lines.map((line, at) => {
    if (isTold(line) || isSentence(line)) return 0;
    const isApart = line.hasGap && lines[at - 1]?.isBullet === true;
    return hasBullets ? (isApart ? APART : 1.1) : 0.25;
  });
}

/** Bullets, and what is set in as far as they would be. */
function toldIn(lines: Line[]): (line: Line) => boolean {
  const hasMarks = lines.some(({ isBullet }) => isBullet);
  const margin = Math.min(...lines.map(({ indent }) => indent));
  return (line) =>
    line.isBullet ||
    isOfTasks(line) ||
    (!hasMarks && line.indent > margin + 4 && line.indent < margin + 15 && line.cells.length === 1);
}

function candidatesOf(
  lines: Line[],
  heads: ReadonlyMap<number, HeadLine>,
  anchor: Anchor,
  before: number,
  after: number,
  senses: Senses,
  isLed: boolean,
): Candidate[] {
  const { at } = anchor;
  const knowsGaps = lines.some(({ hasGap }, index) => index > 0 && hasGap);
  const isTold = toldIn(lines);
  const hasBullets = lines.some(isTold);
  const found = new Map<string, Candidate>();
  for (let start = at; start > before && at - start <= MOST_AWAY; start -= 1) {
    const first = lines[start];
    if (!first || !isHeadLike(first) || (start < at && (isLed || isTold(first)))) break;
    const above = lines[start - 1];
    const isBelowTold = above !== undefined && isTold(above);
    for (let end = at; end < after && end - at <= MOST_AWAY; end += 1) {
      const last = lines[end];
      if (!last || !isHeadLike(last) || (end > at && isTold(last))) break;
      const own = lines.slice(start, end + 1);
      const atoms = own.flatMap((_, index) => heads.get(start + index)?.atoms ?? []);
      if (atoms.length > 9) break;
      let looks = 0;
      for (const [index, line] of own.entries()) {
        if (index > 0 && line.hasGap) looks -= labelOf(line.cells.join('\t')).length > 0 ? 4 : 1;
        if (isSentence(line) && start + index !== at) looks -= hasBullets ? 1.2 : 2;
      }
      if (knowsGaps && start > 0) looks += first.hasGap ? 0.5 : -0.9;
      const below = lines[after + 1];
      const isGroupHead = end + 1 === after && below !== undefined && isTold(below);
      assignments(atoms, heads, senses, (one) => {
        const id = `${start} ${end} ${one.key} ${one.parts.L ? 'L' : ''}`;
        const score = one.score + looks;
        if (score > (found.get(id)?.score ?? -Infinity))
          found.set(id, {
            ...one,
            anchor,
            score,
            start,
            end,
            isAbove: one.parts.T === undefined && isGroupHead,
            isNext: one.parts.C === undefined && isBelowTold,
          });
      });
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, CANDIDATES);
}

/** How usual each way to write a head is, in heads: of every head each way by how likely it is. */
function weightsOf(all: Candidate[][], keyOf: (one: Candidate) => string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [at, candidates] of all.entries()) {
    const best = new Map<string, number>();
    for (const one of candidates) {
      const { score, parts } = one;
      const key = keyOf(one);
      const own = score + (at > 0 && parts.C === undefined ? 1 : 0) + (one.isAbove ? ABOVE : 0);
      best.set(key, Math.max(best.get(key) ?? -Infinity, own));
    }
    const total = [...best.values()].reduce((sum, score) => sum + Math.exp(score), 0);
    for (const [key, score] of best) weights.set(key, (weights.get(key) ?? 0) + Math.exp(score) / total);
  }
  return weights;
}

/** How usual each way to write the line of a position is beneath its employer. */
function positionsIn(usual: ReadonlyMap<string, number>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [key, weight] of usual) {
    const line = key.slice(key.lastIndexOf('\n'));
    if (line !== key && line.includes('T') && !line.includes('C'))
      weights.set(line, (weights.get(line) ?? 0) + weight);
  }
  return weights;
}

const isGroup = ({ key }: Candidate): boolean =>
  key.includes('C') && key.indexOf('C') < (key.indexOf('T') + 99) % 99;

/** What stands between an employer and its first position says what it does. */
const isLed = (lines: Line[], from: number, to: number): boolean =>
  to - from <= MOST_OF_EMPLOYER && lines.slice(from, to).every((line) => !line.isBullet && isSentence(line));

/** An employer above its positions has no title, and they have no employer. */
function bond(last: Candidate | undefined, next: Candidate, lines: Line[]): number {
  if (last === undefined) return 0;
  const isAlone = last.parts.T === undefined;
  if (isAlone && (next.parts.C !== undefined || !isLed(lines, last.end + 1, next.start))) return -1;
  if (isAlone) return 3.6;
  if (next.parts.C !== undefined) return 0;
  return last.parts.C === undefined ? 1.1 : 0.7;
}

function bestPath(all: Candidate[][], lines: Line[], bodyCost: number[]): Candidate[] {
  const sums = [0];
  for (const one of bodyCost) sums.push((sums.at(-1) ?? 0) + one);
  const cost = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  type Step = { candidate: Candidate; score: number; last: Step | undefined };
  let steps: Step[] = (all[0] ?? []).map((candidate) => ({
    candidate,
    score: candidate.score - cost(0, candidate.start),
    last: undefined,
  }));
  for (const candidates of all.slice(1)) {
    const next: Step[] = [];
    for (const candidate of candidates) {
      let best: Step | undefined;
      let most = -Infinity;
      for (const step of steps) {
        if (step.candidate.end >= candidate.start) continue;
        const score =
          step.score + bond(step.candidate, candidate, lines) - cost(step.candidate.end + 1, candidate.start);
        if (score > most) [best, most] = [step, score];
      }
      if (best) next.push({ candidate, score: most + candidate.score, last: best });
    }
    if (next.length > 0) steps = next;
  }
  const ends = steps.map((step) => ({
    step,
    score: step.score - cost(step.candidate.end + 1, lines.length),
  }));
  let step = ends.sort((a, b) => b.score - a.score)[0]?.step;
  const path: Candidate[] = [];
  for (; step; step = step.last) path.unshift(step.candidate);
  return path;
}
