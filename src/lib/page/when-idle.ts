const LATEST_MS = 5_000; // a page that never rests, with particles on a slow machine, say, still gets there

/** Runs once the page has loaded and has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, 500); // Safari
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
