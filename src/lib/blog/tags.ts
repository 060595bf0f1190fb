import { locale } from 'virtual:brand/locale';

import type { Tag } from '#contracts/blog.ts';

import { POPULAR_TAGS, RELATED_TAGS, type PostSummary } from './summary.ts';

/** The tags with the most posts (B-TAG-1). */
export function popularTags(tags: readonly Tag[]): Tag[] {
  const byCount = tags.filter(({ postCount }) => postCount > 0);
  return byCount.sort((a, b) => b.postCount - a.postCount || compare(a.name, b.name)).slice(0, POPULAR_TAGS);
}

type Reference = PostSummary['tags'][number];

/** Tags that stand beside this one on its posts, the most frequent first (B-TAG-1). */
export function relatedTags(slug: string, posts: readonly Pick<PostSummary, 'tags'>[]): Reference[] {
  const counts = new Map<string, { tag: Reference; count: number }>();
  for (const { tags } of posts) {
    if (!tags.some((tag) => tag.slug === slug)) continue;
    for (const tag of tags) {
      if (tag.slug === slug) continue;
      const seen = counts.get(tag.slug);
      if (seen) seen.count += 1;
      else counts.set(tag.slug, { tag, count: 1 });
    }
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count || compare(a.tag.name, b.tag.name));
  return ranked.slice(0, RELATED_TAGS).map(({ tag }) => tag);
}

const compare = (a: string, b: string) => a.localeCompare(b, locale);
