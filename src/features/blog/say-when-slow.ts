/** Longer, and whoever waits asks whether anything happens; shorter, and the words would only flicker. */
export const SLOW_AFTER_MS = 400;

/** The answer; where it lets wait, `say` is called meanwhile, unless nobody waits for it any longer. */
export async function sayWhenSlow<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal,
  say: () => void,
): Promise<Answer> {
  const timer = setTimeout(() => {
    if (!signal.aborted) say();
  }, SLOW_AFTER_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
