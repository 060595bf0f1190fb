/** The public blog: what readers list, search, read, like, share and comment on (B-API-*, B-ENG-*). */
import { z } from 'zod';

import { open, openOnce } from './base.ts';
import { CommentInput } from './comment-message.ts';
import { SearchText } from './owner-text.ts';
import { Slug } from './slug.ts';
import { ById, Flag, Id, Moment, PageNumber, Totals } from './values.ts';

export const POST_PAGE_SIZE = 10; // B-LIST-1
const POST_LIMIT_MAXIMUM = 100;

/** The fields of a category or tag that a post carries. */
export const CategoryReference = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  color: z.string(),
});
export const Category = CategoryReference.extend({ postCount: z.number().int() });
export type Category = z.infer<typeof Category>;

export const Tag = CategoryReference.extend({ postCount: z.number().int(), usageCount: z.number().int() });
export type Tag = z.infer<typeof Tag>;

/** B-API-4. `content` is the Markdown that the page shows, or empty in a list that was asked for without. */
export const Post = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  content: z.string(),
  coverImage: z.string().nullable(),
  featured: z.boolean(),
  status: z.enum(['draft', 'published', 'archived']),
  publishedAt: Moment.nullable(),
  updatedAt: Moment,
  createdAt: Moment,
  readingTime: z.number().int().min(1),
  viewCount: z.number().int(),
  likeCount: z.number().int(),
  shareCount: z.number().int(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  allowComments: z.boolean(),
  author: z.object({ firstName: z.string(), lastName: z.string() }),
  categories: z.array(CategoryReference),
  tags: z.array(CategoryReference),
});
export type Post = z.infer<typeof Post>;

/** Query of the post list; what else an address says, such as a campaign, is ignored. `match` ranks by how well a post answers the search (D14); without one it sorts by date. */
export const PostQuery = z.object({
  page: PageNumber,
  limit: z.coerce.number().int().min(1).max(POST_LIMIT_MAXIMUM).default(POST_PAGE_SIZE),
  sortBy: z.enum(['publishedAt', 'viewCount', 'match']).default('publishedAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  search: SearchText,
  category: Slug.optional(),
  tag: Slug.optional(),
  featured: Flag.optional(),
  /** `false` leaves the texts out, which cards do not show. */
  content: Flag.optional(),
});
export type PostQuery = z.infer<typeof PostQuery>;

export const PostPage = z.object({
  posts: z.array(Post),
  ...Totals,
});
export type PostPage = z.infer<typeof PostPage>;

export const BlogStats = z.object({
  totalPosts: z.number().int(),
  draftPosts: z.number().int(),
  publishedPosts: z.number().int(),
  totalViews: z.number().int(),
  totalCategories: z.number().int(),
  totalTags: z.number().int(),
});
export type BlogStats = z.infer<typeof BlogStats>;

/** B-ENG-3. The slug is for whoever reads the call; the id counts. */
export const AnalyticsEvent = z.strictObject({
  id: Id,
  event: z.enum(['view', 'like', 'share', 'comment']),
  metadata: z
    .strictObject({
      slug: Slug.optional(),
      platform: z.enum(['twitter', 'linkedin', 'facebook']).optional(),
    })
    .default({}),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** The counts after the event. A view or like that a visitor repeats on one day is not counted (D15). */
export const AnalyticsReceipt = z.object({
  counted: z.boolean(),
  viewCount: z.number().int(),
  likeCount: z.number().int(),
  shareCount: z.number().int(),
});

/** A shown comment: what is private to its author stays on the server. */
export const Comment = z.object({
  id: Id,
  parentId: Id.nullable(),
  authorName: z.string(),
  content: z.string(),
  isAuthorReply: z.boolean(),
  createdAt: Moment,
});
export type Comment = z.infer<typeof Comment>;

export const blog = {
  posts: open.get('/blog/posts', 'Published posts, by page').input(PostQuery).output(PostPage),
  post: open
    .get(
      '/blog-post',
      'One published post; an address that it once had finds it too, and `slug` is then the new one',
    )
    .input(z.object({ slug: Slug }))
    .output(Post),
  categories: open
    .get('/blog/categories', 'Active categories')
    .input(z.object({ stats: Flag.optional() }))
    .output(z.array(Category)),
  tags: open
    .get('/blog/tags', 'Active tags')
    .input(z.object({ stats: Flag.optional() }))
    .output(z.array(Tag)),
  stats: open.get('/blog/stats', 'Totals').output(BlogStats),
  record: open
    .post('/blog/posts/{id}/analytics', 'Record a view, like or share')
    .input(AnalyticsEvent)
    .output(AnalyticsReceipt),
  comments: open.get('/blog/posts/{id}/comments', 'Approved comments').input(ById).output(z.array(Comment)),
  comment: openOnce
    .post('/blog/posts/{id}/comments', 'Send a comment; it shows once the owner approves it', {
      successStatus: 202,
    })
    .input(z.strictObject({ id: Id, ...CommentInput.shape }))
    .output(z.object({ status: z.literal('pending') })),
};
