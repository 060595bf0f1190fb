/** Brings the published posts into the build; what did not change is not rendered again. */
import type { Loader, LoaderContext } from 'astro/loaders';

import type { Post } from '#contracts/blog.ts';
import { renderMarkdown } from '#lib/markdown/render.ts';
import { ownImage } from '#lib/own-images/own-images.ts';

import type { BlogFacts } from './post-entry.ts';
import { forgetTextsBut, isTextKept, keepText, readText, type RenderedText } from './rendered-texts.ts';

/** A public post; its text is fetched only when it has to be rendered. */
type Source = Post & { textDigest: string };

export type PostSource = {
  posts: Source[];
  relatedOf: (post: Source) => Post[];
  eachText: (ids: number[], use: (text: { id: number; content: string }) => void) => Promise<void>;
};

/**
 * @param read gives a source to `use`, or nothing where there is none
 * @param renderer changes when the renderer does, so that everything is rendered again
 */
export function postsLoader(
  read: (use: (source: PostSource) => Promise<void>) => Promise<void>,
  renderer: string,
): Loader {
  return {
    name: 'posts',
    load: (context) => read((source) => storePosts(source, renderer, context)),
  };
}

async function storePosts(
  { posts, relatedOf, eachText }: PostSource,
  renderer: string,
  context: LoaderContext,
) {
  const drafts = posts.map((post) => draftOf(post, relatedOf(post), renderer, context));
  const shown = new Set(drafts.map(({ contentDigest }) => contentDigest));
  const slugs = new Set(posts.map(({ slug }) => slug));
  for (const slug of context.store.keys()) if (!slugs.has(slug)) context.store.delete(slug);

  const unknown = new Map(drafts.filter((one) => !isTextKept(one.contentDigest)).map((one) => [one.id, one]));
  await eachText([...unknown.keys()], ({ id, content }) => {
    const draft = unknown.get(id);
    if (draft) keepText(draft.contentDigest, renderText(content, context.config.site));
  });
  forgetTextsBut(shown);
  for (const draft of drafts) await storeEntry(draft, context);
}

/** What the store keeps of a post, but for what its text says. */
function draftOf(post: Source, related: Post[], renderer: string, context: LoaderContext) {
  const { content: _, ...summary } = post;
  const slugs = related.map(({ slug }) => slug);
  const { viewCount, likeCount, shareCount, ...lasting } = summary;
  const contentDigest = context.generateDigest({ ...lasting, slugs, renderer, site: context.config.site });
  const digest = context.generateDigest({ contentDigest, viewCount, likeCount, shareCount });
  return { ...summary, related: slugs, contentDigest, digest };
}

const SEARCHED_CHARACTERS = 600;

function renderText(content: string, site = 'http://localhost'): RenderedText {
  const { html, headings } = renderMarkdown(content, { site, imageSize: ownImage });
  return { html, headings, beginning: content.slice(0, SEARCHED_CHARACTERS) };
}

async function storeEntry({ digest, ...draft }: ReturnType<typeof draftOf>, context: LoaderContext) {
  const { store } = context;
  const id = draft.slug;
  if (store.get(id)?.digest === digest) return;
  const { headings, beginning } = readText(draft.contentDigest);
  store.set({ id, data: await context.parseData({ id, data: { ...draft, headings, beginning } }), digest });
}

export function factsLoader(read: (use: (facts: BlogFacts) => Promise<void>) => Promise<void>): Loader {
  return {
    name: 'blog-facts',
    load: (context) =>
      read(async (facts) => {
        context.store.set({ id: 'facts', data: await context.parseData({ id: 'facts', data: facts }) });
      }),
  };
}
