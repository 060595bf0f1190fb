/** Who the owner is, and how he signs in. */
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt, id, moment, timestamps } from './columns.ts';

/** Who may sign in (DB-1). `passwordHash` is a scrypt PHC string. */
export const adminUsers = pgTable('admin_users', {
  id: id(),
  username: text().notNull().unique(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  role: text().notNull().default('admin'),
  isActive: boolean().notNull().default(true),
  lastLogin: moment(),
  ...timestamps(),
});

/** The author's public face; joined to `admin_users` by email (D31). */
export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  ...timestamps(),
});

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

/** Failed sign-ins per client and username; the key is a hash and holds neither. */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** No attempt is taken before this. */
    blockedUntil: moment().notNull(),
    /** Without another failure until then, counting starts anew. */
    forgetAt: moment().notNull(),
  },
  (table) => [index('login_failures_forget_at_index').on(table.forgetAt)],
);

/** Enrolled passkeys: while the owner has one, a password alone does not sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    adminUserId: integer()
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** base64url, as browsers send it. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, 0 where the authenticator does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_admin_user_id_index').on(table.adminUserId)],
);

/** Unused recovery codes; a used one is deleted. SHA-256 is enough: a code has 80 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    adminUserId: integer()
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.adminUserId, table.codeHash] })],
);
