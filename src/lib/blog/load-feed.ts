import type { Feed } from './feeds.ts';
import { loadBlog } from './load-blog.ts';
import { readText } from './rendered-texts.ts';
import { ownerName } from '#lib/owner.ts';

const FEED_POSTS = 50;

/** The newest posts with their text. */
export async function loadFeed(site: URL | string): Promise<Feed> {
  const { posts } = await loadBlog();
  const owner = ownerName;
  const items = posts.slice(0, FEED_POSTS).map((post) => ({ post, html: readText(post.contentDigest).html }));
  return { title: `${owner}: Blog`, description: `Articles by ${owner}`, owner, site, items };
}
