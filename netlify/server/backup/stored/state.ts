/** Who makes a backup now, and what came of the last attempt. */
import { z } from 'zod';

import type { Backups } from '#contracts/backup.ts';

import { BACKUPS } from '../../integrations/blobs.ts';

const STATE_KEY = 'state';
/** Is there while one is being made: where no room is left for another word, it can still be removed. */
const ALIVE_KEY = 'alive';
/** Whoever has not been heard of for so long is gone. */
const SILENT_MS = 5 * 60 * 1000;

const State = z.object({ startedAt: z.iso.datetime(), failure: z.string().nullable() });

/** Since when one is being made, or why the last one came to nothing. */
export async function readState(now: Date): Promise<Pick<Backups, 'runningSince' | 'failure'>> {
  const [outcome, alive] = await Promise.all([BACKUPS.readWhole(STATE_KEY), BACKUPS.readWhole(ALIVE_KEY)]);
  if (!outcome) return { runningSince: null, failure: null };
  const { startedAt, failure } = State.parse(JSON.parse(new TextDecoder().decode(outcome)));
  const silentMs = alive && Math.abs(now.getTime() - Date.parse(new TextDecoder().decode(alive)));
  const isRunning = silentMs !== null && silentMs < SILENT_MS;
  return isRunning ? { runningSince: startedAt, failure: null } : { runningSince: null, failure };
}

/** Said of a run that has not come to say anything else: where there is no room, nothing more can be stored. */
const CUT_OFF =
  'It was cut off, as when the machine stops or its disk is full: see whether there is room, and begin it again.';

/** @throws 503 where not even that can be stored. */
export async function begin(startedAt: Date): Promise<void> {
  await keepOutcome(startedAt, CUT_OFF);
  await keepAlive(startedAt);
}

/** @param failure why it came to nothing, in a sentence */
export async function end(startedAt: Date, failure: string | null): Promise<void> {
  try {
    await keepOutcome(startedAt, failure);
  } finally {
    await BACKUPS.remove(ALIVE_KEY);
  }
}

export const keepAlive = (now: Date): Promise<void> => put(ALIVE_KEY, now.toISOString());

const keepOutcome = (startedAt: Date, failure: string | null) =>
  put(STATE_KEY, JSON.stringify({ startedAt: startedAt.toISOString(), failure }));

const put = (key: string, text: string) => BACKUPS.put(key, new TextEncoder().encode(text));
