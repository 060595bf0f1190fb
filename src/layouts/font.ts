/**
 * Swaps the text font in once the page is idle, and only where nothing on screen moves by it: a shift is
 * measured before it is painted and taken back. Such a page gets the font at the visitor's next click or key,
 * where things may move. Later pages of the tab have the font from the start (head-script.ts).
 */
const FONT = '1em "Familjen Grotesk"';
const FACES = [FONT, `500 ${FONT}`];
const SHIFT_PX = 3; // below this the browser itself speaks of no layout shift

type Corner = { left: number; top: number };

/** Fetches the font when the page has loaded and has nothing else to do. */
export function loadFontWhenIdle(): void {
  const root = document.documentElement;
  if (root.dataset['font'] !== undefined) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const load = () =>
    whenIdle(() => void Promise.all(FACES.map((face) => document.fonts.load(face))).then(() => swapIn(root)));
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}

function swapIn(root: HTMLElement): void {
  const watched = onScreen();
  const before = watched.map(cornerOf);
  root.dataset['font'] = '';
  if (hasShifted(before, watched.map(cornerOf))) {
    delete root.dataset['font'];
    for (const type of ['click', 'keydown']) addEventListener(type, () => keep(root), { once: true });
  } else keep(root);
}

function keep(root: HTMLElement): void {
  root.dataset['font'] = '';
  try {
    sessionStorage.setItem('font', '1');
  } catch {
    // storage is blocked: the next page will fetch the font from the cache
  }
}

function onScreen(): Element[] {
  const parts = [...document.querySelectorAll('body > *, main > *')].filter(
    (part) => part.tagName !== 'MAIN',
  );
  return parts.filter(isOnScreen).flatMap((part) => [part, ...part.querySelectorAll('*')]);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function cornerOf(element: Element): Corner {
  const { left, top } = element.getBoundingClientRect();
  return { left, top };
}

/** Whether any corner moved so far that the browser would count it. */
export function hasShifted(before: Corner[], after: Corner[]): boolean {
  return before.some(({ left, top }, index) => {
    const now = after[index];
    return (
      now !== undefined && (Math.abs(now.left - left) >= SHIFT_PX || Math.abs(now.top - top) >= SHIFT_PX)
    );
  });
}
