/** An import's file as records: what it says of each application, by field, and where it stands. */
import { parse, CsvError } from 'csv-parse/sync';
import { z } from 'zod';

import {
  JOB_COLUMNS_MAXIMUM,
  JOB_ROWS_MAXIMUM,
  type JobFieldName,
  type JobImportColumn,
} from '#contracts/job-transfer.ts';

import { apiError } from '../../api/errors.ts';
import { fieldOf, formatOf, isSecondChoice, priorityOf, statusOf, type Field } from './headings.ts';

export type FileRecord = { line: number; texts: Partial<Record<Field, string>> };
export type ImportFile = { format: string; columns: JobImportColumn[]; records: FileRecord[] };
/** What each column is, on the owner's word. */
type Columns = readonly (JobFieldName | null)[] | undefined;

/** @throws 422 for what is neither CSV nor JSON of applications, and for too many. */
export function readFile(text: string, columns?: Columns): ImportFile {
  const content = text.replace(/^\uFEFF/, '');
  return /^\s*[[{]/.test(content) ? readJson(content) : readCsv(content, columns);
}

/** Before they are looked at: a file of two letters a line has a million. */
function refuseMoreThanMost({ length }: readonly unknown[]): void {
  if (length > JOB_ROWS_MAXIMUM)
    throw unreadable(`The file has more than ${JOB_ROWS_MAXIMUM.toLocaleString('en-US')} applications.`);
}

/** In characters: every field of an application at its longest, with its quotes doubled. */
const RECORD_MAXIMUM = 200_000;

const unreadable = (sentence: string) => apiError(422, 'UNREADABLE', sentence);

const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

const HEADING_MAXIMUM = 100;
const EXAMPLE_MAXIMUM = 60;
/** Of 80 columns in each of the most applications; each costs time even where it is empty. */
const FIELDS_MAXIMUM = 400_000;

/** Columns are parted by what parts the headings. */
function readCsv(content: string, chosen: Columns): ImportFile {
  const [head = ''] = /^.*/.exec(content.trimStart()) ?? [];
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length);
  if (content.split(delimiter).length > FIELDS_MAXIMUM)
    throw unreadable(`The file has more than ${FIELDS_MAXIMUM.toLocaleString('en-US')} fields.`);
  const rows = parsed(content, delimiter);
  const [first, ...others] = rows;
  const columns = first?.record.slice(0, JOB_COLUMNS_MAXIMUM) ?? [];
  const headings = columns.map((heading) => heading.slice(0, HEADING_MAXIMUM));
  const fields = chosen
    ? headings.map((_, place) => chosen[place] ?? undefined)
    : headings.map((heading) => fieldOf(heading));
  refuseMoreThanMost(others);
  const columnsRead = headings.map((heading, place) => ({
    heading,
    example: (others.find(({ record }) => record[place])?.record[place] ?? '').slice(0, EXAMPLE_MAXIMUM),
    field: fields[place] ?? null,
  }));
  const format = formatOf(headings);
  if (!namesApplications(columnsRead)) return { format, columns: columnsRead, records: [] };
  const isDayFirst = others.some(({ record }) =>
    record.some((cell, place) => isDate(fields[place]) && Number(SLASHED.exec(cell)?.[1]) > MONTHS),
  );
  const order = [...fields.entries()].toSorted(
    ([a], [b]) => Number(isSecondChoice(headings[a] ?? '')) - Number(isSecondChoice(headings[b] ?? '')),
  );
  let end = first?.info.lines ?? 1;
  const records = others.map(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    return { line, texts: textsOf(record, order, { format, isDayFirst }) };
  });
  return { format, columns: columnsRead, records };
}

const namesApplications = (columns: readonly JobImportColumn[]) =>
  (['company', 'position'] as const).every((name) => columns.some(({ field }) => field === name));

/** @throws 422 for a CSV file of which it is not known what company and position are. */
export function assertNamed({ format, columns }: ImportFile): void {
  if (format !== 'JSON' && !namesApplications(columns))
    throw unreadable('No columns for company and position were found in the first line.');
}

function parsed(content: string, delimiter: string) {
  try {
    return Parsed.parse(
      parse(content, {
        delimiter,
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        max_record_size: RECORD_MAXIMUM,
        // The headings, and one more than may be.
        to: JOB_ROWS_MAXIMUM + 2,
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    throw unreadable(
      `This is no CSV that can be read: a quote is not closed or stands where none may, or a line is endless${line}.`,
    );
  }
}

type Columned = readonly (readonly [place: number, field: Field | undefined])[];
/** How what stands in the cells is meant, of the whole file. */
type Habits = { format: string; isDayFirst: boolean };

/** Of two columns for the same field the first that says something. */
function textsOf(record: readonly string[], columns: Columned, habits: Habits) {
  const texts: FileRecord['texts'] = {};
  for (const [place, field] of columns) {
    const cell = withoutApostrophes(record[place] ?? '');
    const text = habits.format !== 'Job Tracker' && isNone(cell, field) ? '' : cell;
    if (!field || text === '' || texts[field] !== undefined) continue;
    const meant = meaning(field, text, habits);
    if (meant !== '') texts[field] = meant;
  }
  return texts;
}

/** What our own export put before what begins like a formula. */
const withoutApostrophes = (cell: string) => cell.replaceAll(/(^|[;\t\r\n])'(?=\s*[=+\-@＝＋－＠])/g, '$1');

const NONE: ReadonlySet<string> = new Set(['', 'n/a', 'none', 'null', '-']);
/** Some say of a day, in a column of its own, whether there is one. */
function isNone(text: string, field: Field | undefined): boolean {
  const word = text.trim().toLowerCase();
  return NONE.has(word) || (field === 'appliedDate' && (word === 'yes' || word === 'no'));
}

const isDate = (field: Field | undefined) => field === 'appliedDate' || field === 'nextStepDate';

function meaning(field: Field, text: string, { format, isDayFirst }: Habits): string {
  if (field === 'status') return statusOf(text);
  if (field === 'priority') return priorityOf(text, format);
  if (field === 'jobUrl') return addressOf(text.trim());
  return isDate(field) ? dayOf(text, isDayFirst) : text;
}

/** People leave `https://` out. */
function addressOf(text: string): string {
  const isBare = text.includes('.') && !text.includes(' ') && !URL.canParse(text);
  return isBare && URL.canParse(`https://${text}`) ? `https://${text}` : text;
}

const two = (part: string) => part.padStart(2, '0');
const year = (part: string) => (part.length === 2 ? `20${part}` : part);

const MONTHS = 12;
const SLASHED = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/;

/**
 * `6/15/23, 3:04 PM` as Americans write it, `15.06.2023` as Germans do; the rest as it is.
 *
 * @param isDayFirst somewhere in the file no month can stand first, so `04/03/2026` is a day of March as well
 */
function dayOf(text: string, isDayFirst: boolean): string {
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [, first = '', second = '', of = ''] = slashed;
    const isDay = Number(first) > MONTHS || (isDayFirst && Number(second) <= MONTHS);
    const [month, day] = isDay ? [second, first] : [first, second];
    return `${year(of)}-${two(month)}-${two(day)}`;
  }
  const [, day, month = '', of = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})\b/.exec(text) ?? [];
  return day === undefined ? text : `${year(of)}-${two(month)}-${two(day)}`;
}

const Text = z.union([z.string(), z.number().transform(String), z.null().transform(() => '')]);
const Applications = z.array(z.record(z.string(), z.unknown()));
const Wrapped = z.object({ applications: z.unknown() }).transform(({ applications }) => applications);

function readJson(content: string): ImportFile {
  const json = jsonOf(content);
  const listed = Array.isArray(json) ? json : Wrapped.safeParse(json).data;
  if (Array.isArray(listed)) refuseMoreThanMost(listed);
  const list = Applications.safeParse(listed);
  if (!list.success) throw unreadable('The JSON is no list of applications.');
  const records = list.data.map((one, index) => {
    const texts: FileRecord['texts'] = {};
    for (const [name, value] of Object.entries(one)) {
      const field = fieldOf(name);
      const text = Text.safeParse(value);
      if (field && text.success && text.data !== '')
        texts[field] = meaning(field, text.data, { format: 'JSON', isDayFirst: false });
    }
    return { line: index + 1, texts };
  });
  return { format: 'JSON', columns: [], records };
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw unreadable('This is no JSON that can be read.');
  }
}
