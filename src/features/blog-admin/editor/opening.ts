/** Which of a post's texts the editor opens: the saved one, the server's working copy, or this device's. */
import type { AdminPost, Draft } from '#contracts/blog-posts-admin.ts';
import type { Opening } from '#lib/owner/editing/editing.ts';

import type { LocalDraft } from './local-draft.ts';
import { baseOf, type Base } from './save-post.ts';
import { BLANK, isSameForm, isSameText, valuesOf, type EditorForm } from './values.ts';

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
  const { form, basedOn, savedAt, version } = local;
  const theirs = draft && { ...none.base.values, ...valuesOf(draft.values) };
  const isRival = theirs && draft.version !== version && !isSameText(theirs, form);
  return {
    ...none,
    values: form,
    base: { ...none.base, updatedAt: basedOn },
    restored: { at: savedAt, isLocal: true },
    rival: isRival ? { values: theirs, version: draft.version } : undefined,
  };
}
