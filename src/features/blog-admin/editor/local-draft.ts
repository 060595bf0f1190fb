/** Unsaved texts on this device: written at every change, so that a crash or a lost session costs nothing. */
import { z } from 'zod';

import type { DraftKey } from '#contracts/blog-post-input.ts';

import { EditorForm } from './values.ts';

const PREFIX = 'blogDraft:';

const LocalDraft = z.object({
  form: EditorForm,
  /** `updatedAt` of the post that was edited. */
  basedOn: z.string().nullable(),
  /** The server's version of the working copy that this text follows. */
  version: z.number(),
  /** The server has this very text. */
  isSynced: z.boolean(),
  savedAt: z.string(),
});
export type LocalDraft = z.infer<typeof LocalDraft>;

export function readLocalDraft(key: DraftKey): LocalDraft | undefined {
  try {
    const stored = localStorage.getItem(PREFIX + key);
    return stored === null ? undefined : LocalDraft.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined; // no storage, or a text that is not ours
  }
}

/** False when the device keeps nothing: its storage is full or forbidden. */
export function writeLocalDraft(key: DraftKey, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** Texts of posts that were never saved and that the server may not have, newest first. */
export function newLocalDrafts(): { key: string; title: string; savedAt: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${PREFIX}new-`))
      .flatMap((name) => {
        const key = name.slice(PREFIX.length);
        const draft = LocalDraft.safeParse(JSON.parse(localStorage.getItem(name) ?? '')).data;
        return draft ? [{ key, title: draft.form.title, savedAt: draft.savedAt }] : [];
      })
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  } catch {
    return [];
  }
}
