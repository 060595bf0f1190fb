/** Which of a post's texts the editor opens: the saved one, the server's working copy, or this device's. */
import type { AdminPost, Draft } from '#contracts/blog-posts-admin.ts';

import type { LocalDraft } from './local-draft.ts';
import {
  BLANK,
  differences,
  formOf,
  isSameForm,
  valuesOf,
  type EditorForm,
  type EditorValues,
} from './values.ts';

export type Opening = {
  form: EditorForm;
  /** What is stored as the post; blank for a new one. */
  saved: EditorForm;
  /** `updatedAt` of the post that the text was written on. */
  basedOn: string | null;
  /** The server's version of the working copy that the text follows. */
  version: number;
  /** When the unsaved text was written, if it is one; and whether only this device has it. */
  restored: { at: string; isLocal: boolean } | undefined;
  /** Another editor's working copy that is neither of the two: both must be looked at. */
  rival: { values: EditorValues; version: number } | undefined;
};

/** An unsaved text is always the one that opens: typing over the saved one would lose it. */
export function opening(
  post: AdminPost | undefined,
  draft: Draft | undefined,
  local: LocalDraft | undefined,
): Opening {
  const saved = post ? formOf(post) : BLANK;
  const none = {
    saved,
    form: saved,
    basedOn: post?.updatedAt ?? null,
    version: draft?.version ?? 0,
    restored: undefined,
    rival: undefined,
  };
  if (local && !local.isSynced && !isSameForm(local.form, saved)) return ofDevice(none, local, draft);
  if (!draft || differences(valuesOf(draft.values), saved).length === 0) return none;
  return {
    ...none,
    form: { ...saved, ...valuesOf(draft.values) },
    basedOn: draft.basedOn,
    restored: { at: draft.updatedAt, isLocal: false },
  };
}

function ofDevice(none: Opening, local: LocalDraft, draft: Draft | undefined): Opening {
  const { form, basedOn, savedAt } = local;
  const theirs = draft && draft.version !== local.version ? valuesOf(draft.values) : undefined;
  const rival = theirs && differences(theirs, form).length > 0 ? theirs : undefined;
  return {
    ...none,
    form,
    basedOn,
    restored: { at: savedAt, isLocal: true },
    rival: rival && { values: rival, version: none.version },
  };
}
