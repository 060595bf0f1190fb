/** What the form of an application begins with: the stored one or a blank, or the draft of this device. */
import type { JobApplication } from '#contracts/jobs.ts';

import type { JobDraft } from './draft.ts';
import { blankValues, differences, valuesOf, type JobValues } from './job-form.ts';

/** The version that the form's changes are relative to. */
export type Base = {
  values: JobValues;
  /** `updatedAt` of the application; null of a new one. */
  updatedAt: string | null;
};

export type Opening = {
  values: JobValues;
  base: Base;
  /** When the draft was written, if the form begins with one. */
  restoredAt: string | undefined;
};

/** A draft always opens: typing over what is stored would lose it. */
export function opening(stored: JobApplication | undefined, draft: JobDraft | undefined, now: Date): Opening {
  const values = stored ? valuesOf(stored) : blankValues(now);
  const fresh = { values, base: { values, updatedAt: stored?.updatedAt ?? null }, restoredAt: undefined };
  if (!draft) return fresh;
  const changed = differences(draft.base, draft.values);
  if (changed.length === 0) return fresh;
  if (stored)
    return {
      values: draft.values,
      base: { values: draft.base, updatedAt: draft.basedOn },
      restoredAt: draft.savedAt,
    };
  // The draft may be of another day: what was not touched is as on a form of today.
  const texts = Object.fromEntries(changed.map((name) => [name, draft.values[name]]));
  return { ...fresh, values: { ...values, ...texts }, restoredAt: draft.savedAt };
}
