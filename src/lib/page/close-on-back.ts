/**
 * Back, on a phone the gesture, closes what lies over the page instead of leaving it. While something is open the
 * page stands on a history entry of its own. What closes it otherwise leaves that entry behind, since going back
 * then could undo a link that was followed: the next Back steps over it.
 */
const MARK = 'overlay';

/** Closes; is told its place among what is open, to come back to should it stay. */
type Close = (place: number) => void;

const open: Close[] = [];
const isMark = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
let isMarked = false;
let isWatching = false;

/** Has the next Back call `close`, or the one after what is open above `place`; returns how to say that it is closed. */
export function closeOnBack(close: Close, place = open.length): () => void {
  watchHistory();
  mark();
  open.splice(place, 0, close);
  return () => {
    const found = open.lastIndexOf(close);
    if (found >= 0) open.splice(found, 1);
  };
}

function mark(): void {
  if (!isMarked) history.pushState({ [MARK]: true }, '');
  isMarked = true;
}

/** The page has made the step of the history that it stands on its own: no Back may step over it. */
export function ownStep(): void {
  isMarked = false;
}

/** Menus and panels that are popovers, whenever they were added to the page. */
export function closePopoversOnBack(): void {
  watchHistory();
  const closed = new WeakMap<HTMLElement, () => void>();
  const toggled = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.popover !== 'auto') return;
    closed.get(target)?.();
    if (newState === 'open')
      closed.set(
        target,
        closeOnBack(() => target.hidePopover()),
      );
  };
  document.addEventListener('beforetoggle', toggled, { capture: true }); // `toggle` comes a while after it is seen
}

/** Steps over what was left behind, also before the page was loaded anew. */
export function watchHistory(): void {
  if (isWatching) return;
  isWatching = true;
  isMarked = isMark(history.state);
  addEventListener('popstate', ({ state }) => {
    const wasMarked = isMarked;
    isMarked = false;
    const close = isMark(state) ? undefined : open.pop();
    close?.(open.length);
    if (open.length > 0) mark();
    else if (!close && (wasMarked || isMark(state))) history.back(); // nothing is open: this entry stands for nothing
  });
  // A link within the page has an entry of its own, which no Back has led to.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) isMarked = false;
    },
    { capture: true },
  );
}
