/** Reads and makes session cookies: a signed token that holds only a random id. */
import { createHash, randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import { currentSigningKey } from '../api/visitor.ts';
import type { Database } from '../db/database.ts';
import { adminUsers } from '../db/schema/admin-users.ts';
import { sessions, type SessionData } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { env } from '../env.ts';

export const SESSION_COOKIE = '__Host-session';
const IDLE_MS = 12 * 60 * 60 * 1000;
const ABSOLUTE_MS = 7 * 24 * 60 * 60 * 1000;
/** `lastSeenAt` is written at most this often, so that reading costs no write. */
const TOUCH_EVERY_MS = 60 * 1000;
const TOKEN = { issuer: 'portfolio', audience: 'session', typ: 'session+jwt', algorithm: 'HS256' } as const;

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
  const { kid, secret } = currentSigningKey();
  const sessionId = randomBytes(32).toString('base64url');
  const expire = new Date(now.getTime() + ABSOLUTE_MS);
  const moment = now.toISOString();
  const sess: SessionData = { adminUserId, startedAt: moment, lastSeenAt: moment, userAgent };
  await db.insert(sessions).values({ sid: hashOf(sessionId), sess, expire });
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: TOKEN.algorithm, kid, typ: TOKEN.typ })
    .setIssuer(TOKEN.issuer)
    .setAudience(TOKEN.audience)
    .setIssuedAt(now)
    .setExpirationTime(expire)
    .sign(secret);
}

/** The live session that the request's cookie names, and its owner. */
export async function findSession(
  db: Database,
  request: Request,
  now: Date,
): Promise<{ owner: Owner; session: Session } | undefined> {
  const sessionId = await sessionIdOf(request, now);
  return sessionId ? liveSession(db, hashOf(sessionId), now) : undefined;
}

/** The owner whose live session the request's cookie names, if any. */
export async function findOwner(db: Database, request: Request, now: Date): Promise<Owner | undefined> {
  return (await findSession(db, request, now))?.owner;
}

async function liveSession(db: Database, sid: string, now: Date) {
  const [row] = await db.select().from(sessions).where(eq(sessions.sid, sid));
  if (!row || row.expire <= now) return undefined;
  const idleMs = now.getTime() - Date.parse(row.sess.lastSeenAt);
  if (idleMs > IDLE_MS) return undefined;
  const owner = await activeOwner(db, row.sess.adminUserId);
  if (!owner) return undefined;
  if (idleMs > TOUCH_EVERY_MS) {
    const sess = { ...row.sess, lastSeenAt: now.toISOString() };
    await db.update(sessions).set({ sess }).where(eq(sessions.sid, sid));
  }
  return { owner, session: { sid, expire: row.expire } };
}

async function activeOwner(db: Database, adminUserId: number): Promise<Owner | undefined> {
  const [row] = await db
    .select({ admin: adminUsers, user: users })
    .from(adminUsers)
    .leftJoin(users, eq(users.email, adminUsers.email))
    .where(eq(adminUsers.id, adminUserId));
  if (!row?.admin.isActive) return undefined;
  const { id, email, role, username } = row.admin;
  return { id, email, role, firstName: row.user?.firstName ?? username, lastName: row.user?.lastName ?? '' };
}

async function sessionIdOf(request: Request, now: Date): Promise<string | undefined> {
  const token = cookieOf(request);
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verificationKey(kid), {
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
      typ: TOKEN.typ,
      requiredClaims: ['exp', 'iat', 'sid'],
      currentDate: now,
    });
    return typeof payload.sid === 'string' ? payload.sid : undefined;
  } catch {
    // A forged, foreign or expired cookie is the same as none.
    return undefined;
  }
}

function cookieOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))?.slice(SESSION_COOKIE.length + 1);
}

function verificationKey(kid: string | undefined): Uint8Array {
  const key = env().SIGNING_KEYS?.find((candidate) => candidate.kid === kid);
  if (!key) throw new Error('unknown key');
  return key.secret;
}
