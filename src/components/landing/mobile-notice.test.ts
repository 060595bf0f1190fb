// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { mobileNotice } from './mobile-notice.ts';

let closed: number;
let media: string;

beforeEach(() => {
  closed = 0;
  media = '';
  sessionStorage.clear();
  document.addEventListener('notice:closed', countClosed);
  stubMedia(true);
});
afterEach(() => {
  window.dispatchEvent(new Event('click')); // dismisses what a test left open
  document.removeEventListener('notice:closed', countClosed);
  vi.unstubAllGlobals();
});

function countClosed(event: Event) {
  event.preventDefault();
  closed += 1;
}

function stubMedia(matches: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => {
    media = query;
    return { matches };
  });
}

function openNotice() {
  document.body.innerHTML = '<aside hidden>Mobile Site Under Construction</aside>';
  const notice = document.querySelector('aside');
  if (!notice) throw new Error('A notice is expected');
  mobileNotice(notice);
  return notice;
}

test('P-MOB-1 P-UI-3 the notice is for widths up to 768 px and for touch phones and tablets', () => {
  expect(openNotice().hidden).toBe(false);
  expect(media).toBe('(width <= 768px), (hover: none) and (pointer: coarse)');
});

test('P-MOB-1 elsewhere it is not shown, and the assistant need not wait for it', () => {
  stubMedia(false);
  expect(openNotice().hidden).toBe(true);
  expect(closed).toBe(1);
});

test.each(['click', 'touchstart', 'keydown', 'scroll'])('P-MOB-1 a %s dismisses it, once', (type) => {
  const notice = openNotice();
  expect(closed).toBe(0);
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  expect(notice.hidden).toBe(true);
  expect(closed).toBe(1);
});

test('P-MOB-1 it comes once per session', () => {
  openNotice();
  expect(openNotice().hidden).toBe(true);
  expect(closed).toBe(1);
});

test('P-MOB-1 blocked storage does not keep the page from working', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(openNotice().hidden).toBe(false);
});
