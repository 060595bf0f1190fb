/** The working copy of this editor, once its text is saved as the post. */
import { api } from '#lib/api/api.ts';

import { idOf, type SaveRequest } from './save-post.ts';
import { isSameText, valuesOf, type EditorForm } from './values.ts';

const ANSWER_LIMIT_MS = 5_000;

/**
 * Takes away the working copy that a save cannot name, because an answer was lost before or it was written under
 * another key than the post's. A copy that somebody else has written stays.
 */
export async function forgetOwnCopy(
  { key, id, unanswered, version }: SaveRequest,
  copies: readonly EditorForm[],
): Promise<void> {
  const sent = [...copies, ...unanswered];
  if (sent.length === 0 && idOf(key) === id) return;
  const options = { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) };
  try {
    const stored = await api.blogAdmin.drafts.get.call({ key }, options);
    const values = valuesOf(stored.values);
    const isOwn = stored.version === version || sent.some((one) => isSameText(one, values));
    const request = { params: { key }, query: { version: stored.version } };
    if (isOwn) await api.blogAdmin.drafts.discard.call(request, options);
  } catch {
    // There is none, or it stays: the list of unsaved texts shows it.
  }
}
