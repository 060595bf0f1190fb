/** Has the background function work on the open run: it alone carries the browser. */
import { readToken, signToken, type TokenKind } from '../api/session/tokens.ts';
import type { Database } from '../db/database.ts';
import { startBackground } from '../integrations/background.ts';
import * as repository from './repository.ts';

const FUNCTION = 'screenshots-background';
const KIND: TokenKind = { audience: 'screenshots', typ: 'background+jwt', claims: [] };
const TOKEN_MS = 5 * 60 * 1000;

/**
 * Starts the work unless somebody does it already. One start too many does no harm: the run has a lease. Where the
 * function cannot be reached the run waits for the next quarter of an hour.
 */
export async function startWork(db: Database, now: Date): Promise<boolean> {
  const run = await repository.findOpenRun(db);
  if (!run || (run.leaseUntil && run.leaseUntil > now)) return true;
  const expire = new Date(now.getTime() + TOKEN_MS);
  const isStarted = await startBackground(FUNCTION, await signToken(KIND, {}, { now, expire }));
  if (!isStarted) console.error(`The function ${FUNCTION} could not be started.`);
  return isStarted;
}

/** True for a call that this site has made itself: anybody can send one to the address of a background function. */
export async function isOwnCall({ headers }: Request, now: Date): Promise<boolean> {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return (await readToken(KIND, token, now)) !== undefined;
}
