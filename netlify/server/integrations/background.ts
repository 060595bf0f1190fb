/** Starts a background function of this site, which answers at once and works on for up to 15 minutes. */
import { ownOrigin } from '../env.ts';

const TIME_LIMIT_MS = 5_000;

/**
 * Calls the function under its own address, with a token that it checks.
 *
 * @returns false where it could not be reached: whoever looks for open work later starts it again
 */
export async function startBackground(name: string, token: string): Promise<boolean> {
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
