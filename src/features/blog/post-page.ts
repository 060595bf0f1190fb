/** What a post does beyond being read: progress, way up, copying, like, share, counts, comments when near. */
import { blog } from 'virtual:public-api/blog';

import { phrase } from '#contracts/phrase.ts';
import { isRequestError } from '#lib/api/api-request.ts';
import { call } from '#lib/api-routes/call.ts';
import { whenIdle } from '#lib/page/when-idle.ts';

import { formatNumber, PLATFORMS, say, sendEvent, showCounts } from './send-event.ts';

export const SCROLL_TOP_AFTER_PX = 400; // B-POST-4
export const VIEW_AFTER_MS = 3_000; // D15

/** Wires the post that stands on the page. */
export function startPostPage(): void {
  const post = document.querySelector<HTMLElement>('[data-post]');
  if (!post) return;
  followScroll(post);
  if (innerWidth >= 1024) document.querySelector('.contents')?.setAttribute('open', '');
  addCopyButtons(post);
  startActions(post);
  countView(post);
  whenIdle(() => void refresh(post));
  whenNear('[data-comments]', loadComments);
}

/** Browsers remember what did not arrive: without a connection nothing is asked for until it is back. */
function loadComments(): void {
  const fail = () => say('[data-comments-state]', phrase('Comments cannot be loaded now.'));
  if (navigator.onLine)
    return void import('./comments.ts').then(({ startComments }) => startComments(), fail);
  fail();
  addEventListener('online', loadComments, { once: true });
}

function followScroll(post: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  const up = document.querySelector('[data-scroll-top]');
  const show = () => {
    const { top, height } = post.getBoundingClientRect();
    const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
    if (bar) bar.style.transform = `scaleX(${read})`;
    up?.classList.toggle('shown', scrollY > SCROLL_TOP_AFTER_PX);
  };
  addEventListener('scroll', show, { passive: true });
  show();
}

function addCopyButtons(post: HTMLElement): void {
  for (const block of post.querySelectorAll('.prose pre')) {
    const frame = document.createElement('div');
    frame.className = 'code-frame';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'code-copy';
    button.textContent = phrase('Copy');
    block.replaceWith(frame);
    frame.append(block, button);
    button.addEventListener(
      'click',
      () => void copy(block.textContent, button, phrase('Copied'), phrase('Copy')),
    );
  }
}

/** Copies, and says on the button for a while whether the browser allowed it. */
async function copy(text: string, button: Element, done: string, label: string): Promise<void> {
  let said = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    said = phrase('Copying not allowed');
  }
  button.textContent = said;
  say('[data-said]', said);
  setTimeout(() => (button.textContent = label), 2_000);
}

function startActions(post: HTMLElement): void {
  const like = post.querySelector<HTMLButtonElement>('[data-like]');
  like?.addEventListener(
    'click',
    () => {
      like.ariaDisabled = like.ariaPressed = 'true'; // not disabled, or it would lose the focus
      say('[data-like-label]', phrase('Liked'));
      const likes = like.querySelector('[data-likes]');
      if (likes) likes.textContent = formatNumber(Number(likes.textContent.replace(/\D/g, '')) + 1);
      sendEvent(post, { event: 'like' }).catch((error: unknown) =>
        console.warn('The like was not counted', error),
      );
    },
    { once: true }, // B-ENG-1: once per page view
  );
  const link = post.querySelector('[data-copy-link]');
  link?.addEventListener(
    'click',
    () => void copy(location.origin + location.pathname, link, phrase('Link copied'), phrase('Copy link')),
  );
  for (const share of post.querySelectorAll<HTMLAnchorElement>('[data-share]'))
    share.addEventListener('click', (event) => {
      const opened = window.open(share.href, '_blank', 'width=600,height=500');
      if (!opened) return; // B-ENG-2: blocked; the link itself still leads there
      event.preventDefault();
      opened.opener = null;
      const platform = PLATFORMS.find((known) => known === share.dataset['share']);
      sendEvent(post, { event: 'share', platform }).catch((error: unknown) =>
        console.warn('The share was not counted', error),
      );
    });
}

/** D15: a view is three seconds in a visible tab. */
function countView(post: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        sendEvent(post, { event: 'view' }).catch(() => {}); // nobody waits for it
      }, VIEW_AFTER_MS);
  };
  document.addEventListener('visibilitychange', watch);
  watch();
}

/** Takes the counts of now; a post that is no longer public leaves the screen (D43). */
async function refresh(post: HTMLElement): Promise<void> {
  try {
    showCounts(await call(blog.post, { slug: post.dataset['slug'] ?? '' }));
  } catch (error) {
    if (isRequestError(error) && error.status === 404) (await import('./missing-post.ts')).showMissingPost();
  }
}

function whenNear(selector: string, run: () => void): void {
  const target = document.querySelector(selector);
  if (!target) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  observer.observe(target);
}
