/**
 * Keeps the keyboard's place when what has the focus goes away: a deleted row, a notice that was answered, the
 * button of a last page. Without it the focus falls to the top of the page.
 */
const DIALOG = '[role=dialog], [role=alertdialog]';
const SCOPE = `main, ${DIALOG}`;

/** Where an element was: its parents from the nearest up to its dialog or the main part, with the way down from each. */
type Trail = { element: HTMLElement; steps: { parent: Element; index: number }[] };

/** Watches the page until the returned function is called. */
export function restoreFocus(): () => void {
  const trails = new WeakMap<Element, Trail>();
  const stopped = new AbortController();
  const { signal } = stopped;
  let last: HTMLElement | undefined;
  let frame = 0;

  const giveBack = () => {
    if (!last || document.activeElement !== document.body) return;
    if (isReachable(last)) last = undefined; // it was left on purpose
    else moveTo(trailOfTop(trails));
  };
  const later = () => {
    cancelAnimationFrame(frame);
    // Dialogs and menus that close bring the focus back themselves, a frame later.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(giveBack)));
  };
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    const scope = target.closest(SCOPE);
    if (scope) trails.set(scope, trailOf(target, scope));
  };
  const observer = new MutationObserver(() => {
    if (!last || document.activeElement !== document.body || isReachable(last)) return;
    // In a dialog that stays open nothing brings it back, but to the first control of the dialog.
    const dialog = topDialog();
    if (dialog && trails.get(dialog)?.element === last) giveBack();
    later();
  });
  document.addEventListener('focusin', remember, { signal });
  document.addEventListener('focusout', later, { signal });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    stopped.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

const isReachable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

const topDialog = (): Element | undefined => [...document.querySelectorAll(DIALOG)].at(-1);

/** The last place in the dialog on top, or in the main part where no dialog is open. */
function trailOfTop(trails: WeakMap<Element, Trail>): Trail | undefined {
  const scope = topDialog() ?? document.querySelector('main');
  if (!(scope instanceof HTMLElement)) return undefined;
  return trails.get(scope) ?? { element: scope, steps: [] };
}

/** Not the room of rows that are not drawn. */
const shownIn = (parent: Element): Element[] =>
  [...parent.children].filter((child) => !child.matches('[aria-hidden=true]'));

function trailOf(element: HTMLElement, scope: Element): Trail {
  const steps: Trail['steps'] = [];
  for (let child: Element = element; child !== scope;) {
    const parent = child.parentElement;
    if (!parent) break;
    steps.push({ parent, index: shownIn(parent).indexOf(child) });
    child = parent;
  }
  return { element, steps };
}

/** Focuses what was focused, else what has taken its place, else what it was in. */
function moveTo(trail: Trail | undefined): void {
  if (!trail) return;
  for (const place of placesOf(trail)) {
    if (!isReachable(place)) continue;
    focus(place);
    if (document.activeElement === place) return;
  }
}

function* placesOf({ element, steps }: Trail): Generator<Element> {
  yield element;
  for (const { parent, index } of steps) {
    const children = shownIn(parent);
    const next = children[Math.min(index, children.length - 1)];
    if (next) yield next;
    yield parent;
  }
}

/** What is no control takes the focus once: nothing is pressed by an Enter too many, Tab goes on from there. */
function focus(place: Element): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
