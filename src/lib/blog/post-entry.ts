/** A post as the build keeps it: the rendered text is a file of its own, related posts are named. */
import { z } from 'zod';

import { BlogStats, Category, Post, Tag } from '#contracts/blog.ts';

const Headings = z.array(z.object({ depth: z.number(), id: z.string(), text: z.string() }));

export const PostEntry = Post.omit({ content: true }).extend({
  related: z.array(z.string()),
  /** Changes with everything a page shows of the post but its counts; names the rendered text. */
  contentDigest: z.string(),
  headings: Headings,
  /** What the search without the API looks through. */
  beginning: z.string(),
});
export type PostEntry = z.infer<typeof PostEntry>;

/** What lists show beside posts. */
export const BlogFacts = z.object({
  categories: z.array(Category),
  tags: z.array(Tag),
  stats: BlogStats,
});
export type BlogFacts = z.infer<typeof BlogFacts>;
