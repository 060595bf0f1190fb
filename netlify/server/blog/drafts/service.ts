/**
 * What the editor holds and has not saved: kept on the server, apart from the posts (decision 012). Each autosave
 * says which version it follows, so that of two editors neither overwrites the other's text.
 */
import { isDeepStrictEqual } from 'node:util';

import type { DraftInput } from '#contracts/blog-posts-admin.ts';

import { notFound } from '../../api/errors.ts';
import { stale } from '../../api/stale.ts';
import type { Database } from '../../db/database.ts';
import * as repository from './repository.ts';
import type { DraftRow } from './repository.ts';

/** The key of a stored post's draft. */
export const draftKeyOf = (postId: number) => `post-${postId}`;

/** @throws 404 when there is none. */
export const getDraft = async (db: Database, key: string): Promise<DraftRow> =>
  (await repository.findDraft(db, key)) ?? notFound('draft');

export const { findDraft, listDrafts, removeDraft } = repository;

/**
 * Stores what stands in the editor. What is stored already, by a request whose answer was lost, is stored once.
 *
 * @throws 404 for the draft of an unknown post, 409 `STALE` when `version` is not the newest
 */
export async function saveDraft(db: Database, input: DraftInput, now: Date): Promise<DraftRow> {
  const { key, values, version } = input;
  const basedOn = input.basedOn === null ? null : new Date(input.basedOn);
  const postId = key.startsWith('post-') ? Number(key.slice('post-'.length)) : null;
  if (postId !== null && !(await repository.postExists(db, postId))) notFound('post');
  const row = { key, values, basedOn, updatedAt: now };
  const stored =
    version === 0
      ? await repository.insertDraft(db, { ...row, postId, version: 1, createdAt: now })
      : await repository.replaceDraft(db, version, row);
  if (stored) return stored;
  const current = await repository.findDraft(db, key);
  if (current && isDeepStrictEqual(current.values, values)) return current;
  throw stale('Another window has saved this text meanwhile.', current ?? null);
}

/**
 * Forgets an unsaved text as it was read; to forget it twice is no mistake.
 *
 * @throws 409 `STALE` when another window has saved it since
 */
export async function discardDraft(db: Database, key: string, version: number) {
  if (await repository.removeDraft(db, key, version)) return { key };
  const current = await repository.findDraft(db, key);
  if (current) throw stale('Another window has saved this text meanwhile.', current);
  return { key };
}
