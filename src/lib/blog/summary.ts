/** What lists and cards show of a post, and the few words around it. */
import { locale } from 'virtual:brand/locale';

import type { Category, Post } from '#contracts/blog.ts';

/** A post without its text. */
export type PostSummary = Omit<Post, 'content'>;

export const FEATURED_POSTS = 3; // B-LIST-1
export const CARD_TAGS = 3; // B-LIST-2
export const CARD_TAGS_ON_TAG_PAGE = 4; // B-LIST-2
export const POPULAR_TAGS = 10; // B-TAG-1
export const RELATED_TAGS = 8; // B-TAG-1
const FALLBACK_COLOR = '#6b7280'; // B-SEO-2

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat(locale);

/** `April 8, 2025` */
export const formatDate = (moment: string): string => longDate.format(new Date(moment));

/** `1,204 views`, `1 view` */
export const countOf = (count: number, one: string, many: string): string =>
  (count === 1 ? one : many).replace('{n}', number.format(count));

export const formatCount = (count: number): string => number.format(count);

export const postPath = (slug: string): string => `/blog/${slug}`;
export const categoryPath = (slug: string): string => `/blog/category/${slug}`;
export const tagPath = (slug: string): string => `/blog/tag/${slug}`;

/** When readers saw the last change: of what was written before its day, that is when it appeared. */
export const changedAt = ({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>): string =>
  publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;

/** The categories that lists name and count: one is there for readers with its first article. */
export const listed = <Counted extends Pick<Category, 'postCount'>>(categories: readonly Counted[]) =>
  categories.filter(({ postCount }) => postCount > 0);

/** What scripts copy for each result: any post, but with a category, whether that post has one or not. */
export const cardPattern = (
  example: PostSummary,
  categories: readonly PostSummary['categories'][number][],
): PostSummary => ({ ...example, categories: categories.slice(0, 1) });

/** A colour that may stand in a style attribute; anything else becomes the fallback (B-SEO-2). */
export const safeColor = (color: string): string => (/^#[0-9a-f]{6}$/i.test(color) ? color : FALLBACK_COLOR);

/** Whoever wrote it; the owner where the account is gone. */
export const authorName = ({ author }: Pick<Post, 'author'>, owner: string): string =>
  `${author.firstName} ${author.lastName}`.trim() || owner;

/** The tags that a card names, and how many more there are (B-LIST-2). */
export function cardTags<Tag>(tags: readonly Tag[], shown: number): { tags: Tag[]; more: number } {
  return { tags: tags.slice(0, shown), more: Math.max(0, tags.length - shown) };
}
