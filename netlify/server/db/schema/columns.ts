/** Columns that most tables share. JSON is camelCase, columns are snake_case (D41). */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, timestamp } from 'drizzle-orm/pg-core';

/** `integer generated always as identity` primary key (D41). */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment with time zone. */
export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

/** Set at each update through drizzle. */
export const updatedAt = () => createdAt().$onUpdate(() => new Date());

export const timestamps = () => ({ createdAt: createdAt(), updatedAt: updatedAt() });

/** The check that a column holds one of the names of its `enum`. */
export function oneOf({ name, table }: AnyPgColumn) {
  const column = getTableColumns(table)[name];
  const names = column?.enumValues?.map((value) => `'${value}'`).join(', ') ?? '';
  return check(`${getTableName(table)}_${name}_check`, sql`${column} in ${sql.raw(`(${names})`)}`);
}
