/** Checks the whole log, in as many calls as it takes. */
import type { ActivityVerification } from '#contracts/activity.ts';

type Ask = (after: number | undefined) => Promise<ActivityVerification>;

export type Checked = Pick<ActivityVerification, 'broken' | 'signedUpTo'> & {
  /** Entries that are as they were written. */
  checked: number;
};

/**
 * @param ask one call, which reads as much as its time allows
 * @param onProgress told after each call that did not reach the end
 */
export async function verifyAll(ask: Ask, onProgress: (checked: number) => void): Promise<Checked> {
  let checked = 0;
  let after: number | undefined;
  for (;;) {
    const part = await ask(after);
    checked += part.checked;
    const { isIntact, isComplete, broken, signedUpTo, sequence } = part;
    if (!isIntact || isComplete) return { broken, signedUpTo, checked };
    // What reads nothing would be asked for ever.
    if (sequence <= (after ?? 0)) throw new Error(`The check does not get beyond place ${sequence}.`);
    after = sequence;
    onProgress(checked);
  }
}
