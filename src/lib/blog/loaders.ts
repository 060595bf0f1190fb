/** Brings the published posts into the build; what did not change is not rendered again. */
import type { Loader, LoaderContext } from 'astro/loaders';

import type { Post } from '#contracts/blog.ts';
import { renderMarkdown } from '#lib/markdown/render.ts';
import { ownImage } from '#lib/own-images/own-images.ts';

import type { BlogFacts } from './post-entry.ts';

export type PostSource = () => Promise<{ posts: Post[]; relatedOf: (post: Post) => Post[] } | undefined>;

/** @param renderer changes when the renderer does, so that everything is rendered again */
export function postsLoader(read: PostSource, renderer: string): Loader {
  return {
    name: 'posts',
    load: async (context) => {
      const source = await read();
      if (!source) return;
      const { posts, relatedOf } = source;
      const slugs = new Set(posts.map(({ slug }) => slug));
      for (const slug of context.store.keys()) if (!slugs.has(slug)) context.store.delete(slug);
      for (const post of posts) await storePost(post, relatedOf(post), renderer, context);
    },
  };
}

async function storePost(post: Post, related: Post[], renderer: string, context: LoaderContext) {
  const { store, config } = context;
  const { content, ...summary } = post;
  const slugs = related.map(({ slug }) => slug);
  const { viewCount, likeCount, shareCount, ...lasting } = post;
  const contentDigest = context.generateDigest({ ...lasting, slugs, renderer, site: config.site });
  const digest = context.generateDigest({ contentDigest, viewCount, likeCount, shareCount });
  const before = store.get(post.slug);
  if (before?.digest === digest) return;
  const isTextKept = before?.data['contentDigest'] === contentDigest && before.rendered !== undefined;
  const { html, headings } = isTextKept
    ? { html: before.rendered?.html ?? '', headings: before.data['headings'] }
    : renderMarkdown(content, { site: config.site ?? 'http://localhost', imageSize: ownImage });
  const entry = { ...summary, related: slugs, contentDigest, headings };
  const data = await context.parseData({ id: post.slug, data: entry });
  store.set({ id: post.slug, data, body: content, digest, rendered: { html } });
}

export function factsLoader(read: () => Promise<BlogFacts | undefined>): Loader {
  return {
    name: 'blog-facts',
    load: async (context) => {
      const facts = await read();
      if (!facts) return;
      const data = await context.parseData({ id: 'facts', data: facts });
      context.store.set({ id: 'facts', data });
    },
  };
}
