/**
 * Detail panels of one section (P-UI-4, P-UI-5). Each is a native popover beside the button that names it:
 * the browser toggles it, closes it on an outside click and on Escape, and keeps it above everything.
 * This adds the place where it opens and the other ways to close it.
 */
import { panelLimits, placePanel, type Point } from './panel-position.ts';

type PanelState = { selected: number | null; click: Point };

const OUTSIDE_EVENTS = ['scroll', 'wheel', 'touchstart', 'keydown', 'focusin']; // P-UI-5
const KEYS_OF_THE_CARD = ['Enter', ' ', 'Tab', 'Shift']; // they toggle the panel or lead into it (D2)

/** Wires the panels of a section; `assumedHeight` decides when they flip above the click (P-UI-4). */
export function detailPanels(section: HTMLElement, assumedHeight: number): void {
  const state: PanelState = { selected: null, click: { x: 0, y: 0 } };

  section.querySelectorAll<HTMLElement>('[popover]').forEach((panel, index) => {
    const card = section.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
    if (!card) return;
    let whileOpen = new AbortController();

    const place = () => {
      const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
      panel.style.width = `${panelLimits(viewport).width}px`;
      const { x, y } = placePanel(state.click, viewport, panel.getBoundingClientRect(), assumedHeight);
      panel.style.inset = `${y}px auto auto ${x}px`;
    };

    card.addEventListener('click', (event) => {
      event.preventDefault(); // the browser's own toggle would open it before it has a place
      whenStill(card, event, () => {
        state.click = clickPosition(event, card);
        card.focus({ preventScroll: true }); // where focus returns to; not every browser focuses on click
        if (panel.togglePopover()) place();
      });
    });
    panel.addEventListener('beforetoggle', ({ newState }) => {
      whileOpen.abort();
      state.selected = newState === 'open' ? index : null;
      section.dataset['selected'] = `${state.selected ?? ''}`;
      if (state.selected === null) return;
      whileOpen = new AbortController();
      closeOnOutsideEvents(panel, card, whileOpen.signal);
      addEventListener('resize', place, { signal: whileOpen.signal });
    });
    keepScrollInside(panel);
  });
}

/**
 * Acts at once; after a key only when the page has come to rest: what is left of the scrolling that brings the
 * card into view would close its panel (P-UI-5). That scrolling is cut short, frame by frame, since a browser may
 * only be about to begin it, or add to a jump what it has scrolled meanwhile.
 */
function whenStill(card: HTMLElement, { detail }: MouseEvent, act: () => void): void {
  if (detail > 0) return act();
  let last: number | undefined;
  const look = () => {
    if (scrollY === last) return act();
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    last = scrollY;
    requestAnimationFrame(look);
  };
  look();
}

/** Where the pointer clicked; for a click by keyboard, below the start of the card's button. */
function clickPosition({ detail, clientX, clientY }: MouseEvent, card: HTMLElement): Point {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, bottom } = card.getBoundingClientRect();
  return { x: left, y: bottom };
}

function closeOnOutsideEvents(panel: HTMLElement, card: HTMLElement, signal: AbortSignal): void {
  const isScrolled = pageScroll();
  const close = (event: Event) => {
    const { target } = event;
    if (target === document && event.type === 'scroll' && !isScrolled()) return;
    if (target instanceof Node && panel.contains(target)) return;
    if (target === card && belongsToCard(event)) return;
    panel.hidePopover();
  };
  for (const type of OUTSIDE_EVENTS) addEventListener(type, close, { signal, capture: true, passive: true });
}

/**
 * Tells scrolling from the events of it that nobody caused since: those of a scroll before the panel
 * opened, and those of a page that grew (by its late font, say) and that the browser held in place.
 */
function pageScroll(): () => boolean {
  const page = document.documentElement;
  let { scrollTop, scrollHeight } = page;
  return () => {
    const isScrolled = page.scrollTop !== scrollTop && page.scrollHeight === scrollHeight;
    ({ scrollTop, scrollHeight } = page);
    return isScrolled;
  };
}

/** On its own card the panel is toggled by the click that follows, so what leads to it must not close. */
function belongsToCard(event: Event): boolean {
  if (event instanceof KeyboardEvent) return KEYS_OF_THE_CARD.includes(event.key);
  return event.type === 'touchstart' || event.type === 'focusin';
}

/** A panel that has nothing to scroll would pass the wheel on to the page, which would close it. */
function keepScrollInside(panel: HTMLElement): void {
  const hold = (event: Event) => {
    if (event.cancelable && panel.scrollHeight <= panel.clientHeight) event.preventDefault();
  };
  panel.addEventListener('wheel', hold, { passive: false });
  panel.addEventListener('touchmove', hold, { passive: false });
}
