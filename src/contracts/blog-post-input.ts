/** The fields of a post as the owner writes them: for the editor's form and for the server (BA-7). */
import { z } from 'zod';

import { NESTING_MAXIMUM, nestsTooDeep, UNDERLINED_MAXIMUM, underlinesTooMany } from './markdown-bounds.ts';
import { atMost, clean, line, textWithoutNul } from './owner-text.ts';
import { isHardToIndex, UNDERSCORES_MAXIMUM } from './search-runs.ts';
import { PostSlug, Slug } from './slug.ts';
import { Id, Moment } from './values.ts';

export const TITLE_MAXIMUM = 200;
export const EXCERPT_MAXIMUM = 500;
export const SEO_TITLE_MAXIMUM = 60;
export const SEO_DESCRIPTION_MAXIMUM = 160;
/** In characters: some 30,000 words, and well under what Postgres can index. */
export const CONTENT_MAXIMUM = 200_000;
const COVER_IMAGE_MAXIMUM = 2_000;
const READING_TIME_MAXIMUM = 1_000;
const RELATIONS_MAXIMUM = 100;

const text = (maximum: number) => z.string('Enter a text').overwrite(clean).max(maximum, atMost(maximum));

/** Text that may be left out; blank is none. */
const optionalLine = (maximum: number) =>
  line(maximum, undefined, textWithoutNul())
    .transform((value) => value || null)
    .nullable();

/** D18: an absolute address, or a path of this site. */
const ADDRESS_START = /^(https?:\/\/|\/(?![/\\]))/i;
const isImageAddress = (value: string) =>
  value === '' ||
  (ADDRESS_START.test(value) && !/[\s"<>\\]/.test(value) && URL.canParse(value, 'https://example.com'));

const CoverImage = z
  .string('Enter an address')
  .trim()
  .max(COVER_IMAGE_MAXIMUM, atMost(COVER_IMAGE_MAXIMUM))
  .refine(isImageAddress, 'Enter an address such as https://… or a path of this site such as /images/…')
  .transform((value) => value || null)
  .nullable();

/** A clock without a battery says 1970: that is a client's mistake and no error, since the server's time counts. */
const EARLIEST = Date.UTC(1970, 0);
const LATEST = Date.UTC(2100, 0);
const Publication = z.iso
  .datetime({ offset: true, error: 'Enter a date and time' })
  .refine(
    (value) => Date.parse(value) >= EARLIEST && Date.parse(value) < LATEST,
    'Use a year from 1970 to 2099',
  )
  .nullable();

export const PostStatus = z.enum(['draft', 'published', 'archived'], 'Use draft, published or archived');
export type PostStatus = z.infer<typeof PostStatus>;

const ids = (what: string) =>
  z
    .array(Id)
    .max(RELATIONS_MAXIMUM, `Use at most ${RELATIONS_MAXIMUM} ${what}`)
    .overwrite((list) => [...new Set(list)]);

/** Every field of the editor. */
export const PostFields = z.strictObject({
  title: line(TITLE_MAXIMUM, undefined, textWithoutNul()).min(1, 'Title is required'),
  slug: PostSlug,
  excerpt: optionalLine(EXCERPT_MAXIMUM),
  content: textWithoutNul()
    .overwrite(clean)
    .max(CONTENT_MAXIMUM, atMost(CONTENT_MAXIMUM))
    .refine((value) => value.trim() !== '', 'Content is required')
    .refine((value) => !nestsTooDeep(value), `Nest quotes and lists at most ${NESTING_MAXIMUM} deep`)
    .refine(
      (value) => !underlinesTooMany(value),
      `Underline at most ${UNDERLINED_MAXIMUM} headings, and write others with #`,
    )
    .refine((value) => !isHardToIndex(value), `Use at most ${UNDERSCORES_MAXIMUM} underscores in a word`),
  coverImage: CoverImage,
  status: PostStatus,
  /** A moment in the future schedules the post; any other is the server's own at the moment of publishing (D17). */
  publishedAt: Publication,
  featured: z.boolean(),
  allowComments: z.boolean(),
  seoTitle: optionalLine(SEO_TITLE_MAXIMUM),
  seoDescription: optionalLine(SEO_DESCRIPTION_MAXIMUM),
  /** In minutes; without it the words are counted. */
  readingTime: z
    .int('Enter whole minutes')
    .min(1, 'Enter at least one minute')
    .max(READING_TIME_MAXIMUM, `Use at most ${READING_TIME_MAXIMUM}`)
    .nullable(),
  categoryIds: ids('categories'),
  tagIds: ids('tags'),
});
export type PostFields = z.infer<typeof PostFields>;

/** Names a working copy: of a stored post, or of one that is not saved yet, by a UUID of the editor's own. */
export const DraftKey = z
  .string()
  .regex(
    /^(post-[1-9]\d{0,9}|new-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    'Use post-<id> or new-<uuid>',
  );
export type DraftKey = z.infer<typeof DraftKey>;

const { title, content, ...others } = PostFields.shape;

/** What makes a post: without a slug it gets one of its title that is free (BA-8). */
export const PostInput = z.strictObject({
  title,
  content,
  ...z.object(others).partial().shape,
  /** The working copy that becomes this post and is then no longer needed. */
  draftKey: DraftKey.optional(),
  /** Its version that this post contains: a newer one, of another window, stays. */
  draftVersion: z.int().min(0).optional(),
});
export type PostInput = z.infer<typeof PostInput>;

/** A change of a post; absent fields stay as they are. */
export const PostPatch = z.strictObject({
  ...PostFields.partial().shape,
  /** @throws 422 for another one that is reserved; what a post has stays its own. */
  slug: Slug.optional(),
  /** What the editor read. @throws 409 with the current post when it is older; without it what is there is taken. */
  updatedAt: Moment.optional(),
  /** The version of the working copy that this save contains, which is then no longer needed. */
  draftVersion: z.int().min(0).optional(),
});
export type PostPatch = z.infer<typeof PostPatch>;

const loose = (maximum: number) => text(maximum).nullable();

/** What stands in the editor, finished or not: every field as it was typed, only kept from growing for ever. */
export const DraftValues = z.strictObject({
  title: text(1_000),
  slug: text(1_000),
  excerpt: loose(5_000),
  content: text(CONTENT_MAXIMUM),
  coverImage: loose(COVER_IMAGE_MAXIMUM),
  featured: z.boolean(),
  allowComments: z.boolean(),
  seoTitle: loose(1_000),
  seoDescription: loose(5_000),
  readingTime: z.int().min(0).max(1_000_000).nullable(),
  categoryIds: ids('categories'),
  tagIds: ids('tags'),
});
export type DraftValues = z.infer<typeof DraftValues>;
