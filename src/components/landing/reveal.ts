/** Items animate in as they come into view (P-EXP-4). Without script or motion they are simply there. */
const REVEAL_THRESHOLD = 0.3; // P-EXP-4, of the item, or of the window where the item is taller than that
const REVEAL_STAGGER_MS = 100; // P-EXP-4, between items that come into view together
const THRESHOLDS = [0, 0.1, 0.2, REVEAL_THRESHOLD];

/** Hides the items that the visitor cannot see yet and shows each once it is visible enough. */
export function revealOnScroll(items: Iterable<HTMLElement>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      let shown = 0;
      for (const entry of entries) {
        const { target, isIntersecting, boundingClientRect } = entry;
        if (!(target instanceof HTMLElement)) continue;
        if (isVisibleEnough(entry)) {
          observer.unobserve(target);
          if (target.dataset['reveal'] !== 'waiting') continue;
          target.style.setProperty('--reveal-delay', `${shown++ * REVEAL_STAGGER_MS}ms`);
          target.dataset['reveal'] = 'shown';
        } else if (!isIntersecting && boundingClientRect.top > 0) target.dataset['reveal'] = 'waiting';
      }
    },
    { threshold: THRESHOLDS },
  );
  for (const item of items) observer.observe(item);
}

function isVisibleEnough({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const share = rootBounds ? intersectionRect.height / rootBounds.height : 0;
  return Math.max(intersectionRatio, share) >= REVEAL_THRESHOLD;
}
