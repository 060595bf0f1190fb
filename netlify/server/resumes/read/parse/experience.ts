/** Jobs, with their dates, heads and bullets. */

import { textOf, type Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import { ENTRY_LABELS } from '../words/labels.ts';
import { findDates, withoutDates } from './dates.ts';
import type { ReadJob } from './read-entries.ts';
import { joinParagraphs } from './join.ts';
import { findEntries, type Entry } from './job-entries.ts';
import { orderScore, readHead, type Head, type Order } from './job-head.ts';
import { companyScore, titleScore } from './job-words.ts';
import { readLabelledJobs, withoutTableHead } from './labelled-entries.ts';
import { withoutPlace } from './place.ts';
import { isMarked, regularEntries } from './regular-entries.ts';

const TASK_LABELS = foldedSet(ENTRY_LABELS.tasks);

/** The jobs of a section; `known` are towns that the document names. */
export function readExperience(lines: Line[], known: ReadonlySet<string>): ReadJob[] {
  const whole = datesFirst(joinParagraphs(withoutTableHead(lines)));
  const labelled = readLabelledJobs(whole);
  if (labelled.length > 0) return labelled;
  const regular = regularJobs(whole);
  if (regular) return regular;
  const entries = findEntries(whole, known);
  const order = usualOrder(entries);
  let company: Pick<Head, 'company' | 'location'> | undefined;
  let group: typeof company;
  return entries.flatMap((entry, at) => {
    if (isGroup(entry, entries[at + 1])) {
      const [name] = entry.pieces;
      company = { company: name?.text ?? '', location: entry.location };
      group = company;
      return [];
    }
    const head =
      group !== undefined && isWholeTitle(entry)
        ? { title: entry.pieces[0]?.text ?? '', company: '', location: entry.location }
        : readHead(entry.pieces, entry.location, order);
    const isOfGroup = head.company === '' && company !== undefined;
    const own =
      isOfGroup && company
        ? { ...head, company: company.company, location: head.location || company.location }
        : head;
    company = own.company ? own : company;
    if (own.company !== group?.company) group = undefined;
    return [job(own, entry, entry.pieces.length > 2 || Math.abs(orderScore(entry.pieces)) < 1)];
  });
}

/** Dates of a table's second column end up behind the last line of the first: they belong to its first line. */
function datesFirst(lines: Line[]): Line[] {
  const ends = lines.flatMap((line, at) => (isDatedAtEnd(line) ? [at] : []));
  const isOfTable = ends.at(-1) === lines.length - 1 && !ends.includes(0);
  if (!isOfTable || ends.some((end, at) => end - (ends[at - 1] ?? -1) < 2)) return lines;
  return ends.flatMap((end, at) => {
    const [first, ...others] = lines.slice((ends[at - 1] ?? -1) + 1, end + 1);
    const last = others.pop();
    if (!first || !last) return [];
    const dates = last.cells.at(-1) ?? '';
    return [
      { ...first, cells: [...first.cells, dates], hasGap: true },
      ...others,
      { ...last, cells: last.cells.slice(0, -1) },
    ];
  });
}

/** Words, and nothing but dates in the cell behind them. */
function isDatedAtEnd({ cells, isBullet }: Line): boolean {
  const [text = '', date = '', ...more] = cells;
  const dates = findDates(date);
  return (
    !isBullet && text !== '' && more.length === 0 && dates !== undefined && withoutDates(date, dates) === ''
  );
}

/** Where every head is written in one way with the title first, it says what is what. */
function regularJobs(lines: Line[]): ReadJob[] | undefined {
  const entries = regularEntries(lines);
  if (!entries) return undefined;
  const hasMarks = isMarked(entries);
  const jobs = entries.map(({ title, dates, details, bullets }) => {
    const [name = '', ...more] = details;
    const [company, place] = hasMarks ? [name, more.join(' · ')] : withoutPlace(name, true);
    const head = { title, company, location: place };
    return job(head, { dates, pieces: [], location: '', body: bullets }, false);
  });
  const order = jobs.reduce(
    (sum, { title, company }) => sum + orderScore([asPiece(title), asPiece(company)]),
    0,
  );
  return order > 0 || (order === 0 && hasMarks) ? jobs : undefined;
}

const asPiece = (text: string) => ({ text, isBold: false });

function job(head: Head, { dates, body }: Entry, isUnsure: boolean): ReadJob {
  // One date alone, such as `Summer 2014`, is beginning and end.
  const startDate = dates?.isSingle ? dates.end : (dates?.start ?? '');
  const bullets =
    body.length === 1 && body[0]?.isBullet === false ? inCell(bulletsOf(body)) : bulletsOf(body);
  return { ...head, startDate, endDate: dates?.end ?? '', bullets, dates, isUnsure };
}

/** Duties that stand in one cell or line, with semicolons between them. */
const inCell = (texts: string[]): string[] =>
  texts.flatMap((text) => (/[.!?]\s\p{Lu}/u.test(text) ? [text] : text.split(/;\s+/u)));

/** An employer above several positions: nothing but a name, and nothing but a title below it. */
function isGroup({ pieces, body }: Entry, next: Entry | undefined): boolean {
  const [only, ...others] = pieces;
  if (!only || others.length > 0 || body.length > 0 || !next) return false;
  // `Class teacher, Hill Primary School` is a job without a word of what was done in it.
  const [title = '', ...more] = only.text.split(/,\s/u);
  if (more.length > 0 && titleScore(title) > 0) return false;
  return (
    next.pieces.length === 1 &&
    titleScore(only.text) - companyScore(only.text) < titleScore(next.pieces[0]?.text ?? '')
  );
}

/** `Vice President, Finance` beneath an employer: what stands behind the comma is no other employer. */
function isWholeTitle({ pieces: [only, ...others] }: Entry): boolean {
  const [title = '', ...rest] = only?.text.split(/,\s+/u) ?? [];
  const isOne = only?.isBold === true || companyScore(rest.join(' ')) < 1;
  return others.length === 0 && titleScore(title) > 0 && isOne;
}

/** Most heads of a document are written in one way. */
function usualOrder(entries: Entry[]): Order {
  const score = entries.reduce((sum, { pieces }) => sum + (pieces.length > 1 ? orderScore(pieces) : 0), 0);
  if (score !== 0) return score > 0 ? 'title-first' : 'company-first';
  const isBoldLast = entries.filter(({ pieces }) => pieces[1]?.isBold && !pieces[0]?.isBold).length;
  return isBoldLast > entries.length / 2 ? 'company-first' : 'title-first';
}

/** Bullets and paragraphs, each whole; labels above them are none. */
export function bulletsOf(body: Line[]): string[] {
  return body
    .filter((line) => !isTaskLabel(textOf(line)) || line.cells.length > 1)
    .map((line) =>
      line.isLabelled && isTaskLabel(line.cells[0] ?? '') ? line.cells.slice(1).join(' ') : textOf(line),
    )
    .map((text) => text.trim())
    .filter(Boolean);
}

const isTaskLabel = (text: string): boolean =>
  folded(text)
    .replace(/\s?:$/, '')
    .split(/\s?[/&]\s?/)
    .every((label) => TASK_LABELS.has(label)) ||
  (text.endsWith(':') && text.split(' ').length <= 4);
