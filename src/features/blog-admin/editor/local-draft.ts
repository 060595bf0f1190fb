/** The unsaved texts of the editor on this device. */
import { z } from 'zod';

import { DraftKey } from '#contracts/blog-post-input.ts';
import { deviceDrafts } from '#lib/owner/device-drafts.ts';

import { EditorForm } from './values.ts';

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

export const localDrafts = deviceDrafts('blogDraft', LocalDraft, ({ isSynced }) => !isSynced);

type Summary = { key: DraftKey; title: string; savedAt: string; isSynced: boolean };

/** Texts that were no post when this device last had them, newest first. */
export function newLocalDrafts(): Summary[] {
  return localDrafts
    .keys()
    .flatMap((text) => {
      const key = DraftKey.safeParse(text).data;
      const draft = key?.startsWith('new-') ? localDrafts.read(key) : undefined;
      if (!key || !draft) return [];
      const { form, savedAt, isSynced } = draft;
      return [{ key, title: form.title, savedAt, isSynced }];
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}
