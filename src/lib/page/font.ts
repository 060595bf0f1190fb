/**
 * Swaps the text font in once the page is idle, and only where nothing on screen moves by it: a shift is
 * measured before it is painted and taken back. Such a page gets the font at the visitor's next click or key,
 * where things may move. Later pages of the tab have the font from the start (head-script.ts), whether it was swapped in here or not.
 */
import { whenIdle } from '#lib/page/when-idle.ts';

const FONT = '1em "Familjen Grotesk"';
const SHIFT_PX = 3; // below this the browser itself speaks of no layout shift

type Place = { left: number; top: number; bottom: number };

/** Fetches the font, with the letters of the owner's name that stand in the title, when the page has loaded and has nothing else to do. */
export function loadFontWhenIdle(): void {
  const root = document.documentElement;
  if (root.dataset['font'] !== undefined) return;
  // Where it does not arrive, the page stays as it is.
  whenIdle(
    () =>
      void document.fonts.load(FONT, document.title).then(
        () => swapIn(root),
        () => {},
      ),
  );
}

function swapIn(root: HTMLElement): void {
  const show = () => (root.dataset['font'] = '');
  const watched = elementsNearScreen();
  const before = watched.map(placeOf);
  show();
  if (hasShifted(before, watched.map(placeOf), innerHeight)) {
    delete root.dataset['font'];
    for (const type of ['click', 'keydown']) addEventListener(type, show, { once: true });
  }
  try {
    sessionStorage['font'] = '1'; // the browser holds it for the pages to come
  } catch {
    // storage is blocked: the next page will fetch the font from the cache
  }
}

/** Everything in the parts of the page that are on screen; the rest cannot come into view by a swap. */
function elementsNearScreen(): Element[] {
  const parts = [...document.querySelectorAll('body > :not(main), main > *')].filter((part) =>
    isOnScreen(placeOf(part), innerHeight),
  );
  return parts.flatMap((part) => [part, ...part.querySelectorAll('*')]);
}

const isOnScreen = ({ top, bottom }: Place, screenHeight: number) => bottom > 0 && top < screenHeight;
const placeOf = (element: Element): Place => element.getBoundingClientRect();

/** Whether anything that is on screen, before or after, moved so far that the browser would count it. */
export function hasShifted(before: Place[], after: Place[], screenHeight: number): boolean {
  return before.some((was, index) => {
    const is = after[index] ?? was;
    const isFar = Math.max(Math.abs(is.left - was.left), Math.abs(is.top - was.top)) >= SHIFT_PX;
    return isFar && (isOnScreen(was, screenHeight) || isOnScreen(is, screenHeight));
  });
}
