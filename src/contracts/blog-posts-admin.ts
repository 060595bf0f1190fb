/** Posts as the owner lists, writes and keeps them: with drafts, working copies and revisions (BA-4, BA-5, D17). */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { Post } from './blog.ts';
import { DraftKey, DraftValues, PostInput, PostPatch, PostStatus } from './blog-post-input.ts';
import { SearchText } from './owner-text.ts';
import { Slug } from './slug.ts';
import { ById, Id, Moment, PageNumber, Totals } from './values.ts';

export const ADMIN_POST_PAGE_SIZE = 20; // BA-4
export const REVISIONS_KEPT = 50;
export const BULK_MAXIMUM = 1_000;

/** `scheduled` is what is published at a moment to come; `published` holds it too. */
const ListedStatus = z.enum([...PostStatus.options, 'scheduled']);

export const AdminPostQuery = z.strictObject({
  page: PageNumber,
  limit: z.coerce.number().int().min(1).max(100).default(ADMIN_POST_PAGE_SIZE),
  /** Part of the title or slug, or words of the text. */
  search: SearchText,
  status: ListedStatus.optional(),
  category: Slug.optional(),
  tag: Slug.optional(),
  sortBy: z.enum(['updatedAt', 'createdAt', 'publishedAt', 'title', 'viewCount']).default('updatedAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type AdminPostQuery = z.infer<typeof AdminPostQuery>;

/** A row of the Posts tab: a post without its text. */
export const AdminPostRow = Post.omit({ content: true, seoTitle: true, seoDescription: true }).extend({
  commentCount: z.number().int(),
  pendingComments: z.number().int(),
  /** The editor holds text that is not saved. */
  hasDraft: z.boolean(),
});
export type AdminPostRow = z.infer<typeof AdminPostRow>;

export const AdminPostPage = z.object({
  posts: z.array(AdminPostRow),
  ...Totals,
  /** How many posts have each status, whatever is searched for. */
  counts: z.record(ListedStatus, z.number().int()),
});
export type AdminPostPage = z.infer<typeof AdminPostPage>;

/** The unsaved text of the editor: it changes nothing that anybody else sees. */
export const Draft = z.object({
  key: DraftKey,
  /** None for a post that was never saved. */
  postId: Id.nullable(),
  values: DraftValues,
  /** `updatedAt` of the post that was edited. */
  basedOn: Moment.nullable(),
  /** Counts the autosaves. */
  version: z.number().int(),
  updatedAt: Moment,
});
export type Draft = z.infer<typeof Draft>;

/** A post as the editor needs it. */
export const AdminPost = Post.extend({
  /** What the author set; the page shows `wordCount` by 200 where there is none (B-POST-6). */
  readingTime: z.number().int().nullable(),
  wordCount: z.number().int(),
  categoryIds: z.array(Id),
  tagIds: z.array(Id),
  draft: Draft.nullable(),
});
export type AdminPost = z.infer<typeof AdminPost>;

export const BULK_ACTIONS = ['publish', 'unpublish', 'delete', 'addCategory', 'addTag'] as const;

/** `targetId` is the category or tag to add. */
export const BulkInput = z
  .strictObject({
    action: z.enum(BULK_ACTIONS, `Use ${BULK_ACTIONS.join(', ')}`),
    ids: z.array(Id).min(1).max(BULK_MAXIMUM, `Use at most ${BULK_MAXIMUM} posts at once`),
    targetId: Id.optional(),
  })
  .refine(({ action, targetId }) => !action.startsWith('add') || targetId !== undefined, {
    path: ['targetId'],
    message: 'Choose what to add',
  });
export type BulkInput = z.infer<typeof BulkInput>;

export const BulkResult = z.object({
  results: z.array(
    z.object({
      id: Id,
      /** `unchanged` was so before. */
      outcome: z.enum(['done', 'unchanged', 'notFound']),
    }),
  ),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const DraftInput = z.strictObject({
  key: DraftKey,
  values: DraftValues,
  basedOn: Moment.nullable(),
  /** The version that this one follows; 0 for the first. */
  version: z.int().min(0),
});
export type DraftInput = z.infer<typeof DraftInput>;

export const DraftSummary = Draft.omit({ values: true }).extend({ title: z.string() });
export type DraftSummary = z.infer<typeof DraftSummary>;

export const RevisionSummary = z.object({
  id: Id,
  postId: Id,
  title: z.string(),
  wordCount: z.number().int(),
  /** How it came to be. */
  cause: z.enum(['before', 'created', 'saved', 'restored', 'imported']),
  createdAt: Moment,
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;

/** A saved state of the text; status, date and slug are not part of it. */
export const Revision = RevisionSummary.extend({ values: DraftValues });
export type Revision = z.infer<typeof Revision>;

export const blogPosts = {
  list: owner.get('/blog/admin/posts', 'All posts, by page').input(AdminPostQuery).output(AdminPostPage),
  create: ownerOnce
    .create('/blog/admin/posts', 'Make a post; 409 when another has the slug')
    .input(PostInput)
    .output(AdminPost),
  get: owner.get('/blog/admin/posts/{id}', 'One post for the editor').input(ById).output(AdminPost),
  update: ownerOnce
    .put('/blog/admin/posts/{id}', 'Change a post; absent fields stay', {
      description:
        'With the `updatedAt` that was read, 409 `STALE` has the post as it is now in `current` when somebody saved in between; without it the change is made to what is there. `publishedAt` schedules when it lies ahead of the client’s own clock (`X-Client-Time` or `Date`), by 15 minutes where that is not told; else the server’s time counts.',
    })
    .input(z.strictObject({ id: Id, ...PostPatch.shape }))
    .output(AdminPost),
  remove: ownerOnce
    .delete('/blog/admin/posts/{id}', 'Delete a post')
    .input(ById)
    .output(z.object({ id: Id })),
  bulk: ownerOnce
    .post(
      '/blog/admin/posts/bulk',
      'Publish, unpublish, delete or sort several posts; each id has its result',
    )
    .meta({ access: 'owner', idempotent: true, deletes: z.object({ action: z.literal('delete') }) })
    .input(BulkInput)
    .output(BulkResult),
};

export const blogDrafts = {
  list: owner.get('/blog/admin/drafts', 'Unsaved texts, newest first').output(z.array(DraftSummary)),
  get: owner
    .get('/blog/admin/drafts/{key}', 'One unsaved text')
    .input(z.strictObject({ key: DraftKey }))
    .output(Draft),
  save: owner
    .put('/blog/admin/drafts/{key}', 'Autosave; the same again changes nothing', {
      description:
        '409 `STALE` when another editor has saved since `version`; `current` is what that one wrote, or null when it was discarded.',
    })
    .input(DraftInput)
    .output(Draft),
  discard: owner
    .delete('/blog/admin/drafts/{key}', 'Forget an unsaved text', {
      description:
        '409 `STALE` when another editor has saved since `version`; `current` is what that one wrote.',
      inputStructure: 'detailed', // the query of a DELETE is no input otherwise
    })
    .input(
      z.object({
        params: z.strictObject({ key: DraftKey }),
        /** The version that was read. */
        query: z.strictObject({ version: z.coerce.number().int().min(1) }),
      }),
    )
    .output(z.object({ key: DraftKey })),
};

const ByRevision = { id: Id, revisionId: Id };

export const blogRevisions = {
  list: owner
    .get('/blog/admin/posts/{id}/revisions', 'The last 50 saved states of a post, newest first')
    .input(ById)
    .output(z.array(RevisionSummary)),
  get: owner
    .get('/blog/admin/posts/{id}/revisions/{revisionId}', 'One saved state, to compare')
    .input(z.strictObject(ByRevision))
    .output(Revision),
  restore: ownerOnce
    .post(
      '/blog/admin/posts/{id}/revisions/{revisionId}/restore',
      'Save the text of a revision as the newest; slug, status and date stay',
    )
    .input(z.strictObject({ ...ByRevision, /** What the editor read. */ updatedAt: Moment }))
    .output(AdminPost),
};
