/** What the form of an application begins with: the stored one or a blank, or the draft of this device. */
import type { JobApplication } from '#contracts/jobs.ts';
import { type Draft, type Opening, openingOf, type Stored } from '#lib/owner/editing/editing.ts';

import { blankValues, differences, valuesOf, type JobValues } from './job-form.ts';

/** The version that the form's changes are relative to. */
export type Base = Stored<JobValues>;

export const baseOf = (stored: JobApplication | undefined, now: Date): Base => ({
  values: stored ? valuesOf(stored) : blankValues(now),
  updatedAt: stored?.updatedAt ?? null,
});

export function opening(
  stored: JobApplication | undefined,
  draft: Draft<JobValues> | undefined,
  now: Date,
): Opening<JobValues, Base> {
  const base = baseOf(stored, now);
  const opened = openingOf(base, draft, differences);
  if (stored || !draft || !opened.restored) return opened;
  // The draft may be of another day: what was not touched is as on a form of today.
  const changed = differences(draft.base, draft.values);
  const texts = Object.fromEntries(changed.map((name) => [name, draft.values[name]]));
  return { ...opened, base, values: { ...base.values, ...texts } };
}
