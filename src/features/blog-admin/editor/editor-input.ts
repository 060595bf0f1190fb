/** Everything that the editor needs of a post before it opens. */
import { queryOptions } from '@tanstack/react-query';

import type { DraftKey } from '#contracts/blog-post-input.ts';
import type { AdminPost, Draft } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api.ts';

import { readLocalDraft } from './local-draft.ts';
import { idOf } from './save-post.ts';

export type EditorInput = { post: AdminPost | undefined; draft: Draft | undefined };

/** Always asked anew: a text that is minutes old is another text. */
export function editorInput(key: DraftKey) {
  return queryOptions({
    queryKey: ['blog-admin-editor', key],
    queryFn: () => load(key),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

async function load(key: DraftKey): Promise<EditorInput> {
  const id = idOf(key);
  if (id === undefined) return { post: undefined, draft: await loadNewDraft(key) };
  const post = await api.blogAdmin.posts.get.call({ id });
  return { post, draft: post.draft ?? undefined };
}

/** A text that only this device has opens without the server. */
async function loadNewDraft(key: DraftKey): Promise<Draft | undefined> {
  try {
    const drafts = await api.blogAdmin.drafts.list.call({});
    const isStored = drafts.some((draft) => draft.key === key);
    return isStored ? await api.blogAdmin.drafts.get.call({ key }) : undefined;
  } catch (error) {
    if (readLocalDraft(key)) return undefined;
    throw error;
  }
}
