import type { Award } from '#contracts/content.ts';

/** Whether it is a text that can be read on the site. */
export const isPublication = ({ kind }: Award): boolean => kind === 'article' || kind === 'social-post';
