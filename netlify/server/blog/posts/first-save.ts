/** A text becomes a post once, however often and from how many windows it is saved (D17). */
import { z } from 'zod';

import type { DraftKey } from '#contracts/blog-post-input.ts';

import { claim, keepAnswer, storedAnswer } from '../../api/idempotency.ts';
import { stale } from '../../api/stale.ts';
import type { Database } from '../../db/database.ts';
import * as repository from './repository.ts';
import { readPost } from './view.ts';

const SCOPE = 'blogAdmin.posts.create.draftKey';
/** Whatever the text says by now, it is the same one. */
const ANY_TEXT = '';

const Made = z.object({ id: z.number() });

/**
 * Waits for whoever saves the same text at this moment.
 *
 * @throws 409 `STALE` with the post that the text has become, unless that was deleted
 */
export async function assertFirstSave(tx: Database, draftKey: DraftKey): Promise<void> {
  if (await claim(tx, SCOPE, draftKey, ANY_TEXT)) return;
  const made = Made.safeParse(await storedAnswer(tx, SCOPE, draftKey, ANY_TEXT)).data;
  if (made && (await repository.findPost(tx, made.id)))
    throw stale('This text was saved as a post before.', await readPost(tx, made.id));
}

/** Keeps which post the text has become, for as long as answers of writes are kept. */
export const keepFirstSave = (tx: Database, draftKey: DraftKey, id: number): Promise<void> =>
  keepAnswer(tx, SCOPE, draftKey, { id });
