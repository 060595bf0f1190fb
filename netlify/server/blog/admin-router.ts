import { implement } from '@orpc/server';

import { blogAdmin as contract } from '#contracts/blog-admin.ts';

import type { ApiContext } from '../api/context.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { requestsBuild } from './publishing/delivery.ts';
import { checkPost } from './check/service.ts';
import * as comments from './comments/moderation.ts';
import * as drafts from './drafts/service.ts';
import { changePosts } from './posts/bulk.ts';
import { restoreRevision } from './posts/restore.ts';
import * as posts from './posts/service.ts';
import { readPost } from './posts/view.ts';
import * as previews from './preview/service.ts';
import * as revisions from './revisions/service.ts';
import { readStats } from './posts/stats.ts';
import { categories, tags } from './taxonomy/service.ts';

const { import: _import, export: _export, ...served } = contract;
const api = implement(served).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  posts: {
    list: api.posts.list.handler(({ context, input }) => posts.listPosts(context.db, input, context.now())),
    create: api.posts.create
      .use(requestsBuild)
      .handler(({ context, input }) => posts.createPost(context, input)),
    get: api.posts.get.handler(({ context, input }) => readPost(context.db, input.id)),
    update: api.posts.update
      .use(requestsBuild)
      .handler(({ context, input }) => posts.updatePost(context, input)),
    remove: api.posts.remove
      .use(requestsBuild)
      .handler(({ context, input }) => posts.deletePost(context, input.id)),
    bulk: api.posts.bulk.use(requestsBuild).handler(({ context, input }) => changePosts(context, input)),
  },
  drafts: {
    list: api.drafts.list.handler(({ context }) => drafts.listDrafts(context.db)),
    get: api.drafts.get.handler(({ context, input }) => drafts.getDraft(context.db, input.key)),
    save: api.drafts.save.handler(({ context, input }) => drafts.saveDraft(context.db, input, context.now())),
    discard: api.drafts.discard.handler(({ context, input: { params, query } }) =>
      drafts.discardDraft(context.db, params.key, query.version),
    ),
  },
  revisions: {
    list: api.revisions.list.handler(({ context, input }) => revisions.listRevisions(context.db, input.id)),
    get: api.revisions.get.handler(({ context, input }) =>
      revisions.getRevision(context.db, input.id, input.revisionId),
    ),
    restore: api.revisions.restore
      .use(requestsBuild)
      .handler(({ context, input }) => restoreRevision(context, input)),
  },
  categories: {
    list: api.categories.list.handler(({ context }) => categories.list(context.db, context.now())),
    create: api.categories.create
      .use(requestsBuild)
      .handler(({ context, input }) => categories.create(context, input)),
    update: api.categories.update
      .use(requestsBuild)
      .handler(({ context, input }) => categories.update(context, input)),
    remove: api.categories.remove
      .use(requestsBuild)
      .handler(({ context, input }) => categories.remove(context, input.id)),
    merge: api.categories.merge
      .use(requestsBuild)
      .handler(({ context, input }) => categories.merge(context, input)),
    reorder: api.categories.reorder
      .use(requestsBuild)
      .handler(({ context, input }) => categories.reorder(context, input.ids)),
  },
  tags: {
    list: api.tags.list.handler(({ context }) => tags.list(context.db, context.now())),
    create: api.tags.create.use(requestsBuild).handler(({ context, input }) => tags.create(context, input)),
    update: api.tags.update.use(requestsBuild).handler(({ context, input }) => tags.update(context, input)),
    remove: api.tags.remove
      .use(requestsBuild)
      .handler(({ context, input }) => tags.remove(context, input.id)),
    merge: api.tags.merge.use(requestsBuild).handler(({ context, input }) => tags.merge(context, input)),
  },
  // Approved comments are part of what the edge keeps.
  comments: {
    list: api.comments.list.handler(({ context, input }) => comments.listComments(context.db, input)),
    setStatus: api.comments.setStatus
      .use(requestsBuild)
      .handler(({ context, input }) => comments.setStatus(context, input)),
    reply: api.comments.reply
      .use(requestsBuild)
      .handler(({ context, input }) => comments.reply(context, input)),
    remove: api.comments.remove
      .use(requestsBuild)
      .handler(({ context, input }) => comments.deleteComment(context, input.id)),
  },
  stats: api.stats.handler(({ context }) => readStats(context.db, context.now())),
  preview: api.preview.handler(({ context, input }) => previews.makePreviewLink(context, input.key)),
  previews: api.previews.handler(({ context, input }) =>
    previews.listPreviewLinks(context.db, input.key, context.now()),
  ),
  revokePreview: api.revokePreview.handler(({ context, input }) =>
    previews.revokePreviewLink(context, input.id),
  ),
  check: api.check.handler(({ context, input }) => checkPost(context.db, input, context.now())),
});
