/** Tables as exports write them (RFC 4180), with lines of explanation before the names of the columns. */

export type Row = Readonly<Record<string, string>>;

/**
 * The rows of a table by the names of its columns in small letters.
 *
 * @param column one that the table has: rows before it explain; without it there is no table
 */
export function readTable(text: string, column: string): Row[] {
  const rows = readRows(text.replace(/^\uFEFF/, ''));
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

/** One sign after the other: no run of quotes makes it slow. */
function readRows(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '"' && isQuoted && text[index + 1] === '"') {
      cell += sign;
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || !',\r\n'.includes(sign)) cell += sign;
    else if (sign !== '\r') {
      row.push(cell);
      cell = '';
      if (sign === '\n') rows.push(row.splice(0));
    }
  }
  return [...rows, [...row, cell]];
}
