import { ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Every word of `search` is somewhere in one of `columns`; `%` and `_` are letters like any other. */
export function containsWords(columns: SQLWrapper[], search: string): SQL[] {
  const words = search.split(/[\s\u0000-\u001f]+/).filter(Boolean);
  return words.flatMap((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return or(...columns.map((column) => ilike(sql`${column}::text`, pattern))) ?? [];
  });
}
