// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startPostPage, VIEW_AFTER_MS } from './post-page.ts';

const MARKUP = `
  <main><article data-post="7" data-slug="a-post">
    <span data-views>1 view</span>
    <div class="prose"><pre><code>npm ci</code></pre></div>
    <button data-like><span data-like-label>Like</span> <span data-likes>1,204</span></button>
    <span data-shares>0 shares</span>
    <a data-share="twitter" href="https://twitter.com/intent/tweet">Twitter</a>
    <button data-copy-link>Copy link</button><span data-said></span>
  </article></main>`;
const RECEIPT = { counted: true, viewCount: 3, likeCount: 2000, shareCount: 5 };

const answer = vi.fn<typeof fetch>();
const bodies = () => answer.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
const button = (selector: string) => document.querySelector<HTMLElement>(selector);
const textOf = (selector: string) => button(selector)?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('requestIdleCallback', () => 0); // counts of now: see the browser tests
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json(RECEIPT)));
  document.body.innerHTML = MARKUP;
  startPostPage();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(VIEW_AFTER_MS); // ends the watch of this page
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('B-ENG-1 a like counts at once, shows "Liked" and cannot be given twice', async () => {
  button('[data-like]')?.focus();
  button('[data-like]')?.click();
  expect([textOf('[data-like-label]'), textOf('[data-likes]')]).toEqual(['Liked', '1,205']);
  expect(button('[data-like]')).toMatchObject({ ariaDisabled: 'true', ariaPressed: 'true' });
  expect(document.activeElement).toBe(button('[data-like]'));
  button('[data-like]')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual([{ event: 'like', metadata: { slug: 'a-post' } }]);
  expect(textOf('[data-likes]')).toBe('2,000');
});

test('B-ENG-2 B-ENG-3 a share is reported when its window opened, and counts when that succeeded', async () => {
  vi.stubGlobal('open', () => ({ opener: window }));
  button('[data-share]')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual([{ event: 'share', metadata: { slug: 'a-post', platform: 'twitter' } }]);
  expect(textOf('[data-shares]')).toBe('5 shares');
});

test('B-ENG-2 a blocked window, a refused call and a link that could not be copied count nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.addEventListener('click', (event) => event.preventDefault());
  vi.stubGlobal('open', () => null);
  button('[data-share]')?.click();
  expect(answer).not.toHaveBeenCalled();
  vi.stubGlobal('open', () => ({ opener: window }));
  answer.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));
  button('[data-share]')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(textOf('[data-shares]')).toBe('0 shares');
  expect(warn).toHaveBeenCalledOnce();
  answer.mockClear();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  button('[data-copy-link]')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).not.toHaveBeenCalled();
  expect([textOf('[data-copy-link]'), textOf('[data-said]')]).toEqual(Array(2).fill('Copying not allowed'));
});

test('D15 a view is reported after three visible seconds, not before and not twice', async () => {
  await vi.advanceTimersByTimeAsync(VIEW_AFTER_MS - 1);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(VIEW_AFTER_MS * 2);
  expect(bodies()).toEqual([{ event: 'view', metadata: { slug: 'a-post' } }]);
  expect(textOf('[data-views]')).toBe('3 views');
});

test('B-POST-1 each block of code can be copied', () => {
  expect(document.querySelectorAll('.code-frame .code-copy')).toHaveLength(1);
});
