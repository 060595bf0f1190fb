/** What the tests of pictures ask the database, and the clock that they move. */
import type { Database } from '#server/db/database.ts';
import { screenshotPictures, screenshotRuns } from '#server/db/schema/screenshots.ts';

import { makeOwner } from './factories/owner.ts';

export const START = Date.parse('2026-11-22T12:00:00Z');
export const MINUTE = 60_000;

export function makeClock(start = START) {
  let time = start;
  return { now: () => new Date(time), pass: (milliseconds: number) => (time += milliseconds) };
}

/** As many of a value as a run has pictures: of three pages for six platforms (A-SCR-1). */
export const all = <Value>(value: Value) => Array.from({ length: 18 }, () => value);

export function screenshotsOf(db: Database) {
  const pictures = () => db.select().from(screenshotPictures).orderBy(screenshotPictures.id);
  return {
    asOwner: async () => {
      const { id } = await makeOwner(db);
      return { owner: { id }, clientAddress: '203.0.113.7', request: new Request('http://localhost:8888') };
    },
    runs: () => db.select().from(screenshotRuns).orderBy(screenshotRuns.id),
    pictures,
    states: async () => (await pictures()).map(({ state }) => state),
  };
}
