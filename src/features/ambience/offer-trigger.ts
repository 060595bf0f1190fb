/** Notices a visitor who plays with the background: the moment to offer the game (P-BG-2). */

export const OFFER_AFTER_MS = 10_000; // P-BG-2
export const PAUSE_MS = 1_000; // P-BG-2, also how often it is looked for

/**
 * Inside these, the pointer reads or works; what is left are the sections' empty margins and gaps.
 * `astro-island` covers the calculator, the form, the assistant and the game whole.
 */
const CONTENT =
  'nav, footer, dialog, astro-island, [popover], [role=img], [data-content], article, figure, table, ul, ol, dl, ' +
  'h1, h2, h3, h4, p, blockquote, img, a, button, label, input, select, textarea';

/** Calls `offer` once, when the pointer has moved outside content for 10 s without a pause of 1 s. */
export function watchPointer(target: EventTarget, offer: () => void): void {
  let streakBegan: number | undefined;
  let lastMove = 0;
  let check: ReturnType<typeof setInterval>;

  const endStreak = () => {
    clearInterval(check);
    streakBegan = undefined;
  };
  const onCheck = () => {
    if (Date.now() - lastMove >= PAUSE_MS) endStreak();
    else if (Date.now() - (streakBegan ?? Infinity) >= OFFER_AFTER_MS) {
      endStreak();
      target.removeEventListener('pointermove', onMove);
      offer();
    }
  };
  const onMove = (event: Event) => {
    if (isContent(event.target) || Date.now() - lastMove >= PAUSE_MS) endStreak();
    if (isContent(event.target)) return;
    lastMove = Date.now();
    if (streakBegan !== undefined) return;
    streakBegan = lastMove;
    check = setInterval(onCheck, PAUSE_MS);
  };
  target.addEventListener('pointermove', onMove, { passive: true });
}

function isContent(target: EventTarget | null): boolean {
  return target !== null && 'closest' in target && (target as Element).closest(CONTENT) !== null;
}
