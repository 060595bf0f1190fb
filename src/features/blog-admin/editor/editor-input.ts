/** Everything that the editor needs of a post before it opens. */
import { queryOptions } from '@tanstack/react-query';

import type { DraftKey } from '#contracts/blog-post-input.ts';
import type { AdminPost, Draft } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api/api.ts';
import type { Opening } from '#lib/owner/editing/editing.ts';

import {
  BLANK,
  draftOf,
  type EditorForm,
  isSameForm,
  isSameText,
  type LocalDraft,
  localDrafts,
  valuesOf,
} from './values.ts';
import { baseOf, idOf, type Base } from './save-post.ts';

export type EditorInput = { post: AdminPost | undefined; draft: Draft | undefined };

/** A new text that the server had and has no more: it was saved as a post or discarded elsewhere. */
export type GoneText = 'gone';

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

async function load(key: DraftKey): Promise<EditorInput | GoneText> {
  const id = idOf(key);
  if (id === undefined) return loadNew(key);
  const post = await api.blogAdmin.posts.get.call({ id });
  return { post, draft: post.draft ?? undefined };
}

/** A text that this device has opens without the server. */
async function loadNew(key: DraftKey): Promise<EditorInput | GoneText> {
  const local = localDrafts.read(key);
  try {
    const drafts = await api.blogAdmin.drafts.list.call({});
    if (drafts.some((draft) => draft.key === key))
      return { post: undefined, draft: await api.blogAdmin.drafts.get.call({ key }) };
    if (!local?.isSynced) return { post: undefined, draft: undefined };
    localDrafts.remove(key);
    return 'gone';
  } catch (error) {
    if (!local) throw error;
    return { post: undefined, draft: local.version > 0 ? copyOf(key, local) : undefined };
  }
}

/** What the server has, as far as this device knows. */
function copyOf(key: DraftKey, { form, basedOn, version, savedAt }: LocalDraft): Draft {
  return { key, postId: null, values: draftOf(form), basedOn, version, updatedAt: savedAt };
}

export type PostOpening = Opening<EditorForm, Base>;

/** An unsaved text is always the one that opens: typing over the saved one would lose it. */
export function opening(
  post: AdminPost | undefined,
  draft: Draft | undefined,
  local: LocalDraft | undefined,
): PostOpening {
  const base: Base = post ? baseOf(post) : { id: undefined, values: BLANK, updatedAt: null };
  const none = { values: base.values, base, version: draft?.version ?? 0, restored: undefined };
  if (local && !local.isSynced && !isSameForm(local.form, base.values)) return ofDevice(none, local, draft);
  if (!draft || isSameText(valuesOf(draft.values), base.values)) return none;
  return {
    ...none,
    values: { ...base.values, ...valuesOf(draft.values) },
    base: { ...base, updatedAt: draft.basedOn },
    restored: { at: draft.updatedAt, isLocal: false },
  };
}

/** Beside another editor's working copy, which is neither of the two, both must be looked at. */
function ofDevice(none: PostOpening, local: LocalDraft, draft: Draft | undefined): PostOpening {
  const { form, basedOn, savedAt, version, unanswered = [] } = local;
  const theirs = draft && { ...none.base.values, ...valuesOf(draft.values) };
  const isRival =
    theirs && draft.version !== version && ![form, ...unanswered].some((own) => isSameText(theirs, own));
  return {
    ...none,
    values: form,
    base: { ...none.base, updatedAt: basedOn },
    restored: { at: savedAt, isLocal: true },
    rival: isRival ? { values: theirs, version: draft.version } : undefined,
    unanswered,
  };
}
