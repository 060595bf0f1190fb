/** Columns that most tables share. JSON is camelCase, columns are snake_case (D41). */
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** `integer generated always as identity` primary key (D41). */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment with time zone. */
export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

/** Set at each update through drizzle. */
export const updatedAt = () => createdAt().$onUpdate(() => new Date());

export const timestamps = () => ({ createdAt: createdAt(), updatedAt: updatedAt() });
