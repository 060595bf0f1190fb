/**
 * Jobs and degrees that are all written in one way: title and dates on a line, employer · place on the next, bullets.
 * Nothing has to be guessed of their words then.
 */
import { textOf, type Line } from '../lines.ts';
import { findDates, withoutDates, type FoundDates } from './dates.ts';
import { joinTexts } from './join.ts';

export type RegularEntry = {
  title: string;
  dates: FoundDates | undefined;
  /** Of the second line, what its marks part. */
  details: string[];
  bullets: Line[];
};

const MARK = / [·|] /;

/** All entries of a section; undefined where one is written in another way. */
export function regularEntries(lines: Line[]): RegularEntry[] | undefined {
  const entries = groupsOf(lines).map(entryOf);
  const regular = entries.filter((entry) => entry !== undefined);
  const isBare = regular.some(({ details }) => details.length === 0);
  if (isBare && !isMarked(regular)) return undefined;
  return regular.length > 0 && regular.length === entries.length ? regular : undefined;
}

/** Whether a second line has marks, as employer · place has: that tells more than the words do. */
export const isMarked = (entries: RegularEntry[]): boolean =>
  entries.some(({ details }) => details.length > 1);

function groupsOf(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || beginsHead(line, lines[at - 1])) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

/** After bullets, after a gap, where a column or page begins, and with dates that no title above goes on to. */
function beginsHead(line: Line, above: Line | undefined): boolean {
  if (line.isBullet) return false;
  if (above?.isBullet || line.hasGap || line.startsBlock) return true;
  return above?.wraps !== true && above?.look === '' && (datesAtEnd(line)?.rest ?? '') !== '';
}

function entryOf(group: Line[]): RegularEntry | undefined {
  const bulletAt = group.findIndex(({ isBullet }) => isBullet);
  const head = bulletAt < 0 ? group : group.slice(0, bulletAt);
  const bullets = bulletAt < 0 ? [] : group.slice(bulletAt);
  const [only, ...lower] = head;
  const alone = only && lower.length === 0 ? datesAtEnd(only) : undefined;
  // Nothing is known of where: the marks of the others say that it is one of them.
  if (alone && alone.rest !== '' && bullets.every(({ isBullet }) => isBullet))
    return { title: alone.rest, dates: alone.dates, details: [], bullets };
  const detail = head.at(-1);
  const titles = head.slice(0, -1);
  if (!detail || titles.length === 0 || detail.cells.length > 1 || isDated(detail)) return undefined;
  if (!titles.slice(0, -1).every((line) => (line.wraps || line.look !== '') && line.cells.length === 1))
    return undefined;
  const last = titles.at(-1);
  const dated = last && datesAtEnd(last);
  if (titles.some((line) => isDated(line) && !(line === last && dated))) return undefined;
  if (!last || (!dated && last.cells.length > 1) || bullets.some(({ isBullet }) => !isBullet))
    return undefined;
  const parts = [...titles.slice(0, -1).map(textOf), dated ? dated.rest : textOf(last)].filter(Boolean);
  const title = parts.reduce((first, second) => (first ? joinTexts(first, second) : second), '');
  if (title === '') return undefined;
  return { title, dates: dated?.dates, details: textOf(detail).split(MARK), bullets };
}

/** A span anywhere, or a date at either end: no second line of a regular entry has one. */
function isDated(line: Line): boolean {
  const text = textOf(line);
  const dates = findDates(text);
  if (!dates) return false;
  const isAtEdge = dates.at <= 3 || dates.at + dates.length >= text.length - 3;
  return !dates.isSingle || isAtEdge;
}

/** Dates in a cell of their own or behind a mark, and what stands before them. */
function datesAtEnd(line: Line): { dates: FoundDates; rest: string } | undefined {
  const text = line.cells.join('\t');
  const cut = Math.max(text.lastIndexOf('\t'), text.lastIndexOf(' | '));
  const end = text.slice(cut + 1).replace(/^\s*\|?\s*/, '');
  const dates = findDates(end);
  if (!dates || withoutDates(end, dates).trim() !== '' || (cut < 0 && dates.isSingle)) return undefined;
  return { dates, rest: text.slice(0, Math.max(cut, 0)).replaceAll('\t', ' ').trim() };
}
