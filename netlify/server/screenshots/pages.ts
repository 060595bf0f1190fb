/** Which pages there are pictures and cards of: known paths of this site, never an address that somebody typed. */
import { PostQuery } from '#contracts/blog.ts';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contracts/social-platforms.ts';

import { apiError } from '../api/errors.ts';
import * as blog from '../blog/published/service.ts';
import type { Database } from '../db/database.ts';

export const HOME = '/';
const STATIC_ROUTES = new Set([HOME, '/blog', '/blog/search', '/record']);
const POST = /^\/blog\/([a-z0-9-]+)$/;

/** A page for a platform. */
export type Target = { route: string; platform: SocialPlatform };

/** Home, blog and the newest post, or the search while there is none (D25). */
export async function mainRoutes(db: Database, now: Date): Promise<string[]> {
  const newest = PostQuery.parse({ limit: 1, content: 'false' });
  const [post] = (await blog.listPosts(db, newest, now)).posts;
  return [HOME, '/blog', post ? `/blog/${post.slug}` : '/blog/search'];
}

export const targetsOf = (routes: string[]): Target[] =>
  routes.flatMap((route) => SOCIAL_PLATFORMS.map((platform) => ({ route, platform })));

/** @throws 422 that names `route`, for whatever is no page that readers can open. */
export async function assertKnown(db: Database, route: string, now: Date): Promise<void> {
  if (STATIC_ROUTES.has(route)) return;
  const [, slug] = POST.exec(route) ?? [];
  const post = slug === undefined ? undefined : await blog.findPost(db, slug, now);
  if (post && post.slug === slug) return;
  const sentence = 'There is no such page that can be seen by readers';
  throw apiError(422, 'INVALID', `${sentence}.`, { fields: { route: sentence } });
}

/** What a page is called in a key or a file's name: `home`, `blog`, `blog.a-post`. */
export const pageName = (route: string): string => route.slice(1).replaceAll('/', '.') || 'home';
