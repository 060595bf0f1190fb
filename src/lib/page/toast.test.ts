// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showToast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="before">Send</button>
    <div role="status" data-toasts="default"></div>
    <div role="alert" data-toasts="destructive"></div>`;
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const all = () => [...document.querySelectorAll<HTMLElement>('.toast')];
const visible = () => all().filter((toast) => !toast.hidden);
const only = () => {
  const [toast, ...others] = visible();
  if (!toast || others.length > 0) throw new Error(`${visible().length} toasts are visible`);
  return toast;
};
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
const pointer = (type: string, clientX: number) => new PointerEvent(type, { clientX, bubbles: true });

test('P-UI-1 a toast is visible for 5000 ms', () => {
  showToast({ title: 'Saved' });
  vi.advanceTimersByTime(4_999);
  expect(visible()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(visible()).toHaveLength(0);
});

test('P-UI-1 a dismissed toast leaves the document 1,000,000 ms later', () => {
  const dismiss = showToast({ title: 'Saved' });
  dismiss();
  vi.advanceTimersByTime(999_999);
  expect(all()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(all()).toHaveLength(0);
});

test('P-UI-1 at most one toast is visible: a new one takes the place of the last', () => {
  showToast({ title: 'First' });
  vi.advanceTimersByTime(3_000);
  showToast({ title: 'Second' });
  expect(visible().map((toast) => toast.querySelector('.toast-title')?.textContent)).toEqual(['Second']);
  vi.advanceTimersByTime(4_999);
  expect(visible()).toHaveLength(1);
});

test('P-UI-1 the time stands still while the pointer or the focus is on the toast', () => {
  showToast({ title: 'Saved' });
  vi.advanceTimersByTime(4_000);
  only().dispatchEvent(new PointerEvent('pointerenter'));
  only().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(60_000);
  only().dispatchEvent(new PointerEvent('pointerleave'));
  vi.advanceTimersByTime(60_000);
  only().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  vi.advanceTimersByTime(999);
  expect(visible()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(visible()).toHaveLength(0);
});

test('P-UI-1 a swipe of 50 px dismisses the toast, one of 49 px lets it return', () => {
  showToast({ title: 'Saved' });
  const toast = only();
  toast.dispatchEvent(pointer('pointerdown', 100));
  toast.dispatchEvent(pointer('pointermove', 149));
  expect(toast.style.translate).toBe('49px');
  toast.dispatchEvent(pointer('pointerup', 149));
  expect(toast.style.translate).toBe('');
  expect(toast.hidden).toBe(false);

  toast.dispatchEvent(pointer('pointerdown', 100));
  toast.dispatchEvent(pointer('pointermove', 150));
  toast.dispatchEvent(pointer('pointerup', 150));
  expect(toast.hidden).toBe(true);
});

test('P-UI-1 the browser taking over a swipe to scroll does not dismiss the toast', () => {
  showToast({ title: 'Saved' });
  only().dispatchEvent(pointer('pointerdown', 100));
  only().dispatchEvent(pointer('pointercancel', 400));
  expect(visible()).toHaveLength(1);
});

test('P-UI-1 the close button and Escape dismiss the toast and give the focus back', () => {
  for (const leave of [
    () => find('.toast:not([hidden]) .toast-close').click(),
    () => only().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ]) {
    find('#before').focus();
    showToast({ title: 'Saved' });
    const close = find('.toast:not([hidden]) .toast-close');
    close.focus();
    close.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: find('#before') }));
    leave();
    expect(visible()).toHaveLength(0);
    expect(document.activeElement?.id).toBe('before');
  }
});

test('P-UI-1 a toast is spoken politely, a destructive one at once', () => {
  showToast({ title: 'Saved' });
  expect(only().parentElement?.role).toBe('status');
  showToast({ title: 'Failed to send message', variant: 'destructive' });
  expect(only().parentElement?.role).toBe('alert');
});

test('P-UI-1 a toast shows text as text, and its one action as a link', () => {
  showToast({
    title: '<b>Hi</b>',
    description: 'There',
    action: { label: 'Email', href: 'mailto:a@example.com' },
  });
  expect(find('.toast-title').textContent).toBe('<b>Hi</b>');
  expect(find('.toast-description').textContent).toBe('There');
  expect(find('.toast-action').getAttribute('href')).toBe('mailto:a@example.com');
});

test('P-UI-1 dismissing an old toast again does not touch the new one', () => {
  const dismissFirst = showToast({ title: 'First' });
  showToast({ title: 'Second' });
  dismissFirst();
  expect(visible()).toHaveLength(1);
});

test('P-UI-1 a toast ends by itself though its page is gone meanwhile', () => {
  showToast({ title: 'Saved' });
  const toast = only();
  vi.stubGlobal('document', undefined);
  vi.advanceTimersByTime(5_000);
  vi.unstubAllGlobals();
  expect(toast.hidden).toBe(true);
});
