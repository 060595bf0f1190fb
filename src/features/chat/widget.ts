/**
 * The assistant's frame: opens, greets, closes and keeps the focus right, without a framework. What is
 * said inside belongs to the island, which wakes at the first touch; `data-*` of the panel tell it what
 * happened before.
 *
 * - `data-lines`: how many greeting lines are shown (P-CHAT-2)
 * - `data-mode`: `greeting` and `offer` (uninvited) or `open`
 * - `data-typing`: the visitor typed less than 2 s ago (P-CHAT-6)
 * - `data-ask`: a question asked before the island was there
 * - `data-ready`: the island is there
 */
import { hasGreeting } from 'virtual:brand/parts';

import { closeOnBack } from '#lib/page/close-on-back.ts';
import { emit, on } from '#lib/page/page-events.ts';

const AUTO_OPEN_MS = 5_000; // P-CHAT-2
const FOLLOW_UP_MS = 10_000; // P-CHAT-2
const AUTO_CLOSE_MS = 3_000; // P-CHAT-2
const TYPING_MS = 2_000; // P-CHAT-6
const SIGNS_OF_USE = ['pointerdown', 'focusin', 'keydown'];

/** Wires the frame; `root` holds the floating button, the panel and its close button. */
export function chatWidget(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[data-chat-button]');
  const panel = root.querySelector<HTMLElement>('[data-chat-panel]');
  const input = root.querySelector('textarea');
  if (!button || !panel || !input) return;
  const state = panel.dataset;

  let watcher: CloseWatcher | undefined;
  let closed: (() => void) | undefined;
  const show = (mode: string) => {
    state['mode'] = mode;
    panel.hidden = false;
    button.setAttribute('aria-expanded', 'true');
  };
  const hide = () => {
    watcher?.destroy();
    closed?.();
    watcher = closed = undefined;
    if (panel.contains(document.activeElement)) button.focus();
    panel.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  };
  // Who goes on by keys sees where: what has the focus does not stay beneath the panel.
  const giveWay = () => {
    const focused = document.querySelector(':focus-visible');
    if (!focused || root.contains(focused)) return;
    const { x, y, width, height } = focused.getBoundingClientRect();
    if (panel.contains(document.elementFromPoint(x + width / 2, y + height / 2))) hide();
  };
  for (const type of ['focusin', 'scrollend']) document.addEventListener(type, giveWay);
  const greet = () => {
    show('greeting');
    giveWay();
  };
  const stopGreeting = hasGreeting ? greetUnasked(root, panel, { greet, hide }) : () => {};

  document.addEventListener('chat:open', () => {
    stopGreeting();
    show('open');
    input.focus();
    // On a phone it lies over the page: "back" takes it away, not the page beneath.
    if ('CloseWatcher' in window) (watcher ??= new CloseWatcher()).onclose = hide;
    closed ??= closeOnBack(hide);
  });
  document.addEventListener('chat:offer-game', () => {
    if ('typing' in state) return;
    stopGreeting();
    show('offer');
  });
  document.addEventListener('chat:close', hide);
  button.onclick = () => (panel.hidden ? emit('chat:open') : hide());
  const wake = () => panel.querySelector('astro-island')?.dispatchEvent(new Event('pointermove'));
  button.addEventListener('pointermove', wake, { once: true });
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  panel.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button')?.dataset : undefined;
    if (pressed && 'chatClose' in pressed) hide();
    askEarly(state, pressed?.['ask']);
  });
  for (const type of ['input', 'submit']) panel.addEventListener(type, stopGreeting);
  watchInput(panel, input);
}

type Frame = { greet: () => void; hide: () => void };

/** Greets once the notice is gone (D10), unless the visitor has used the assistant; returns how to stop. */
function greetUnasked(root: HTMLElement, panel: HTMLElement, { greet, hide }: Frame): () => void {
  const state = panel.dataset;
  let isUsed = hasMet();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const leave = () => isUsed || hide(); // whoever uses it keeps it
  const followUp = () => {
    state['lines'] = '2';
    timer = setTimeout(leave, AUTO_CLOSE_MS);
  };
  const begin = () => {
    state['lines'] = '1';
    greet();
    timer = setTimeout(followUp, FOLLOW_UP_MS);
  };
  on('notice:closed', () => isUsed || (timer = setTimeout(begin, AUTO_OPEN_MS)), { once: true });
  const use = () => {
    isUsed = true;
    noteMeeting();
    if (panel.hidden) stop();
  };
  for (const type of SIGNS_OF_USE) root.addEventListener(type, use);
  return stop;
}

/** Enter sends, what is typed is noted, and a question that comes before the island waits for it. */
function watchInput(panel: HTMLElement, input: HTMLTextAreaElement): void {
  const state = panel.dataset;
  let typing: ReturnType<typeof setTimeout>;
  input.addEventListener('focus', () => {
    state['mode'] = 'open'; // not at a press: the panel must not grow under the finger
  });
  input.addEventListener('input', () => {
    state['typing'] = '';
    clearTimeout(typing);
    typing = setTimeout(() => delete state['typing'], TYPING_MS);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    input.form?.requestSubmit();
  });
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    askEarly(state, input.value);
  });
}

function askEarly(state: DOMStringMap, question: string | undefined): void {
  if (!('ready' in state) && question?.trim()) state['ask'] = question;
}

const MET = 'chatMet';

/** Whether this visitor has used the assistant in this tab: then it no longer opens by itself. */
function hasMet(): boolean {
  try {
    return MET in sessionStorage;
  } catch {
    return false; // storage is blocked: one greeting per page is the worst that follows
  }
}

function noteMeeting(): void {
  try {
    sessionStorage.setItem(MET, '');
  } catch {
    // as above
  }
}

declare global {
  /** Asked to close by "back" on a phone and by Escape: Chromium has it, TypeScript does not know it yet. */
  class CloseWatcher extends EventTarget {
    onclose: (() => void) | null;
    destroy(): void;
  }
}
