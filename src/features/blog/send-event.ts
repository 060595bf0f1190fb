/** Reports what a reader did with a post (B-ENG-3) and shows the counts that come back. */
import { locale } from 'virtual:brand/locale';
import { blog } from 'virtual:public-api/blog';

import type { InputOf, OutputOf } from '#contracts/address.ts';
import { phrase } from '#contracts/phrase.ts';
import { call } from '#lib/api-routes/call.ts';

type Receipt = OutputOf<typeof blog.record>;
type EventInput = InputOf<typeof blog.record>;
type Platform = NonNullable<EventInput['metadata']>['platform'];
type ReaderEvent = Pick<EventInput, 'event'> & { platform?: Platform };

/** Where a post can be shared. */
export const PLATFORMS: readonly Platform[] = ['twitter', 'linkedin', 'facebook'];

/** @throws what `call` does */
export async function sendEvent(post: HTMLElement, { event, platform }: ReaderEvent): Promise<void> {
  const { post: id, slug } = post.dataset;
  showCounts(await call(blog.record, { id, event, metadata: { slug, platform } }, { keepalive: true }));
}

/** Writes counts over those of the build. */
export function showCounts({ viewCount, likeCount, shareCount }: Omit<Receipt, 'counted'>): void {
  say('[data-views]', counted(viewCount, phrase('{n} view'), phrase('{n} views')));
  say('[data-likes]', formatNumber(likeCount));
  say('[data-shares]', counted(shareCount, phrase('{n} share'), phrase('{n} shares')));
}

/** `1,204` */
export const formatNumber = (count: number) => count.toLocaleString(locale);
/** `1,204 views`, `1 view` */
export const counted = (count: number, one: string, many: string) =>
  (count === 1 ? one : many).replace('{n}', formatNumber(count));

/** Puts a text into the element of a selector, if the page has it. */
export function say(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}
