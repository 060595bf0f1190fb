/** Finds what an address of the blog means now, whatever the build knew. */
import type { Category, Post, PostPage, Tag } from '#contracts/blog.ts';
import { phrase } from '#contracts/phrase.ts';
import { categoryPath, postPath, tagPath } from '#lib/blog/summary.ts';
import { popularTags, relatedTags } from '#lib/blog/tags.ts';
import * as site from '#server/blog/published/site.ts';

type Db = Awaited<ReturnType<typeof site.siteDatabase>>;
type Notice = { kind: 'notice'; status: 404 | 503; title: string; text: string; retry?: boolean };
type Part = { posts: Post[]; current: number; total: number };
type Stats = Awaited<ReturnType<typeof site.readStats>>;

export type OnDemand =
  | Notice
  | { kind: 'redirect'; path: string }
  | { kind: 'post'; post: Post; related: Post[] }
  | ({ kind: 'list'; categories: Category[]; stats: Stats } & Part)
  | ({ kind: 'category'; category: Category; categories: Category[]; totalPosts: number } & Part)
  | ({ kind: 'tag'; tag: Tag; popular: Tag[]; related: Post['tags']; totalPosts: number } & Part);

// B-POST-5
const POST_MISSING: Notice = {
  kind: 'notice',
  status: 404,
  title: phrase('Post Not Found'),
  text: phrase("The blog post you're looking for doesn't exist or has been moved."),
};
/** All that a site without a blog answers. */
export const NOWHERE: Notice = {
  kind: 'notice',
  status: 404,
  title: phrase('404 Page Not Found'),
  text: phrase('The page may have moved, or the link that led here was mistyped.'),
};
const MOST_POSTS_FOR_RELATED_TAGS = 100;

const notFound = (title: string, text: string): Notice => ({ kind: 'notice', status: 404, title, text });
const failed = (title: string): Notice => ({
  kind: 'notice',
  status: 503,
  title,
  text: phrase('The database cannot be reached now. Please try again in a moment.'),
  retry: true,
});

/** @param address the part after `/blog/` */
export async function findOnDemand(address: string): Promise<OnDemand> {
  const parts = address.split('/').filter((part) => part !== '');
  const [first = '', second] = parts;
  try {
    const db = await site.siteDatabase();
    if (first === 'category') return await findCategory(db, parts);
    if (first === 'tag') return await findTag(db, parts);
    if (first === 'page' && parts.length === 2) return await findList(db, pageOf(second));
    return parts.length === 1 ? await findPost(db, first) : POST_MISSING;
  } catch (error) {
    if (!(error instanceof site.BlogUnavailableError)) console.error('A page of the blog failed', error);
    return failed(failureTitle(first));
  }
}

function failureTitle(first: string): string {
  if (first === 'category') return phrase('Failed to load posts for this category');
  if (first === 'tag') return phrase('Failed to load posts for this tag');
  return first === 'page' ? phrase('Failed to load blog posts') : phrase('Error Loading Post');
}

async function findPost(db: Db, slug: string): Promise<OnDemand> {
  const post = await site.findPublishedBySlug(db, slug);
  if (post) return { kind: 'post', post, related: await site.listRelatedPosts(db, post) };
  const moved = await site.findRedirect(db, slug);
  return moved ? { kind: 'redirect', path: postPath(moved) } : POST_MISSING;
}

async function findList(db: Db, current: number | undefined): Promise<OnDemand> {
  if (current === 1) return { kind: 'redirect', path: '/blog' };
  const part = current && (await findPart(db, current, {}));
  if (!part) return notFound(phrase('Page Not Found'), phrase('The blog has fewer pages.'));
  return {
    kind: 'list',
    categories: await site.listCategories(db),
    stats: await site.readStats(db),
    ...part,
  };
}

async function findCategory(db: Db, parts: string[]): Promise<OnDemand> {
  const [, slug, ...rest] = parts;
  if (!slug) return notFound(phrase('Invalid Category'), phrase('This address names no category.'));
  const categories = await site.listCategories(db);
  const category = categories.find((one) => one.slug === slug);
  const current = listPage(rest);
  if (current === 1 && rest.length > 0) return { kind: 'redirect', path: categoryPath(slug) };
  const part = category && current && (await findPart(db, current, { category: slug }));
  if (!part)
    return notFound(
      phrase('Category Not Found'),
      phrase('There is no such category, or it has fewer pages.'),
    );
  const { totalPosts } = await site.readStats(db);
  return { kind: 'category', category, categories, totalPosts, ...part };
}

async function findTag(db: Db, parts: string[]): Promise<OnDemand> {
  const [, slug, ...rest] = parts;
  if (!slug) return notFound(phrase('Invalid Tag'), phrase('This address names no tag.'));
  const tags = await site.listTags(db);
  const tag = tags.find((one) => one.slug === slug);
  const current = listPage(rest);
  if (current === 1 && rest.length > 0) return { kind: 'redirect', path: tagPath(slug) };
  const part = tag && current && (await findPart(db, current, { tag: slug }));
  if (!part) return notFound(phrase('Tag Not Found'), phrase('There is no such tag, or it has fewer pages.'));
  const { posts } = await site.listPosts(db, { tag: slug, limit: MOST_POSTS_FOR_RELATED_TAGS });
  const { totalPosts } = await site.readStats(db);
  const around = { popular: popularTags(tags), related: relatedTags(slug, posts), totalPosts };
  return { kind: 'tag', tag, ...around, ...part };
}

/** Undefined for a page beyond the last; the first page exists even if it is empty. */
async function findPart(db: Db, page: number, query: object): Promise<Part | undefined> {
  const { posts, totalPages }: PostPage = await site.listPosts(db, { ...query, page });
  return posts.length > 0 || page === 1
    ? { posts, current: page, total: Math.max(1, totalPages) }
    : undefined;
}

function listPage(rest: string[]): number | undefined {
  if (rest.length === 0) return 1;
  return rest.length === 2 && rest[0] === 'page' ? pageOf(rest[1]) : undefined;
}

const pageOf = (text = ''): number | undefined => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);
