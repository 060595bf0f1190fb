/** Runs and their pictures. One run is open at a time; whoever holds its lease alone may write to it. */
import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import { PICTURE_SIZES, type SocialPlatform } from '#contracts/social-platforms.ts';

import type { Database } from '../db/database.ts';
import { firstOf } from '../db/rows-of.ts';
import {
  screenshotPictures as pictures,
  screenshotRuns as runs,
  screenshotSettings,
} from '../db/schema/screenshots.ts';
import type { Target } from './pages.ts';

export type RunRow = typeof runs.$inferSelect;
export type PictureRow = Omit<typeof pictures.$inferSelect, 'platform'> & { platform: SocialPlatform };
export type Lease = { runId: number; token: string };

const isOpen = isNull(runs.finishedAt);

export async function findTimeZone(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(screenshotSettings);
  return row?.timeZone;
}

export async function saveTimeZone(tx: Database, timeZone: string): Promise<void> {
  await tx
    .insert(screenshotSettings)
    .values({ timeZone })
    .onConflictDoUpdate({ target: screenshotSettings.id, set: { timeZone, updatedAt: new Date() } });
}

/** Opens a run; undefined while another is open. */
export async function insertRun(
  tx: Database,
  values: Pick<RunRow, 'requestedBy' | 'requestedAt'>,
): Promise<RunRow | undefined> {
  const [row] = await tx.insert(runs).values(values).onConflictDoNothing().returning();
  return row;
}

/** The open run, which stays open until the transaction ends. */
export const lockOpenRun = (tx: Database): Promise<RunRow | undefined> =>
  firstOf(tx.select().from(runs).where(isOpen).for('update'));

export const findOpenRun = (db: Database): Promise<RunRow | undefined> =>
  firstOf(db.select().from(runs).where(isOpen));

/** The open run, else the last one. */
export const findLastRun = (db: Database): Promise<RunRow | undefined> =>
  firstOf(db.select().from(runs).orderBy(desc(isOpen), desc(runs.id)).limit(1));

export const findRunOfNight = (db: Database, night: string): Promise<RunRow | undefined> =>
  firstOf(db.select().from(runs).where(eq(runs.night, night)));

export async function setNight(tx: Database, runId: number, night: string): Promise<void> {
  await tx.update(runs).set({ night }).where(eq(runs.id, runId));
}

/** Adds pictures to a run; one that failed in it is tried again. */
export async function addPictures(tx: Database, runId: number, targets: Target[]): Promise<void> {
  const values = targets.map((target) => ({ runId, ...target, ...PICTURE_SIZES[target.platform] }));
  await tx
    .insert(pictures)
    .values(values)
    .onConflictDoUpdate({
      target: [pictures.runId, pictures.route, pictures.platform],
      set: { state: 'pending', attempts: 0 },
      setWhere: eq(pictures.state, 'failed'),
    });
}

export function listPictures(db: Database, runId: number): Promise<PictureRow[]> {
  return rowsOf(db.select().from(pictures).where(eq(pictures.runId, runId)).orderBy(asc(pictures.id)));
}

export async function findPicture(db: Database, id: number): Promise<PictureRow | undefined> {
  return (await rowsOf(db.select().from(pictures).where(eq(pictures.id, id))))[0];
}

export async function findPictureOf(
  db: Database,
  runId: number,
  { route, platform }: Target,
): Promise<PictureRow | undefined> {
  const isIt = and(eq(pictures.runId, runId), eq(pictures.route, route), eq(pictures.platform, platform));
  return (await rowsOf(db.select().from(pictures).where(isIt)))[0];
}

/** The last good picture of each page and platform. */
export function listLatest(db: Database): Promise<PictureRow[]> {
  const latest = db
    .select({ id: sql<number>`max(${pictures.id})` })
    .from(pictures)
    .where(eq(pictures.state, 'done'))
    .groupBy(pictures.route, pictures.platform);
  return rowsOf(
    db
      .select()
      .from(pictures)
      .where(sql`${pictures.id} in ${latest}`)
      .orderBy(asc(pictures.id)),
  );
}

/** The last good picture of one page and platform. */
export async function findLatest(db: Database, { route, platform }: Target): Promise<PictureRow | undefined> {
  const isIt = and(eq(pictures.route, route), eq(pictures.platform, platform), eq(pictures.state, 'done'));
  return (await rowsOf(db.select().from(pictures).where(isIt).orderBy(desc(pictures.id)).limit(1)))[0];
}

/** The picture of the same page and platform of the last night before that of this run. */
export async function findNightBefore(
  db: Database,
  { runId, route, platform }: PictureRow,
): Promise<PictureRow | undefined> {
  const [row] = await db
    .select({ picture: pictures })
    .from(pictures)
    .innerJoin(runs, eq(runs.id, pictures.runId))
    .where(
      and(
        eq(pictures.route, route),
        eq(pictures.platform, platform),
        eq(pictures.state, 'done'),
        isNotNull(runs.night),
        lt(runs.id, runId),
      ),
    )
    .orderBy(desc(runs.night))
    .limit(1);
  return row && asPicture(row.picture);
}

/** Takes the open run for `untilMs` from now on, unless somebody works on it. */
export async function takeLease(
  db: Database,
  { token, now, until }: { token: string; now: Date; until: Date },
): Promise<RunRow | undefined> {
  const isFree = or(isNull(runs.leaseUntil), lt(runs.leaseUntil, now));
  const [row] = await db
    .update(runs)
    .set({
      leaseToken: token,
      leaseUntil: until,
      attempts: sql`${runs.attempts} + 1`,
      startedAt: sql`coalesce(${runs.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(isOpen, isFree))
    .returning();
  return row;
}

/** Keeps the lease until then. False when it has been lost: another works on the run, or it is over. */
export async function renewLease(db: Database, { runId, token }: Lease, until: Date): Promise<boolean> {
  const isMine = and(eq(runs.id, runId), eq(runs.leaseToken, token), isOpen);
  const renewed = await db.update(runs).set({ leaseUntil: until }).where(isMine).returning({ id: runs.id });
  return renewed.length > 0;
}

/** Lets go of the run without ending it. */
export async function dropLease(db: Database, { runId, token }: Lease): Promise<void> {
  const isMine = and(eq(runs.id, runId), eq(runs.leaseToken, token));
  await db.update(runs).set({ leaseToken: null, leaseUntil: null }).where(isMine);
}

export async function endRun(tx: Database, runId: number, now: Date, reason?: string): Promise<void> {
  const change = { finishedAt: now, leaseToken: null, leaseUntil: null, reason: reason ?? null };
  await tx.update(runs).set(change).where(eq(runs.id, runId));
}

/** What the run still lacks, of one page. */
export function nextPictures(db: Database, runId: number): Promise<PictureRow[]> {
  const isPending = and(eq(pictures.runId, runId), eq(pictures.state, 'pending'));
  const first = db
    .select({ route: pictures.route })
    .from(pictures)
    .where(isPending)
    .orderBy(asc(pictures.attempts), asc(pictures.id))
    .limit(1);
  const ofPage = and(isPending, sql`${pictures.route} = ${first}`);
  return rowsOf(db.select().from(pictures).where(ofPage).orderBy(asc(pictures.attempts), asc(pictures.id)));
}

export async function countPending(db: Database, runId: number): Promise<number> {
  return db.$count(pictures, and(eq(pictures.runId, runId), eq(pictures.state, 'pending')));
}

export async function updatePicture(
  db: Database,
  id: number,
  change: Partial<Omit<PictureRow, 'id' | 'runId'>>,
): Promise<void> {
  await db.update(pictures).set(change).where(eq(pictures.id, id));
}

/** Gives up what a run still lacks. */
export async function failPending(tx: Database, runId: number, reason: string): Promise<void> {
  const isPending = and(eq(pictures.runId, runId), eq(pictures.state, 'pending'));
  await tx.update(pictures).set({ state: 'failed', reason }).where(isPending);
}

/** Nights that have pictures, newest first. */
export function listNights(db: Database) {
  return db
    .select({ runId: runs.id, night: sql<string>`${runs.night}`, done: count(), finishedAt: runs.finishedAt })
    .from(runs)
    .innerJoin(pictures, and(eq(pictures.runId, runs.id), eq(pictures.state, 'done')))
    .where(isNotNull(runs.night))
    .groupBy(runs.id)
    .orderBy(desc(runs.night));
}

async function rowsOf(query: PromiseLike<(typeof pictures.$inferSelect)[]>): Promise<PictureRow[]> {
  return (await query).map(asPicture);
}

/** Only platforms of the contract are ever written. */
const asPicture = (row: typeof pictures.$inferSelect) => row as PictureRow;
