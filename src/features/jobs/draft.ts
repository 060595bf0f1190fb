/** Unsaved texts on this device: written at every change, so that no crash, failure or lost session costs a word. */
import { z } from 'zod';

import { JobValues } from './job-form.ts';
import { NoteValues } from './note-form.ts';

const JobDraft = z.object({
  values: JobValues,
  /** What the form began with: the stored application, or a blank form. */
  base: JobValues,
  /** `updatedAt` of the application that is changed; null of a new one. */
  basedOn: z.string().nullable(),
  savedAt: z.string(),
});
export type JobDraft = z.infer<typeof JobDraft>;

/** The form of an application: a `new` one, or the one with this number. */
export const jobDrafts = draftsOf('jobDraft', JobDraft);
/** The entry that is being written for the history of an application. */
export const noteDrafts = draftsOf('jobNote', NoteValues);

/** Drafts by name; a browser that refuses storage only loses the convenience, damaged ones count as none. */
function draftsOf<Draft>(kind: string, schema: z.ZodType<Draft>) {
  const nameOf = (key: 'new' | number) => `${kind}:${key}`;
  return {
    read: (key: 'new' | number): Draft | undefined => {
      try {
        return schema.safeParse(JSON.parse(localStorage.getItem(nameOf(key)) ?? '')).data;
      } catch {
        return undefined;
      }
    },
    write: (key: 'new' | number, draft: Draft): void => {
      try {
        localStorage.setItem(nameOf(key), JSON.stringify(draft));
      } catch {
        // Private windows and full storage: the form works all the same.
      }
    },
    remove: (key: 'new' | number): void => {
      try {
        localStorage.removeItem(nameOf(key));
      } catch {
        // Where nothing can be kept, nothing was.
      }
    },
  };
}
