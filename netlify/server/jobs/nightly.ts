/** Looks by night whether the pages of running applications still show their jobs; it only says what it saw. */
import { checkEach, type Checked } from '../api/nightly.ts';
import type { Database } from '../db/database.ts';
import { fetchAnswer } from '../integrations/outbound.ts';
import * as repository from './posting-repository.ts';
import { askBoard, read } from './posting/service.ts';
import { insertEvent, lockApplication } from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Less than a day: the hour of a check wanders. */
const CHECKED_FOR_MS = 20 * HOUR_MS;
const AT_ONCE = 4;
/** One check takes 12 s at most. */
const BEGIN_WITHIN_MS = 16_000;
const PAGE_LIMIT_MS = 5_000;
const ONE_NIGHT = 300;

export type Seen = 'open' | 'closed' | 'gone' | 'unknown' | 'unreachable';

export async function checkPostings(
  db: Database,
  { clock = () => new Date() }: { clock?: () => Date } = {},
): Promise<Checked> {
  const since = new Date(clock().getTime() - CHECKED_FOR_MS);
  return checkEach(await repository.selectUnchecked(db, since, ONE_NIGHT), {
    atOnce: AT_ONCE,
    beginWithinMs: BEGIN_WITHIN_MS,
    clock,
    nameOf: ({ id }) => `posting of application ${id}`,
    check: async ({ id, jobUrl }) => note(db, id, await look(jobUrl ?? '', clock()), clock()),
  });
}

/** What an address shows now. Whatever is no clear answer decides nothing. */
async function look(address: string, now: Date): Promise<Seen> {
  const ofBoard = await askBoard(address, now);
  if (ofBoard !== undefined) return ofBoard === 'gone' ? 'gone' : stateOf(ofBoard.posting.state);
  try {
    const { status, url, text } = await fetchAnswer(address, 'page', { timeLimitMs: PAGE_LIMIT_MS });
    if (status === 404 || status === 410) return 'gone';
    if (status !== 200) return 'unreachable';
    const job = await read({ kind: 'page', url, html: text }, now);
    return job === undefined || job === 'gone' ? 'unknown' : stateOf(job.posting.state);
  } catch {
    return 'unreachable';
  }
}

const stateOf = (state: string): Seen => (state === 'open' || state === 'closed' ? state : 'unknown');

/** A page that is gone counts as closed from the second night on: sites have bad days. */
async function note(db: Database, applicationId: number, seen: Seen, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return;
    const before = await repository.findPosting(tx, applicationId);
    const today = now.toISOString().slice(0, 10);
    const goneSince =
      seen === 'gone'
        ? (before?.goneSince ?? today)
        : seen === 'open' || seen === 'closed'
          ? null
          : (before?.goneSince ?? null);
    const isGone = seen === 'gone' && before?.seen === 'gone';
    const closedSince = closedDay(seen, before?.closedSince ?? null, isGone ? goneSince : null, today);
    await repository.savePosting(tx, { applicationId, checkedAt: now, seen, goneSince, closedSince });
    if (closedSince !== null && !before?.closedSince)
      await insertEvent(tx, {
        applicationId,
        type: 'posting',
        title: seen === 'gone' ? 'The page of the job is gone' : 'The posting is closed',
        eventDate: now,
        createdAt: now,
      });
  });
}

function closedDay(seen: Seen, before: string | null, gone: string | null, today: string): string | null {
  if (seen === 'open') return null;
  return before ?? gone ?? (seen === 'closed' ? today : null);
}
