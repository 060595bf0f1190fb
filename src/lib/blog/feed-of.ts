import { words } from 'virtual:brand/site';

import { phrase } from '#contracts/phrase.ts';
import type { Feed } from './feeds.ts';
import type { Blog } from './blog.ts';
import { readText } from './rendered-texts.ts';
import { ownerName } from '#lib/content/owner.ts';

const FEED_POSTS = 50;

/** The newest posts with their text. */
export function feedOf({ posts }: Blog, site: URL | string): Feed {
  const owner = ownerName;
  const items = posts.slice(0, FEED_POSTS).map((post) => ({ post, html: readText(post.contentDigest).html }));
  return {
    title: `${owner}: ${words.blog}`,
    description: phrase('Articles by {name}').replace('{name}', () => owner),
    owner,
    site,
    items,
  };
}
