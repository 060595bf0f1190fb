/** Unsaved texts on this device: written at every change, so that a crash or a lost session costs nothing. */
import { z } from 'zod';

import { DraftKey } from '#contracts/blog-post-input.ts';

import { EditorForm } from './values.ts';

const PREFIX = 'blogDraft:';

/** Where the device keeps nothing, this page does as long as it is open. */
const keptHere = new Map<string, LocalDraft>();

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
  const here = keptHere.get(key);
  if (here) return here;
  try {
    const stored = localStorage.getItem(PREFIX + key);
    return stored === null ? undefined : LocalDraft.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined; // no storage, or a text that is not ours
  }
}

/** Wherever on the site the owner is by now: with the page, the only copy would go. */
function warnOfLoss(event: BeforeUnloadEvent): void {
  if ([...keptHere.values()].some(({ isSynced }) => !isSynced)) event.preventDefault();
}

/** False when the device keeps nothing: its storage is full or forbidden. */
export function writeLocalDraft(key: DraftKey, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    keptHere.delete(key);
    return true;
  } catch {
    keptHere.set(key, draft);
    addEventListener('beforeunload', warnOfLoss);
    return false;
  }
}

export function removeLocalDraft(key: DraftKey): void {
  keptHere.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

type Summary = { key: DraftKey; title: string; savedAt: string; isSynced: boolean };

/** Texts that were no post when this device last had them, newest first. */
export function newLocalDrafts(): Summary[] {
  const keys = new Set([...storedKeys(), ...keptHere.keys()]);
  return [...keys]
    .flatMap((text) => {
      const key = DraftKey.safeParse(text).data;
      const draft = key?.startsWith('new-') ? readLocalDraft(key) : undefined;
      if (!key || !draft) return [];
      const { form, savedAt, isSynced } = draft;
      return [{ key, title: form.title, savedAt, isSynced }];
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

function storedKeys(): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return []; // no storage
  }
}
