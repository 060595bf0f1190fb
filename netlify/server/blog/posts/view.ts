import type { z } from 'zod';

import type { AdminPost, AdminPostRow } from '#contracts/blog-posts-admin.ts';

import { notFound } from '../../api/errors.ts';
import { toPost } from '../published/post-view.ts';
import type { Database } from '../../db/database.ts';
import { draftKeyOf, findDraft } from '../drafts/service.ts';
import * as repository from './repository.ts';

export { findIdBySlug, findPost } from './repository.ts';

type FoundRow = Awaited<ReturnType<typeof repository.findPage>>['rows'][number];

/** The post as the editor needs it. @throws 404 for an unknown one. */
export async function readPost(db: Database, id: number): Promise<z.input<typeof AdminPost>> {
  const found = (await repository.findPost(db, id)) ?? notFound('post');
  const { row, categoryIds, tagIds } = found;
  const { readingTime, wordCount } = row;
  const draft = (await findDraft(db, draftKeyOf(id))) ?? null;
  return { ...toPost(row), readingTime, wordCount, categoryIds, tagIds, draft };
}

/** A row of the Posts tab. */
export function toRow(row: FoundRow): z.input<typeof AdminPostRow> {
  const { commentCount, pendingComments, hasDraft, ...post } = row;
  const shown = toPost({ ...post, content: '', seoTitle: null, seoDescription: null });
  return { ...shown, commentCount, pendingComments, hasDraft };
}
