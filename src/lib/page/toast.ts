/** Toasts of public pages (P-UI-1), without a framework. The page holds their place: `ToastRegions.astro`. */
import { type Toast, toastElement } from './toast-element.ts';

const TOAST_DURATION_MS = 5_000; // P-UI-1
const TOAST_REMOVE_DELAY_MS = 1_000_000; // P-UI-1: so long a dismissed toast stays in the document
const TOAST_SWIPE_THRESHOLD_PX = 50; // P-UI-1

/** The one toast that may be visible (P-UI-1). */
let dismissVisible: (() => void) | undefined;

/** Shows a toast in place of the visible one; the returned function dismisses it. */
export function showToast(toast: Toast): () => void {
  dismissVisible?.();
  const dismissed = new AbortController();
  const { signal } = dismissed;
  let focusBefore: Element | null = null;

  const dismiss = () => {
    if (signal.aborted) return;
    const hadFocus = element.contains(element.ownerDocument.activeElement);
    dismissed.abort();
    element.hidden = true;
    if (dismissVisible === dismiss) dismissVisible = undefined;
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
    setTimeout(() => element.remove(), TOAST_REMOVE_DELAY_MS);
  };
  const element = toastElement(toast, dismiss);

  element.addEventListener('focusin', ({ relatedTarget }) => {
    const fromOutside = relatedTarget instanceof Element && !element.contains(relatedTarget);
    if (fromOutside) focusBefore = relatedTarget;
  });
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  onSwipe(element, TOAST_SWIPE_THRESHOLD_PX, dismiss, signal);
  dismissUnlessAttended(element, dismiss, signal);

  dismissVisible = dismiss;
  placeFor(toast).append(element);
  return dismiss;
}

/** Dismisses the visible toast where what it says is no longer so. */
export function dismissToast(): void {
  dismissVisible?.();
}

/** Counts the visible time down, but not while the pointer or focus is on the toast. */
function dismissUnlessAttended(element: HTMLElement, dismiss: () => void, signal: AbortSignal): void {
  const attention = new Set<string>();
  let left = TOAST_DURATION_MS;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = () => {
    startedAt = Date.now();
    timer = setTimeout(dismiss, left);
  };
  const attend = (kind: string) => {
    if (attention.size === 0) left -= Date.now() - startedAt;
    clearTimeout(timer);
    attention.add(kind);
  };
  const release = (kind: string) => {
    if (attention.delete(kind) && attention.size === 0 && !signal.aborted) run();
  };
  element.addEventListener('pointerenter', () => attend('pointer'), { signal });
  element.addEventListener('pointerleave', () => release('pointer'), { signal });
  element.addEventListener('focusin', () => attend('focus'), { signal });
  element.addEventListener('focusout', () => release('focus'), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  run();
}

/** The live region that was on the page before the toast, or a screen reader would miss it. */
function placeFor({ variant = 'default' }: Toast): Element {
  const region = document.querySelector(`[data-toasts="${variant}"]`);
  if (!region) throw new Error('This page has no ToastRegions.astro');
  return region;
}

/**
 * Lets a finger or the mouse push an element aside: it follows sideways, and beyond `thresholdPx` calls
 * `swiped`; short of it, it returns. The element needs `touch-action: pan-y`, or the browser takes over.
 */
function onSwipe(element: HTMLElement, thresholdPx: number, swiped: () => void, signal: AbortSignal): void {
  let startX: number | null = null;
  const distance = (event: PointerEvent) => (startX === null ? 0 : event.clientX - startX);

  const start = (event: PointerEvent) => {
    startX = event.clientX;
  };
  const follow = (event: PointerEvent) => {
    if (startX !== null) element.style.translate = `${distance(event)}px`;
  };
  const end = (event: PointerEvent) => {
    const isFarEnough = event.type === 'pointerup' && Math.abs(distance(event)) >= thresholdPx;
    startX = null;
    if (isFarEnough) swiped();
    else element.style.translate = '';
  };
  element.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
