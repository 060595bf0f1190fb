/** Two versions of an application, when it was changed elsewhere while it was edited (409 `STALE`). */
import { JobApplication } from '#contracts/jobs.ts';
import type { Side } from '#components/ui/VersionChoice.tsx';
import { currentOf } from '#lib/owner/stale.ts';

import { differences, type JobField, type JobValues } from './job-form.ts';

export type Choice = { name: JobField; keep: Side };

/** What differs, with the side that is kept unless somebody chooses: the one that changed what mine began with. */
export function choicesOf(base: JobValues, mine: JobValues, theirs: JobValues): Choice[] {
  const touched = new Set(differences(base, mine));
  return differences(mine, theirs).map((name) => ({ name, keep: touched.has(name) ? 'mine' : 'theirs' }));
}

/** The form after the choices. */
export function merged(mine: JobValues, theirs: JobValues, choices: readonly Choice[]): JobValues {
  const taken = choices
    .filter(({ keep }) => keep === 'theirs')
    .map(({ name }) => [name, theirs[name]] as const);
  return { ...mine, ...Object.fromEntries(taken) };
}

/** The application as it is stored now, when a save was refused because another one came before. */
export function staleApplication(error: unknown): JobApplication | undefined {
  return currentOf(error, JobApplication);
}
