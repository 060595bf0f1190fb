/**
 * Runs in <head> before the first paint, so that neither the theme (P-THM-1) nor a font that this tab already holds
 * comes late. It stands in the page as one script, which astro.config.mjs bundles and lets through the content
 * security policy by its hash.
 *
 * A page may name a stylesheet and scripts that the first screen does not need (`data-styles`, `data-scripts` of this
 * element). They are fetched after the first paint, or where that never comes after three seconds; at once where the
 * visitor does not start at the top, or has been here before.
 */
const PAINT_LIMIT_MS = 3000;

const page = document.documentElement.dataset;
const { styles, scripts } = document.currentScript?.dataset ?? {};
/** The button that was pressed last before what it does had come. */
let pressed: HTMLButtonElement | null | undefined;
let isFetched = false;

function recallTab(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') page['theme'] = theme;
    if (sessionStorage.getItem('font')) page['font'] = '';
  } catch {
    // Storage is blocked: the system's theme holds, and the font comes as on a first page.
  }
}

function fetchRest(addresses: string): void {
  if (isFetched) return;
  isFetched = true;
  if (styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.id = 'styles';
    link.href = styles;
    link.onerror = () => (page['plain'] = '');
    document.head.append(link);
  }
  for (const address of addresses.split(' ')) fetchScript(address);
}

/** Where the connection has ended, once more when it is back, by another address: the first is remembered as lost. */
function fetchScript(address: string): void {
  void import(/* @vite-ignore */ address).then(pressAgain, () => {
    addEventListener('online', () => fetchScript(`${address}#`), { once: true });
  });
}

/** Unless the browser itself or an island has acted on it. */
function pressAgain(): void {
  window.onclick = null;
  if (pressed && !pressed.popoverTargetElement && !pressed.closest('astro-island:not([ssr])'))
    pressed.click();
  pressed = null;
}

recallTab();
if (scripts) {
  const start = () => {
    fetchRest(scripts);
  };
  window.onclick = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  if (page['font'] !== undefined || location.hash) start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, PAINT_LIMIT_MS);
}
