/** Rows of a raw statement, whichever driver answered. */
export function rowsOf(result: unknown): unknown[] {
  if (Array.isArray(result)) return result;
  return typeof result === 'object' && result && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}
