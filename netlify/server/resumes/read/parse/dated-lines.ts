/** Lines in which the dates of an entry stand. */
import type { Line } from '../lines.ts';
import { endsWithTown } from './place.ts';
import { findDates, isAllDates, withoutDates, type FoundDates } from './dates.ts';

/** In characters: what is longer is a sentence that mentions a year. */
const HEAD_LENGTH = 180;

type Dated = { at: number; dates: FoundDates; rest: Line };

/** `2019 – Present  Lecturer` above `Ystwyth University, Sep 2019 – Present`: the same dates, more exactly. */
export function withDatesOnce(lines: Line[]): Line[] {
  const years = ({ dates: { start, end } }: Dated) => `${start.slice(0, 4)} ${end.slice(0, 4)}`;
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const [own, below] = [datedLine(line, at), next && datedLine(next, at + 1)];
    const isSame = own !== undefined && below !== undefined && years(own) === years(below);
    return isSame && own.rest.cells.length > 0 && !own.dates.isSingle ? own.rest : line;
  });
}

/** A line with dates at its beginning, at its end or in a cell; undefined for a sentence that mentions a year. */
export function datedLine(line: Line, at: number): Dated | undefined {
  if (line.isBullet && line.cells.length === 1) return undefined;
  const text = line.cells.join('\t');
  if (text.length > HEAD_LENGTH) return undefined;
  const cell = line.cells.findIndex((one) => isAllDates(one));
  const place = cell >= 0 ? line.cells.slice(0, cell).reduce((sum, one) => sum + one.length + 1, 0) : 0;
  const dates = findDates(cell >= 0 ? (line.cells[cell] ?? '') : text);
  if (!dates) return undefined;
  const found = { ...dates, at: dates.at + place };
  const isEdge =
    cell >= 0 || found.at <= 12 || found.at + found.length >= text.length - 30 || isBetweenMarks(text, found);
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

/** `Gera, 2015 – 2019: Cook, Hotel Goldene Krone` */
const isBetweenMarks = (text: string, { at, length, isSingle }: FoundDates): boolean =>
  !isSingle && /[,;|·(]\s?$/u.test(text.slice(0, at)) && /^\s?[),;|·:]/u.test(text.slice(at + length));

/** One year at the very edge of a line, behind a mark or a place: `Summer job, 2014`, `Cook, Erath, LA Summer 2014`. */
const isSingleEdge = (text: string, { at, length }: FoundDates): boolean =>
  (at <= 1 && /^\s*(?:\([^()]{1,40}\)\s?)?[\]:|,–—\t-]/u.test(text.slice(length))) ||
  (/^[).\s]*(?:\([^()]{1,40}\))?$/.test(text.slice(at + length)) &&
    (/[,(|·–—\t-]$/u.test(text.slice(0, at).trimEnd()) || endsWithTown(text.slice(0, at).trimEnd())));
