/** What may name a post, a category or a tag in an address. */
import { z } from 'zod';

/** First parts of addresses below `/blog` that can never name a post (D32). */
export const RESERVED_SLUGS = ['search', 'category', 'tag', 'rss', 'feed', 'page'] as const;

const SLUG_MAXIMUM = 200; // BA-7
const SLUG = /^[a-z0-9-]+$/;

/** A slug as an address may carry it, whatever it names. */
export const Slug = z
  .string()
  .regex(SLUG, 'Use lowercase letters, digits and dashes')
  .max(SLUG_MAXIMUM, `Use at most ${SLUG_MAXIMUM} characters`);

/** True for a slug that is a route of the blog. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.some((reserved) => reserved === slug);

/** A slug that a post may be saved under. */
export const PostSlug = Slug.refine(
  (slug) => !isReservedSlug(slug),
  `Choose another: ${RESERVED_SLUGS.join(', ')} are addresses of the blog itself`,
);
