/** A small typed query over the relations of the content, and its evaluation. */
import { monthsCovered } from '../../matching/resume/months.ts';
import { monthNumber } from '../knowledge/dates.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';

/** Months as `2013-03`, both included; an open side is left out. */
export type Interval = { from?: string; to?: string };

export type Filter =
  | { by: 'place'; place: string }
  | { by: 'organization'; organization: string }
  | { by: 'label'; label: string }
  | { by: 'ids'; passageIds: ReadonlySet<string> }
  | { by: 'linked' }
  | { by: 'current' }
  | { by: 'row'; row: Row }
  | { by: 'not'; filter: Filter }
  /** In months, both included. */
  | { by: 'lasting'; atLeast?: number; atMost?: number }
  /** `start` and `end` ask when a row began or ended, `during` whether any of it lies within. */
  | { by: 'start' | 'end' | 'during'; within: Interval };

export type RowQuery = {
  relation: Relation;
  filters: Filter[];
  order?: 'first' | 'last' | 'longest' | 'shortest';
  /** Place in that order, from 1; without an order in the order of the content. */
  rank?: number;
};

/** The rows that a query keeps, in its order, or the one at its rank. */
export function evaluate(rows: Row[], query: RowQuery, now: Date): Row[] {
  const kept = rows
    .filter(({ relation }) => relation === query.relation)
    .filter((row) => query.filters.every((filter) => passes(row, filter, now)));
  const ordered = query.order
    ? kept.filter(({ start }) => start !== '').sort(comparison(query.order, now))
    : kept;
  if (query.rank !== undefined) return ordered.slice(query.rank - 1, query.rank);
  return query.order ? ordered.slice(0, 1) : ordered;
}

/** Months that a row lasts; the first and the last both count. */
export function monthsOf({ start, end }: Pick<Row, 'start' | 'end'>, now: Date): number {
  return monthNumber(end || thisMonth(now)) - monthNumber(start) + 1;
}

/** Months that lie in any of the rows, each once. */
export const monthsTogether = (rows: readonly Row[], now: Date): number =>
  monthsCovered(
    rows.map(({ start, end }) => ({ from: monthNumber(start), to: monthNumber(end || thisMonth(now)) + 1 })),
  );

/** Whole months between the end of one and the start of the other: negative where they overlap. */
export function monthsBetween(earlier: Row, later: Row, now: Date): number {
  return monthNumber(later.start) - monthNumber(earlier.end || thisMonth(now));
}

/** Rows that begin after one has ended, or in its last month, and end before the other begins. */
export function rowsBetween(rows: Row[], first: Row, second: Row): Row[] {
  const [earlier, later] = first.start <= second.start ? [first, second] : [second, first];
  return rows.filter(
    ({ relation, start, end }) =>
      relation === earlier.relation &&
      end !== '' &&
      start >= earlier.end &&
      end <= later.start &&
      earlier.end !== '',
  );
}

const BEFORE = /\b(before|beforehand|previous|previously|earlier|formerly|prior|preceding|preceded)\b/;
const AFTER = /\b(after|next|following|followed|then|later|afterwards)\b/;

/** Of several roles at one employer the first or the last, where what is said names no title. */
export function ofEmployer(row: Row, said: string, side: 'first' | 'last', rows: Row[]): Row {
  const telling = tellingStems(said);
  const employer = tellingStems(row.organization);
  const isTitled = [...tellingStems(row.title)].some((one) => telling.has(one) && !employer.has(one));
  if (row.relation !== 'role' || isTitled) return row;
  const there = rows
    .filter(({ relation, organization }) => relation === 'role' && organization === row.organization)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return there.at(side === 'first' ? 0 : -1) ?? row;
}

/** The role that ended last before this one began, or began first after it ended, as the text asks. */
export function neighbourOf(row: Row, text: string, rows: Row[]): Row | undefined {
  const roles = rows.filter(({ relation }) => relation === row.relation).filter((other) => other !== row);
  if (BEFORE.test(text))
    return (
      roles
        .filter(({ end }) => end !== '' && end <= row.start)
        .sort((a, b) => b.end.localeCompare(a.end))[0] ??
      roles.filter(({ start }) => start < row.start).sort((a, b) => b.start.localeCompare(a.start))[0]
    );
  if (AFTER.test(text) && row.end !== '')
    return roles.filter(({ start }) => start >= row.end).sort((a, b) => a.start.localeCompare(b.start))[0];
  return undefined;
}

/** True for a row that a filter keeps. */
export function passes(row: Row, filter: Filter, now: Date): boolean {
  switch (filter.by) {
    case 'place':
      return row.place.toLowerCase().includes(filter.place.toLowerCase());
    case 'organization':
      return row.organization.includes(filter.organization);
    case 'label':
      return row.labels.includes(filter.label);
    case 'ids':
      return filter.passageIds.has(row.passageId);
    case 'linked':
      return row.url !== '';
    case 'current':
      return row.end === '';
    case 'row':
      return row === filter.row;
    case 'not':
      return !passes(row, filter.filter, now);
    case 'lasting':
      return (
        row.start !== '' &&
        monthsOf(row, now) >= (filter.atLeast ?? 0) &&
        monthsOf(row, now) <= (filter.atMost ?? Infinity)
      );
    case 'start':
      return row.start !== '' && isWithin(row.start, filter.within);
    case 'end':
      return row.end !== '' && isWithin(row.end, filter.within);
    case 'during':
      return (
        row.start !== '' &&
        isWithin(row.start, { to: filter.within.to ?? '9999' }) &&
        isWithin(row.end || thisMonth(now), { from: filter.within.from ?? '0000' })
      );
  }
}

/** Compares as much of the dates as both give: `2015` lies within 2015-03 to 2015-05. */
function isWithin(date: string, { from = '', to = '9999' }: Interval): boolean {
  const shared = (bound: string) => Math.min(bound.length, date.length);
  return (
    date.slice(0, shared(from)) >= from.slice(0, shared(from)) &&
    date.slice(0, shared(to)) <= to.slice(0, shared(to))
  );
}

function comparison(order: NonNullable<RowQuery['order']>, now: Date): (a: Row, b: Row) => number {
  switch (order) {
    case 'first':
      return (a, b) => a.start.localeCompare(b.start);
    case 'last':
      return (a, b) => (b.end || '9999').localeCompare(a.end || '9999') || b.start.localeCompare(a.start);
    case 'longest':
      return (a, b) => monthsOf(b, now) - monthsOf(a, now);
    case 'shortest':
      return (a, b) => monthsOf(a, now) - monthsOf(b, now);
  }
}

const thisMonth = (now: Date): string => now.toISOString().slice(0, 7);
