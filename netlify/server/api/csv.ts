/** CSV by RFC 4180 that spreadsheets open as text, never as formulas. */

type Column<Row> = [title: string, value: (row: Row) => unknown];

export const CSV_TYPE = 'text/csv;charset=utf-8';
/** The byte order mark tells spreadsheets that this is UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/** The rows as a file, for download under `name`. */
export function csvFile<Row>(name: string, columns: Column<Row>[], rows: Row[]): File {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ];
  return new File([CSV_BEGIN, ...lines.map(csvLine)], name, { type: CSV_TYPE });
}

/** One line of such a file, for those that are written as they are read. */
export const csvLine = (cells: unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** What begins a formula, in the wide letters of East Asian keyboards too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
/** Where a cell ends for a spreadsheet of a country that writes decimal commas, quoted or not. */
const END_ELSEWHERE = /(?<=[;\t\r\n])/;

/** An apostrophe before what begins like a formula keeps it from being one (OWASP, CSV injection). */
function cellOf(value: unknown): string {
  const parts = textOf(value).split(END_ELSEWHERE);
  const safe = parts.map((part) => (FORMULA.test(part) ? `'${part}` : part)).join('');
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
