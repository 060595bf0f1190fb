import type { Feed } from './feeds.ts';
import { loadBlog } from './load-blog.ts';
import { ownerName } from '#lib/owner.ts';

const FEED_POSTS = 50;

/** The newest posts with their text. */
export async function loadFeed(site: URL | string): Promise<Feed> {
  const { bySlug } = await loadBlog();
  const owner = ownerName;
  const items = [...bySlug.values()].slice(0, FEED_POSTS);
  return { title: `${owner}: Blog`, description: `Articles by ${owner}`, owner, site, items };
}
