/** The published posts as a build shows them; what did not change is not rendered again. */
import type { Post } from '#contracts/blog.ts';
import { renderMarkdown } from '#lib/markdown/render.ts';
import { ownImage } from '#lib/own-images/own-images.ts';

import { digestOf } from './digest.ts';
import { forgetTextsBut, isTextKept, keepText } from './rendered-texts.ts';
import type { PostSummary } from './summary.ts';

/** A public post; of its text only what can be had for all posts at once. */
type Source = Post & { textDigest: string; beginning: string };

export type PostSource = {
  /** Newest first. */
  posts: Source[];
  relatedOf: (post: Source) => Post[];
  eachText: (ids: number[], use: (text: { id: number; content: string }) => void) => Promise<void>;
};

export type BuiltPost = PostSummary & {
  /** Slugs. */
  related: string[];
  /** Changes with everything a page shows of the post but its counts; names the rendered text. */
  contentDigest: string;
  /** What the search without the API looks through. */
  beginning: string;
};

/**
 * Renders the texts that are not kept yet.
 *
 * @param site what addresses in texts start with
 * @param renderer changes when the renderer does, so that everything is rendered again
 */
export async function buildPosts(source: PostSource, site: string, renderer: string): Promise<BuiltPost[]> {
  const posts = source.posts.map((post) => {
    const { content: _, textDigest, ...summary } = post;
    const { viewCount: __, likeCount: ___, shareCount: ____, ...lasting } = summary;
    const related = source.relatedOf(post).map(({ slug }) => slug);
    const contentDigest = digestOf({ ...lasting, textDigest, related, renderer, site });
    return { ...summary, related, contentDigest };
  });
  const unknown = new Map(posts.filter((one) => !isTextKept(one.contentDigest)).map((one) => [one.id, one]));
  await source.eachText([...unknown.keys()], ({ id, content }) => {
    const post = unknown.get(id);
    if (post) keepText(post.contentDigest, renderMarkdown(content, { site, imageSize: ownImage }));
  });
  forgetTextsBut(new Set(posts.map(({ contentDigest }) => contentDigest)));
  return posts;
}
