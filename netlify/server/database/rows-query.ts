/** The statement for a page of rows. Names come from the catalog and are quoted; values are parameters. */
import { sql, type SQL } from 'drizzle-orm';

import { CELL_MAXIMUM } from '#contracts/database.ts';

import { containing } from '../api/search-text.ts';
import type { CatalogColumn } from './repository.ts';

export type Sort = { column: CatalogColumn | undefined; order: 'asc' | 'desc' };
export type Filter = { column: CatalogColumn; equals?: string | undefined; contains?: string | undefined };
export type Page = {
  table: string;
  shown: CatalogColumn[];
  keys: CatalogColumn[];
  sort: Sort;
  filter: Filter | undefined;
  /** What the page before ended with: the value that is sorted by, if any, and those of the key. */
  after: (string | null)[] | undefined;
  limit: number;
};

/** Of a text so much decides about its place; more would not fit into a cursor. */
const SORTED_CHARACTERS = 100;
const JSON_TYPES = new Set(['json', 'jsonb']);

const nameOf = ({ name }: CatalogColumn): SQL => sql`${sql.identifier(name)}`;
/** A type by its own words in the catalog, which quotes what must be. */
const typeOf = ({ type }: CatalogColumn): SQL => sql.raw(type);

/** A value as it is shown: moments by ISO 8601, as JSON has them. */
const textOf = (column: CatalogColumn): SQL =>
  column.type.startsWith('timestamp')
    ? sql`(to_json(${nameOf(column)}) #>> '{}')`
    : column.type === 'text'
      ? nameOf(column)
      : sql`${nameOf(column)}::text`;

/** What can be compared: texts by their beginning, JSON as text, everything else as it is. */
function sortedBy(column: CatalogColumn): { value: SQL; type: SQL } {
  if (column.keyPlace !== null) return { value: nameOf(column), type: typeOf(column) };
  if (column.type === 'text' || JSON_TYPES.has(column.type))
    return { value: sql`left(${textOf(column)}, ${sql.raw(String(SORTED_CHARACTERS))})`, type: sql`text` };
  return { value: nameOf(column), type: typeOf(column) };
}

/** @returns rows with `cells`, the texts that are shown, and `place`, what the next page comes after. */
export function rowsStatement({ table, shown, keys, sort, filter, after, limit }: Page): SQL {
  const cells = shown.map((column) => cellOf(column));
  const by = sort.column && sortedBy(sort.column);
  const place = [...(by ? [by.value] : []), ...keys.map(nameOf)].map((value) => sql`${value}::text`);
  const direction = sql.raw(sort.order);
  const orders = [
    ...(by ? [sql`${by.value} ${direction} nulls last`] : []),
    ...keys.map((column) => sql`${nameOf(column)} ${direction}`),
  ];
  const conditions = [filter && matches(filter), after && comesAfter(keys, sort, after)].filter(
    (each) => !!each,
  );
  return sql`
    select array[${sql.join(cells, sql`, `)}]::text[] as cells, array[${sql.join(place, sql`, `)}]::text[] as place
    from ${sql.identifier('public')}.${sql.identifier(table)}
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by ${sql.join(orders, sql`, `)} limit ${limit}`;
}

/** One character more than is shown tells that there is more. */
const cellOf = (column: CatalogColumn): SQL =>
  sql`left(${textOf(column)}, ${sql.raw(String(CELL_MAXIMUM + 1))})`;

const matches = ({ column, equals, contains }: Filter): SQL =>
  equals === undefined
    ? sql`${textOf(column)} ilike ${containing(contains ?? '')}`
    : sql`${textOf(column)} = ${equals}`;

/** Rows beyond the last one, where rows without a value come last in either direction. */
function comesAfter(keys: CatalogColumn[], { column, order }: Sort, after: (string | null)[]): SQL {
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const keyValues = column ? after.slice(1) : after;
  const key = sql.join(keys.map(nameOf), sql`, `);
  const last = sql.join(
    keys.map((each, index) => sql`${keyValues[index] ?? null}::text::${typeOf(each)}`),
    sql`, `,
  );
  const keyBeyond = sql`(${key}) ${beyond} (${last})`;
  if (!column) return keyBeyond;
  const { value, type } = sortedBy(column);
  const [lastValue] = after;
  if (lastValue === null || lastValue === undefined) return sql`(${value} is null and ${keyBeyond})`;
  const lastSorted = sql`${lastValue}::text::${type}`;
  return sql`(${value} ${beyond} ${lastSorted} or (${value} = ${lastSorted} and ${keyBeyond}) or ${value} is null)`;
}
