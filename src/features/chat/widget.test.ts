// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emit } from '#lib/page/page-events.ts';

import { chatWidget } from './widget.ts';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const button = () => find('[data-chat-button]');
const panel = () => find('[data-chat-panel]');
const input = () => {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('no textarea');
  return found;
};
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const press = (target: HTMLElement, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};
function type(text: string) {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = `
    <a href="#elsewhere">elsewhere</a>
    <div data-chat>
      <button data-chat-button aria-expanded="false">Ask</button>
      <div data-chat-panel role="dialog" hidden>
        <button data-chat-close>Close</button>
        <button data-ask="Who is Alex?">Who is Alex?</button>
        <form><textarea></textarea></form>
      </div>
    </div>`;
  chatWidget(find('[data-chat]'));
});
afterEach(() => {
  emit('notice:closed'); // whoever still waits has nothing to greet any more
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('P-CHAT-2 D10 opens by itself 5 s after the mobile notice is gone, and closes after the follow-up', () => {
  wait(60_000);
  expect(panel().hidden).toBe(true);
  emit('notice:closed');
  wait(4_999);
  expect(panel().hidden).toBe(true);
  wait(1);
  expect(panel().hidden).toBe(false);
  expect(panel().dataset).toMatchObject({ mode: 'greeting', lines: '1' });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  wait(10_000);
  expect(panel().dataset['lines']).toBe('2');
  wait(2_999);
  expect(panel().hidden).toBe(false);
  wait(1);
  expect(panel().hidden).toBe(true);
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('P-CHAT-2 opening by itself takes no focus', () => {
  find('a').focus();
  emit('notice:closed');
  wait(5_000);
  expect(document.activeElement).toBe(find('a'));
});

test.each([
  ['uses the assistant', () => button().dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['reaches it with the keyboard', () => button().focus()],
])('P-CHAT-2 D10 it does not open by itself when the visitor %s before', (_, use) => {
  emit('notice:closed');
  use();
  wait(60_000);
  expect(panel().hidden).toBe(true);
});

test('P-CHAT-2 D10 what the visitor does elsewhere on the page does not count', () => {
  emit('notice:closed');
  find('a').focus();
  find('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  wait(5_000);
  expect(panel().hidden).toBe(false);
});

test('P-CHAT-2 typing stops the follow-up and the closing', () => {
  emit('notice:closed');
  wait(5_000);
  type('H');
  wait(60_000);
  expect(panel().hidden).toBe(false);
  expect(panel().dataset['lines']).toBe('1');
});

test('P-CHAT-2 the follow-up comes 10 s later without typing, but whoever uses the panel keeps it', () => {
  emit('notice:closed');
  wait(5_000);
  input().focus();
  wait(10_000);
  expect(panel().dataset['lines']).toBe('2');
  wait(60_000);
  expect(panel().hidden).toBe(false);
});

test('P-CHAT-2 it does not open by itself again in the same tab once it was used', () => {
  button().click();
  const root = find('[data-chat]').cloneNode(true) as HTMLElement;
  document.body.replaceChildren(root);
  panel().hidden = true;
  chatWidget(root);
  emit('notice:closed');
  wait(5_000);
  expect(panel().hidden).toBe(true);
});

test('P-CHAT-1 P-CHAT-3 the button opens the panel with the focus in the message, and closes it', () => {
  button().click();
  expect(panel().hidden).toBe(false);
  expect(panel().dataset['mode']).toBe('open');
  expect(document.activeElement).toBe(input());
  button().click();
  expect(panel().hidden).toBe(true);
});

test('P-CHAT-6 the close button and Escape close it and return the focus', () => {
  for (const close of [() => find('[data-chat-close]').click(), () => press(input(), 'Escape')]) {
    button().click();
    close();
    expect(panel().hidden).toBe(true);
    expect(document.activeElement).toBe(button());
  }
});

test('P-CHAT-6 the typing flag lasts 2 s from the last key', () => {
  button().click();
  type('H');
  wait(1_999);
  type('He');
  wait(1_999);
  expect(panel().dataset).toHaveProperty('typing');
  wait(1);
  expect(panel().dataset).not.toHaveProperty('typing');
});

test('P-CHAT-3 the particle trigger opens the panel without taking the focus, unless the visitor is typing', () => {
  find('a').focus();
  emit('chat:offer-game');
  expect(panel().hidden).toBe(false);
  expect(document.activeElement).toBe(find('a'));
  emit('chat:close');
  type('H');
  emit('chat:offer-game');
  expect(panel().hidden).toBe(true);
});

test('P-CHAT-8 what is asked before the island is there waits for it; afterwards the island asks', () => {
  button().click();
  find('[data-ask]').click();
  expect(panel().dataset['ask']).toBe('Who is Alex?');
  type('Any awards?');
  expect(press(input(), 'Enter').defaultPrevented).toBe(true);
  expect(panel().dataset['ask']).toBe('Any awards?');
  delete panel().dataset['ask'];
  panel().dataset['ready'] = '';
  press(input(), 'Enter');
  expect(panel().dataset).not.toHaveProperty('ask');
});

test('P-CHAT-7 Shift+Enter and Enter that ends a composition do not send, and blanks are ignored', () => {
  type('Hello');
  expect(press(input(), 'Enter', { shiftKey: true }).defaultPrevented).toBe(false);
  expect(press(input(), 'Enter', { isComposing: true }).defaultPrevented).toBe(false);
  expect(panel().dataset).not.toHaveProperty('ask');
  type('  ');
  press(input(), 'Enter');
  expect(panel().dataset).not.toHaveProperty('ask');
});

test('P-CHAT-2 P-CHAT-6 what the keyboard is at does not stay beneath the panel: it gives way, and greets nobody there', () => {
  const elsewhere = find('a');
  const atPoint = vi.fn<typeof document.elementFromPoint>(input);
  document.elementFromPoint = atPoint;
  elsewhere.focus();
  emit('notice:closed');
  wait(5_000);
  expect(panel().hidden).toBe(true);

  button().click();
  atPoint.mockImplementation(() => elsewhere);
  elsewhere.focus();
  expect(panel().hidden).toBe(false);
  atPoint.mockImplementation(input);
  document.dispatchEvent(new Event('scrollend'));
  expect(panel().hidden).toBe(true);
  expect(document.activeElement).toBe(elsewhere);
});
