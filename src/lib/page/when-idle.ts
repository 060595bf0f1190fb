/** Runs once the page has loaded and has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 500); // Safari
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
