/** What may name a post, a category or a tag in an address. */
import { z } from 'zod';

/**
 * First parts of addresses below `/blog` that can never name a post (D32); static servers take `/blog/index` for
 * `/blog` itself.
 */
export const RESERVED_SLUGS = ['search', 'category', 'tag', 'rss', 'feed', 'page', 'index'] as const;

const SLUG_MAXIMUM = 200; // BA-7
const SLUG = /^[a-z0-9-]+$/;

/** A slug of at most `maximum` characters. */
export const slugOf = (maximum: number) =>
  z
    .string('Enter a slug')
    .min(1, 'Slug is required')
    .max(maximum, `Use at most ${maximum} characters`)
    .regex(SLUG, 'Use lowercase letters, digits and dashes');

/** A slug as an address may carry it, whatever it names. */
export const Slug = slugOf(SLUG_MAXIMUM);

/** True for a slug that is a route of the blog. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.some((reserved) => reserved === slug);

/** A slug that a post may be saved under. */
export const PostSlug = Slug.refine(
  (slug) => !isReservedSlug(slug),
  `Choose another: ${RESERVED_SLUGS.join(', ')} are addresses of the blog itself`,
);

/**
 * The slug of a name or title, proposed while something new is made and never afterwards (BA-8): lowercase,
 * nothing but a–z, 0–9, spaces and hyphens, spaces as hyphens, no two hyphens in a row. Blanks around the text do
 * not count. Empty when nothing is left of it; it may be a reserved one.
 */
export function slugFrom(text: string, maximum = SLUG_MAXIMUM): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, maximum);
}
