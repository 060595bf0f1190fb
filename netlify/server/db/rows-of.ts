/** Rows of a raw statement, whichever driver answered. */
export function rowsOf(result: unknown): unknown[] {
  if (Array.isArray(result)) return result;
  return typeof result === 'object' && result && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}

/** The first row of a statement, if it gives any. */
export const firstOf = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | undefined> =>
  (await rows)[0];

/** The row that a statement gives which always gives one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}
