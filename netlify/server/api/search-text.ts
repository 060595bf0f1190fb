import { ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A pattern of `ilike` for what holds `text`; `%` and `_` are letters like any other. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word of `search` is somewhere in one of `columns`. */
export function containsWords(columns: SQLWrapper[], search: string): SQL[] {
  const words = new Set(search.split(/[\s\u0000-\u001f]+/).filter(Boolean));
  return [...words].flatMap(
    (word) => or(...columns.map((column) => ilike(sql`${column}::text`, containing(word)))) ?? [],
  );
}
