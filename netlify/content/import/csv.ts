/** Tables as exports write them (RFC 4180), with lines of explanation before the names of the columns. */
import { parse } from 'csv-parse/sync';

export type Row = Readonly<Record<string, string>>;

/** An export may mix line ends, and be cut off within a quote. */
const FORM = {
  bom: true,
  ltrim: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_records_with_error: true,
};

/**
 * The rows of a table by the names of its columns in small letters.
 *
 * @param column one that the table has: rows before it explain; without it there is no table
 */
export function readTable(text: string, column: string): Row[] {
  const rows = parse(text, FORM);
  const top = rows.findIndex((row) => row.some((cell) => nameOf(cell) === column));
  if (top < 0) return [];
  const names = (rows[top] ?? []).map(nameOf);
  return rows
    .slice(top + 1)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => {
      const cells = names.map((name, index): [string, string] => [name, (row[index] ?? '').trim()]);
      return Object.fromEntries(cells.reverse()); // of two columns of one name the first counts
    });
}

const nameOf = (cell: string): string => cell.trim().toLowerCase();
