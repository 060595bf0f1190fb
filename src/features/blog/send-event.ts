/** Reports what a reader did with a post (B-ENG-3) and shows the counts that come back. */
import type { AnalyticsReceipt } from '#contracts/blog.ts';
import type { z } from 'zod';

type Receipt = z.infer<typeof AnalyticsReceipt>;
export type ReaderEvent = { event: 'view' | 'like' | 'share'; platform?: string };

/** @throws {Error} when the call is refused or the server is away. */
export async function sendEvent(post: HTMLElement, { event, platform }: ReaderEvent): Promise<void> {
  const { post: id, slug } = post.dataset;
  const response = await fetch(`/api/blog/posts/${id ?? ''}/analytics`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event, metadata: { slug, ...(platform && { platform }) } }),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`${response.status}`);
  showCounts((await response.json()) as Receipt);
}

/** Writes counts over those of the build. */
export function showCounts({ viewCount, likeCount, shareCount }: Omit<Receipt, 'counted'>): void {
  say('[data-views]', counted(viewCount, 'view'));
  say('[data-likes]', formatNumber(likeCount));
  say('[data-shares]', counted(shareCount, 'share'));
}

/** `1,204` */
export const formatNumber = (count: number) => count.toLocaleString('en-US');
/** `1,204 views`, `1 view` */
export const counted = (count: number, noun: string) =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Puts a text into the element of a selector, if the page has it. */
export function say(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}
