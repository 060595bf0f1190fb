/** Finds where each job begins, by its dates and by the lines that stand around them. */
import { textOf, type Line } from '../lines.ts';
import { findDates, isDuration, withoutDates, type FoundDates } from './dates.ts';
import { piecesOf, withoutPlaces, type Piece } from './job-head.ts';
import { companyScore, titleScore } from './job-words.ts';
import { isPlace, isTownLike, withoutPlace } from './place.ts';

export type Entry = { dates: FoundDates | undefined; pieces: Piece[]; location: string; body: Line[] };

const HEAD_LENGTH = 120;
const MOST_BEFORE = 3;

type Dated = { at: number; dates: FoundDates; rest: Line };

/** The jobs of a section, in order; what stands before the first is left out. */
export function findEntries(lines: Line[], known: ReadonlySet<string>): Entry[] {
  const told = withDatesOnce(lines.filter((line) => line.isBullet || !isDuration(textOf(line))));
  const dated = told.flatMap((line, at) => datedLine(line, at) ?? []);
  const firstBefore = Math.min(dated[0]?.at ?? 0, MOST_BEFORE);
  const heads: { start: number; end: number; dated: Dated }[] = [];
  for (const one of dated) {
    const floor = heads.at(-1)?.end ?? 0;
    const start = startOf(told, one.at, floor, firstBefore);
    heads.push({ start, end: endOf(told, start, one, known), dated: one });
  }
  return heads.map(({ start, end, dated: one }, index) => {
    const next = heads[index + 1]?.start ?? told.length;
    const head = told
      .slice(start, Math.min(end, next))
      .map((line, at) => (start + at === one.at ? one.rest : line));
    const { pieces, location } = withoutPlaces(head.flatMap(headPieces), known);
    return { dates: one.dates, pieces, location, body: told.slice(Math.min(end, next), next) };
  });
}

/** `2019 – Present  Lecturer` above `Ystwyth University, Sep 2019 – Present`: the same dates, more exactly. */
function withDatesOnce(lines: Line[]): Line[] {
  const years = ({ dates: { start, end } }: Dated) => `${start.slice(0, 4)} ${end.slice(0, 4)}`;
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const [own, below] = [datedLine(line, at), next && datedLine(next, at + 1)];
    const isSame = own !== undefined && below !== undefined && years(own) === years(below);
    return isSame && own.rest.cells.length > 0 && !own.dates.isSingle ? own.rest : line;
  });
}

const headPieces = (line: Line): Piece[] =>
  line.cells.flatMap((cell, at) => piecesOf(cell, at === 0 || line.bold.includes(cell) ? line.bold : ''));

/** A line with dates at its beginning, at its end or in a cell; undefined for a sentence that mentions a year. */
export function datedLine(line: Line, at: number): Dated | undefined {
  if (line.isBullet && line.cells.length === 1) return undefined;
  const text = line.cells.join('\t');
  if (text.length > HEAD_LENGTH * 1.5) return undefined;
  const cell = line.cells.findIndex((one) => isAllDates(one));
  const place = cell >= 0 ? line.cells.slice(0, cell).reduce((sum, one) => sum + one.length + 1, 0) : 0;
  const dates = findDates(cell >= 0 ? (line.cells[cell] ?? '') : text);
  if (!dates) return undefined;
  const found = { ...dates, at: dates.at + place };
  const isEdge = cell >= 0 || found.at <= 12 || found.at + found.length >= text.length - 30;
  if (!isEdge || (cell < 0 && dates.isSingle && !isSingleEdge(text, found))) return undefined;
  const rest = withoutDates(text, found)
    .split('\t')
    .map((one) =>
      one
        .trim()
        .replace(/^[,;:(/]|[,;:(/]$/g, '')
        .trim(),
    )
    .filter(Boolean);
  return { at, dates: found, rest: { ...line, cells: rest, isLabelled: false } };
}

function isAllDates(cell: string): boolean {
  const dates = findDates(cell);
  return dates !== undefined && withoutDates(cell, dates).replace(/[\s().,:-]/g, '') === '';
}

/** One year at the very edge of a line, behind a mark: `Summer job, 2014`. */
const isSingleEdge = (text: string, { at, length }: FoundDates): boolean =>
  (at === 0 && /^\s*[:|,–—\t-]/u.test(text.slice(length))) ||
  (/^[).\s]*$/.test(text.slice(at + length)) && /[,(|·–—\t-]$/u.test(text.slice(0, at).trimEnd()));

/** Dates as the label of a row: the row begins the job, unless a name in letters of its own stands above. */
const beginsRow = (line: Line | undefined, above: Line | undefined): boolean =>
  line?.isLabelled === true &&
  isAllDates(line.cells[0] ?? '') &&
  line.cells.length > 1 &&
  above?.look === '' &&
  !above.hasGap;

/** How far up the head of a dated line reaches. */
function startOf(lines: Line[], at: number, floor: number, firstBefore: number): number {
  if (beginsRow(lines[at], lines[at - 1])) return at;
  const between = lines.slice(floor, at);
  const isAfterBullets = between.some(({ isBullet }) => isBullet);
  const knowsGaps = lines.some(({ hasGap }, index) => hasGap && index > 0);
  const most = isAfterBullets || knowsGaps ? MOST_BEFORE : firstBefore;
  let start = at;
  while (start > floor && at - start < most) {
    const previous = lines[start - 1];
    if (!previous || !isHeadLike(previous)) break;
    if (knowsGaps && lines[start]?.hasGap && !(firstBefore > at - start && previous.hasGap && previous.bold))
      break;
    if (
      !isAfterBullets &&
      knowsGaps &&
      !hasGapWithin(lines, Math.max(floor, at - most), start) &&
      at - start >= firstBefore
    )
      break;
    start -= 1;
  }
  return start;
}

const hasGapWithin = (lines: Line[], from: number, to: number): boolean =>
  lines.slice(from, to).some(({ hasGap }) => hasGap);

export const isHeadLike = (line: Line): boolean => {
  const text = textOf(line);
  if (line.isBullet || text.length > HEAD_LENGTH || text.endsWith(':')) return false;
  return (
    !/[.!?]$/.test(text) || /\b(?:\p{L}{1,4}\.){1,3}$/u.test(text.slice(-12)) || text.split(' ').length <= 5
  );
};

/** How far down it reaches: until there are a title and an employer, and over a place that stands alone. */
function endOf(lines: Line[], start: number, { at, rest }: Dated, known: ReadonlySet<string>): number {
  const count = (line: Line) => withoutPlaces(headPieces(line), known).pieces.length;
  const parts = (line: Line) => Math.max(count(line), commaParts(line));
  let have =
    lines.slice(start, at).reduce((sum, line) => sum + (hasBoth(line) ? 2 : count(line)), 0) +
    (start < at ? count(rest) : parts(rest));
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    if (!line || !isHeadLike(line) || datedLine(line, end)) break;
    const isLocation =
      isPlace(textOf(line)) || (end === at + 1 && rest.cells.length === 0 && have >= 2 && isTownLine(line));
    if ((have >= 2 && !isLocation) || (line.hasGap && have > 0 && !isLocation)) break;
    have += parts(line);
    // A town below the dates closes the head of a title that stands above them.
    if (isLocation && start < at && have > 0) return end + 1;
  }
  return end;
}

/** A title and an employer that a comma parts. */
function hasBoth(line: Line): boolean {
  const [title = '', ...rest] = textOf(line).split(/,\s+/u);
  return rest.length > 0 && titleScore(title) > 0 && companyScore(rest.join(' ')) > 0;
}

/** A town below the dates, as LinkedIn has it. */
const isTownLine = (line: Line): boolean =>
  !line.isBullet && !line.wraps && line.cells.length === 1 && isTownLike(textOf(line));

/** `Barista, Kona Corner Coffee` has title and employer in one. */
function commaParts(line: Line): number {
  const whole = textOf(line);
  const [text] = hasBoth(line) ? [whole] : withoutPlace(whole, true);
  if (text === '' || isPlace(text)) return 0;
  const parts = text.split(/,\s/u).length;
  return parts > 2 || (parts === 2 && companyScore(text) > 0) ? parts : 1;
}
