import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';

import type { JobSilence } from '#contracts/job-silences.ts';
import { api } from '#lib/api/api.ts';

/** Days of silence by application. */
export type Silences = ReadonlyMap<number, number>;

const NONE: Silences = new Map();

/** Beside the rows, so that a hint draws itself alone. */
export const SilencesContext = createContext(NONE);

const byApplication = (list: readonly JobSilence[]): Silences =>
  new Map(list.map(({ applicationId, days }) => [applicationId, days]));

/** The applications that nobody has answered for a while; none while they are not known. */
export function useSilences(): Silences {
  const { data } = useQuery({ ...api.jobs.silences.list.queryOptions(), select: byApplication });
  return data ?? NONE;
}
