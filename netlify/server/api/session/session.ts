/** Sessions: a signed cookie holds a random id, the table its hash and when it was last seen. */
import { createHash, randomBytes } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import { API_PREFIX } from '#contracts/address.ts';

import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/errors.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { adminUsers, type SessionData, sessions, users } from '../../db/schema/auth.ts';
import { cookieOf } from './cookies.ts';
import { readToken, signToken, type TokenKind } from './tokens.ts';

export const SESSION_COOKIE = '__Host-session';
export const SESSION_MS = 7 * 24 * 60 * 60 * 1000;
const IDLE_MS = 12 * 60 * 60 * 1000;
/** `lastSeenAt` is written at most this often, so that reading costs no write. */
const TOUCH_EVERY_MS = 60 * 1000;
const SESSION_TOKEN: TokenKind = { audience: 'session', typ: 'session+jwt', claims: ['sid'] };

const ROWLESS_MS = 30 * 60 * 1000;
const ROWLESS_TOKEN: TokenKind = {
  audience: 'rowless-session',
  typ: 'rowless+jwt',
  claims: ['sub', 'password'],
};
/** No hash of an id. */
const NO_ROW = '-';

/** Where a bearer token stands for the session that it was made in (D24). */
const BEARER_PATHS = `${API_PREFIX}/admin/`;
const ADMIN_TOKEN: TokenKind = { audience: 'admin-api', typ: 'admin+jwt', claims: ['sid'] };
const ADMIN_TOKEN_MS = 60 * 60 * 1000;

/** The signed-in owner as `/api/auth/verify` shows it (D31). */
export type Owner = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
};

/** A session as its row names it; `sid` is the hash of what the cookie holds. */
export type Session = { sid: string; expire: Date };

/** The row's key for the id in the cookie: a leaked table holds nothing that can be sent. */
const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/**
 * Starts a session and returns the token for its cookie.
 *
 * @throws {NotConfiguredError} without `SIGNING_KEYS`.
 */
export async function startSession(
  db: Database,
  adminUserId: number,
  { now, userAgent }: { now: Date; userAgent: string | null },
): Promise<string> {
  const sessionId = randomBytes(32).toString('base64url');
  const expire = new Date(now.getTime() + SESSION_MS);
  const moment = now.toISOString();
  const sess: SessionData = { adminUserId, startedAt: moment, lastSeenAt: moment, userAgent };
  const token = await signToken(SESSION_TOKEN, { sid: sessionId }, { now, expire });
  await db.insert(sessions).values({ sid: hashOf(sessionId), sess, expire });
  return token;
}

/** The live session that the request's cookie names, or below `/api/admin/` its bearer token, and its owner. */
export async function findSession(
  db: Database,
  request: Request,
  now: Date,
): Promise<{ owner: Owner; session: Session } | undefined> {
  const sid = (await sidOfCookie(request, now)) ?? (await sidOfBearer(request, now));
  return sid ? liveSession(db, sid, now) : rowlessSession(db, request, now);
}

/** The owner whose live session the request names, if any. */
export async function findOwner(db: Database, request: Request, now: Date): Promise<Owner | undefined> {
  return (await findSession(db, request, now))?.owner;
}

/** True for a session that neither its age nor idleness has ended. */
export function isLive({ expire, sess }: { expire: Date; sess: SessionData }, now: Date): boolean {
  return expire > now && now.getTime() - Date.parse(sess.lastSeenAt) <= IDLE_MS;
}

/** Ends the session of the request's cookie, if it has one. */
export async function endSessionOf(db: Database, request: Request, now: Date): Promise<void> {
  const sid = await sidOfCookie(request, now);
  if (sid) await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** A token for scripts: an hour at most, and dead with its session. */
export async function signAdminToken(
  session: Session,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(Math.min(now.getTime() + ADMIN_TOKEN_MS, session.expire.getTime()));
  return { token: await signToken(ADMIN_TOKEN, { sid: session.sid }, { now, expire: expiresAt }), expiresAt };
}

/** Where the database takes no changes: to be forgotten, anything else is thrown on. */
function unlessReadOnly(error: unknown): void {
  if (!isReadOnly(error)) throw error;
}

/**
 * A token for the cookie of a session that has no row, because the database takes none: it lives for half an hour and
 * ends with the password.
 */
export function signRowlessSession(
  { id, passwordHash }: { id: number; passwordHash: string },
  now: Date,
): Promise<string> {
  const expire = new Date(now.getTime() + ROWLESS_MS);
  return signToken(ROWLESS_TOKEN, { sub: String(id), password: hashOf(passwordHash) }, { now, expire });
}

/** The one moment, in milliseconds, at which a session without a row began; nothing for one with a row. */
export const rowlessSince = ({ sid, expire }: Session): [number] | undefined =>
  sid === NO_ROW ? [expire.getTime() - ROWLESS_MS] : undefined;

async function rowlessSession(db: Database, request: Request, now: Date) {
  const claims = await readToken(ROWLESS_TOKEN, cookieOf(request, SESSION_COOKIE), now);
  if (!claims?.exp) return undefined;
  const [row] = await db
    .select({ passwordHash: adminUsers.passwordHash, ...ownerColumns })
    .from(adminUsers)
    .leftJoin(users, eq(users.email, adminUsers.email))
    .where(eq(adminUsers.id, Number(claims.sub)));
  const isSame = row && hashOf(row.passwordHash) === claims['password'];
  const owner = isSame && activeOwner(row);
  return owner ? { owner, session: { sid: NO_ROW, expire: new Date(claims.exp * 1000) } } : undefined;
}

async function liveSession(db: Database, sid: string, now: Date) {
  const [row] = await sessionStatement(db).execute({ sid });
  const owner = row && isLive(row, now) && activeOwner(row);
  if (!owner) return undefined;
  if (now.getTime() - Date.parse(row.sess.lastSeenAt) > TOUCH_EVERY_MS) {
    const seen = JSON.stringify({ lastSeenAt: now.toISOString() });
    const sess = sql`${sessions.sess} || ${seen}::jsonb`; // a confirmation at the same time stays
    await db.update(sessions).set({ sess }).where(eq(sessions.sid, sid)).catch(unlessReadOnly);
  }
  return { owner, session: { sid, expire: row.expire } };
}

const ownerColumns = {
  id: adminUsers.id,
  email: adminUsers.email,
  role: adminUsers.role,
  username: adminUsers.username,
  isActive: adminUsers.isActive,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** A session with whose it is, in one question: each call of the owner asks it. */
const sessionStatement = preparedOnce((db) =>
  db
    .select({ sess: sessions.sess, expire: sessions.expire, ...ownerColumns })
    .from(sessions)
    .innerJoin(adminUsers, eq(adminUsers.id, sql`(${sessions.sess} ->> 'adminUserId')::int`))
    .leftJoin(users, eq(users.email, adminUsers.email))
    .where(eq(sessions.sid, sql.placeholder('sid'))),
);

type OwnerRow = Pick<typeof adminUsers.$inferSelect, 'id' | 'email' | 'role' | 'username' | 'isActive'> & {
  firstName: string | null;
  lastName: string | null;
};

function activeOwner(row: OwnerRow): Owner | undefined {
  if (!row.isActive) return undefined;
  const { id, email, role, username } = row;
  return { id, email, role, firstName: row.firstName ?? username, lastName: row.lastName ?? '' };
}

async function sidOfCookie(request: Request, now: Date): Promise<string | undefined> {
  const claims = await readToken(SESSION_TOKEN, cookieOf(request, SESSION_COOKIE), now);
  return typeof claims?.['sid'] === 'string' ? hashOf(claims['sid']) : undefined;
}

async function sidOfBearer(request: Request, now: Date): Promise<string | undefined> {
  if (!new URL(request.url).pathname.startsWith(BEARER_PATHS)) return undefined;
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const claims = await readToken(ADMIN_TOKEN, token, now);
  return typeof claims?.['sid'] === 'string' ? claims['sid'] : undefined;
}
