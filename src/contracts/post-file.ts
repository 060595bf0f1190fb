/** The shapes of `content/posts/*.md` and `content/blog.yaml`, with which a new, empty database is seeded. */
import { z } from 'zod';

import { isReservedSlug } from './slug.ts';

/** One line without blanks around it, of 1 to `maximum` characters. */
const line = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .refine((text) => text === text.trim() && !text.includes('\n'), 'Use one line without blanks around it');

/** Stricter than an address needs: what we write has no doubled or outer dashes. */
const TIDY_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slug = (maximum: number) =>
  z.string().max(maximum).regex(TIDY_SLUG, 'Use lowercase letters and digits with single dashes between');

const Color = z.string().regex(/^#[0-9a-f]{6}$/, 'Use #rrggbb in lowercase');
const names = (maximum: number) =>
  z.array(line(maximum)).refine((list) => new Set(list).size === list.length, 'Name each once');

/** Frontmatter of a post; the rest of the file is its Markdown (D40). */
export const PostFile = z.strictObject({
  title: line(200),
  /** The name of the file without `.md`. */
  slug: slug(200).refine((text) => !isReservedSlug(text), 'Is an address of the blog itself: choose another'),
  excerpt: line(500),
  /** A file under `public/`; `null` for a post without. */
  coverImage: z
    .string()
    .regex(/^\/images\/posts\/[a-z0-9-]+\.webp$/, 'Use /images/posts/<name>.webp')
    .nullable(),
  status: z.enum(['draft', 'published', 'archived']),
  publishedAt: z.iso.datetime(),
  featured: z.boolean(),
  allowComments: z.boolean(),
  seoTitle: line(60).optional(),
  seoDescription: line(160).optional(),
  /** Names in `content/blog.yaml`. */
  categories: names(100).min(1),
  tags: names(50).min(1),
});
export type PostFile = z.infer<typeof PostFile>;

/** content/blog.yaml — the categories and tags that posts name. */
export const BlogFile = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        name: line(100),
        slug: slug(100),
        description: line(500),
        color: Color,
        sortOrder: z.int().min(0),
      }),
    )
    .min(1),
  tags: z
    .array(
      z.strictObject({ name: line(50), slug: slug(50), description: line(500).optional(), color: Color }),
    )
    .min(1),
});
export type BlogFile = z.infer<typeof BlogFile>;
