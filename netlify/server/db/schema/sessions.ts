import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** What a session row remembers beside its end. */
export type SessionData = {
  adminUserId: number;
  startedAt: string;
  lastSeenAt: string;
  /** When the owner last showed the password again. */
  confirmedAt?: string;
  userAgent: string | null;
};

/** Signed-in sessions. `sid` is the SHA-256 of the random id in the cookie, never the id itself. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: moment().notNull(),
  },
  (table) => [index('sessions_expire_index').on(table.expire)],
);
