import { implement } from '@orpc/server';

import { blog as contract } from '#contracts/blog.ts';

import type { ApiContext } from '../api/context.ts';
import { cachedAtEdge } from '../api/edge-cache.ts';
import { notFound } from '../api/errors.ts';
import { limit } from '../api/limits.ts';
import { partOf } from '../api/part-of.ts';
import { addComment, listComments } from './comments/comments.ts';
import { recordEvent } from './engagement/engagement.ts';
import * as service from './published/service.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const EVENTS_PER_VISITOR = { name: 'blog-events', max: 120, windowMs: TEN_MINUTES_MS };
const EVENTS_OF_A_DAY = { name: 'blog-events:day', max: 1_000, windowMs: DAY_MS };
const COMMENTS_PER_VISITOR = { name: 'blog-comments', max: 5, windowMs: TEN_MINUTES_MS };
const COMMENTS_OF_A_DAY = { name: 'blog-comments:day', max: 30, windowMs: DAY_MS };

const LIST_PARAMETERS = [
  'page',
  'limit',
  'sortBy',
  'sortOrder',
  'search',
  'category',
  'tag',
  'featured',
  'content',
];

const api = implement(contract).$context<ApiContext>().use(partOf('blog'));

/** Reads ignore cookies: the owner sees here what everybody sees, and the edge may keep it. */
export const router = api.router({
  posts: api.posts
    .use(cachedAtEdge(...LIST_PARAMETERS))
    .handler(({ context, input }) => service.listPosts(context.db, input, context.now())),
  post: api.post
    .use(cachedAtEdge('slug'))
    .handler(
      async ({ context, input }) =>
        (await service.findPost(context.db, input.slug, context.now())) ?? notFound('post'),
    ),
  categories: api.categories
    .use(cachedAtEdge('stats'))
    .handler(({ context }) => service.listCategories(context.db, context.now())),
  tags: api.tags
    .use(cachedAtEdge('stats'))
    .handler(({ context }) => service.listTags(context.db, context.now())),
  stats: api.stats.use(cachedAtEdge()).handler(({ context }) => service.readStats(context.db, context.now())),
  record: api.record
    .use(limit(EVENTS_PER_VISITOR, EVENTS_OF_A_DAY))
    .handler(({ context, input }) => recordEvent(context, input)),
  comments: api.comments
    .use(cachedAtEdge())
    .handler(({ context, input }) => listComments(context.db, input.id, context.now())),
  comment: api.comment
    .use(limit(COMMENTS_PER_VISITOR, COMMENTS_OF_A_DAY))
    .handler(({ context, input }) => addComment(context, input)),
});
