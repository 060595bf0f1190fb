/** This site's own background functions, which answer at once and work on for up to 15 minutes. */
import { readToken, signToken, type TokenKind } from '../api/session/tokens.ts';
import { ownOrigin } from '../env.ts';

const TIME_LIMIT_MS = 5_000;
const TOKEN_MS = 5 * 60 * 1000;

/** A function by its name, and what a call of it says, by the names of its claims. */
export type BackgroundFunction = { name: string; audience: string; claims: readonly string[] };

const kindOf = ({ audience, claims }: BackgroundFunction): TokenKind => ({
  ...{ audience, claims },
  typ: 'background+jwt',
});

/**
 * Calls the function under its own address, which anybody can: a token says who has.
 *
 * @returns false where it could not be reached: whoever looks for open work later starts it again
 */
export async function startBackground(
  called: BackgroundFunction,
  claims: Record<string, string>,
  now: Date,
): Promise<boolean> {
  const expire = new Date(now.getTime() + TOKEN_MS);
  const isStarted = await isAnswered(called.name, await signToken(kindOf(called), claims, { now, expire }));
  if (!isStarted) console.error(`The function ${called.name} could not be started.`);
  return isStarted;
}

async function isAnswered(name: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(`/.netlify/functions/${name}`, ownOrigin()), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** What a call of the function says; nothing for one that this site has not made itself. */
export function claimsOfCall(called: BackgroundFunction, { headers }: Request, now: Date) {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return readToken(kindOf(called), token, now);
}
