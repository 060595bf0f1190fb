import type { Award } from '#contracts/content.ts';

/** Whether it is a text that can be read on the site. */
export function isPublication({ kind }: Award): boolean {
  return kind === 'article' || kind === 'social-post';
}
