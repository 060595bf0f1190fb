/** The unsaved changes of a form on this device, and the form that begins with them. */
import { z } from 'zod';

import type { Opening, Stored } from './editing.ts';

export const draftWith = <Values extends z.ZodType>(values: Values) =>
  z.object({
    values,
    /** What the form began with. */
    base: values,
    /** `updatedAt` of what is changed; null of something new. */
    basedOn: z.string().nullable(),
    savedAt: z.string(),
  });

export type Draft<Values> = { values: Values; base: Values; basedOn: string | null; savedAt: string };

/** A draft always opens: typing over what is stored would lose it. */
export function openingOf<Values, Base extends Stored<Values>>(
  stored: Base,
  draft: Draft<Values> | undefined,
  differences: (one: Values, other: Values) => readonly unknown[],
): Opening<Values, Base> {
  if (!draft || differences(draft.base, draft.values).length === 0)
    return { values: stored.values, base: stored, restored: undefined };
  const base = { ...stored, values: draft.base, updatedAt: draft.basedOn };
  return { values: draft.values, base, restored: { at: draft.savedAt, isLocal: true } };
}
