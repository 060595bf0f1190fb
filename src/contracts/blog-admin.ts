/** The blog admin: everything that the owner does with posts, categories, tags and comments (BA-3 to BA-11). */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { Tag } from './blog.ts';
import { blogModeration } from './blog-moderation.ts';
import { DraftKey, DraftValues } from './blog-post-input.ts';
import { AdminPost, blogDrafts, blogPosts, blogRevisions } from './blog-posts-admin.ts';
import { blogCategories, blogTags } from './blog-taxonomy.ts';
import { Slug } from './slug.ts';
import { ById, Id, Moment } from './values.ts';

export const POPULAR_TAGS = 10; // BA-3

/** The Dashboard tab (BA-3). */
export const BlogAdminStats = z.object({
  totalPosts: z.number().int(),
  draftPosts: z.number().int(),
  publishedPosts: z.number().int(),
  archivedPosts: z.number().int(),
  /** Of the published ones, those that wait for their moment. */
  scheduledPosts: z.number().int(),
  totalViews: z.number().int(),
  totalCategories: z.number().int(),
  totalTags: z.number().int(),
  pendingComments: z.number().int(),
  unsavedDrafts: z.number().int(),
  /** The most used, drafts counted in `usageCount`. */
  popularTags: z.array(Tag),
});
export type BlogAdminStats = z.infer<typeof BlogAdminStats>;

/** A link for somebody who is not signed in; it shows one text and ends by itself. */
export const PreviewLink = z.object({ id: Id, /** Absolute. */ url: z.string(), expiresAt: Moment });
export type PreviewLink = z.infer<typeof PreviewLink>;

/** A link that was given away; its address is not kept. */
export const PreviewLinkRow = z.object({
  id: Id,
  key: DraftKey,
  /** Of the text now; empty where it has none. */
  title: z.string(),
  createdAt: Moment,
  expiresAt: Moment,
});
export type PreviewLinkRow = z.infer<typeof PreviewLinkRow>;

export const FINDING_RULES = [
  'altTextMissing',
  'linkDead',
  'linkEmpty',
  'headingOrder',
  'headingTop',
  'titleLong',
  'descriptionMissing',
  'descriptionLong',
  'excerptMissing',
  'contentShort',
  'coverMissing',
  'coverSmall',
  'coverPrivate',
  'categoryMissing',
] as const;

/** Something to look at before publishing; it never stops anybody. */
export const Finding = z.object({
  rule: z.enum(FINDING_RULES),
  /** A warning is wrong for readers; a hint could be better. */
  severity: z.enum(['warning', 'hint']),
  field: z.enum(['title', 'excerpt', 'content', 'coverImage', 'seoTitle', 'seoDescription', 'categoryIds']),
  message: z.string(),
  /** Where in the Markdown: offsets in UTF-16 units, line and column from 1. */
  position: z
    .object({
      start: z.number().int(),
      end: z.number().int(),
      line: z.number().int(),
      column: z.number().int(),
    })
    .nullable(),
});
export type Finding = z.infer<typeof Finding>;

/** What the import made of a document. */
export const ImportedPost = z.object({
  post: AdminPost,
  imageCount: z.number().int(),
  /** What could not be taken over, in sentences. */
  notes: z.array(z.string()),
});
export type ImportedPost = z.infer<typeof ImportedPost>;

const MEBIBYTE = 1024 * 1024;

/** What an import may bring; one request, images included. */
export const IMPORT_LIMITS = { bytes: 4 * MEBIBYTE, images: 50 } as const;
export const IMPORT_EXTENSIONS = ['.md', '.markdown', '.docx'] as const;

/** A Word document, as an export answers it. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const blogAdmin = {
  posts: blogPosts,
  drafts: blogDrafts,
  revisions: blogRevisions,
  categories: blogCategories,
  tags: blogTags,
  comments: blogModeration,
  stats: owner.get('/blog/admin/stats', 'The blog in numbers, drafts included').output(BlogAdminStats),
  /** Not done once by a key: its answer would be kept, and with it the address. */
  preview: owner
    .create('/blog/admin/previews', 'Make a link that shows one unpublished text for a week')
    .input(z.strictObject({ key: DraftKey }))
    .output(PreviewLink),
  previews: owner
    .get('/blog/admin/previews', 'The preview links that work now, of one text or of all, newest first')
    .input(z.strictObject({ key: DraftKey.optional() }))
    .output(z.array(PreviewLinkRow)),
  revokePreview: owner
    .delete('/blog/admin/previews/{id}', 'End a preview link')
    .input(ById)
    .output(z.object({ id: Id })),
  check: owner
    .post('/blog/admin/check', 'What to look at before publishing')
    .input(DraftValues)
    .output(z.array(Finding)),
  import: ownerOnce
    .create('/blog/admin/import', 'Make a draft of a Markdown or Word document', {
      description:
        'multipart/form-data with `document` (.md, .markdown or .docx) and, for Markdown, its `images`; at most 4 MB.',
    })
    .output(ImportedPost),
  export: owner
    .get('/admin/files/blog-export', 'A post as a Word document, by `slug` or `id`; takes an admin token too')
    .input(
      z
        .strictObject({ slug: Slug.optional(), id: Id.optional() })
        .refine(({ slug, id }) => (slug === undefined) !== (id === undefined), {
          path: ['slug'],
          message: 'Name the post by slug or by id',
        }),
    )
    .output(z.file()),
};
