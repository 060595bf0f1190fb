/** The notice for small screens (P-MOB-1, D10): once per session, gone at the first sign of a visitor. */
import { emit } from '#lib/page/page-events.ts';

const MOBILE = '(width <= 768px), (hover: none) and (pointer: coarse)'; // P-UI-3, P-MOB-1
const DISMISSING_EVENTS = ['click', 'touchstart', 'keydown', 'scroll']; // P-MOB-1
const SESSION_KEY = 'mobileNotice';

/** Shows the notice where it belongs, and says `notice:closed` when it is gone or not needed. */
export function mobileNotice(notice: HTMLElement): void {
  if (!matchMedia(MOBILE).matches || !isFirstInSession()) {
    emit('notice:closed');
    return;
  }
  const visible = new AbortController();
  const dismiss = () => {
    visible.abort();
    notice.hidden = true;
    emit('notice:closed');
  };
  notice.hidden = false;
  for (const type of DISMISSING_EVENTS)
    addEventListener(type, dismiss, { signal: visible.signal, capture: true, passive: true });
}

/** Notes the visit; where storage is blocked the notice comes with every page, which still beats an error. */
function isFirstInSession(): boolean {
  try {
    const isFirst = sessionStorage.getItem(SESSION_KEY) === null;
    sessionStorage.setItem(SESSION_KEY, 'shown');
    return isFirst;
  } catch {
    return true;
  }
}
