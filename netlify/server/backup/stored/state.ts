/** Who makes a backup now, and what came of the last attempt. */
import { z } from 'zod';

import { BACKUPS } from '../../integrations/blobs.ts';

const STATE_KEY = 'state';
/** Whoever has not been heard of for so long is gone. */
const SILENT_MS = 5 * 60 * 1000;

const State = z.object({
  startedAt: z.iso.datetime(),
  /** Null once it has ended. */
  aliveAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
});
export type State = z.infer<typeof State>;

export async function readState(): Promise<State | undefined> {
  const bytes = await BACKUPS.readWhole(STATE_KEY);
  return bytes ? State.parse(JSON.parse(new TextDecoder().decode(bytes))) : undefined;
}

export async function keepState(state: State): Promise<void> {
  await BACKUPS.put(STATE_KEY, new TextEncoder().encode(JSON.stringify(state)));
}

/** Since when somebody makes one. */
export const runningSince = (state: State | undefined, now: Date): string | null =>
  state?.aliveAt && Math.abs(now.getTime() - Date.parse(state.aliveAt)) < SILENT_MS ? state.startedAt : null;
