const VISIBLE = '.toast:not([hidden])';

/** F8 leads to what the visible toast offers, from where Escape leads back; until the returned function is called. */
export function reachToasts(): () => void {
  const stopped = new AbortController();
  const reach = ({ key }: KeyboardEvent) => {
    if (key === 'F8') document.querySelector<HTMLElement>(`${VISIBLE} :is(a, button)`)?.focus();
  };
  addEventListener('keydown', reach, { signal: stopped.signal });
  return () => stopped.abort();
}
