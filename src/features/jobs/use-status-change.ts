import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { JobStatus } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { api } from '#lib/api/api.ts';

type Change = { id: number; status: JobStatus; before: JobStatus };

/**
 * J-3 changes the status alone (D27): shown at once in every list, and taken back when it is refused. Changes from one
 * `place` go one after the other: the last choice is the one that stays. Every row of a list has one of these, so
 * nothing is made before it is used.
 */
export function useStatusChange(place: string): (change: Change) => void {
  const client = useQueryClient();
  return useCallback(
    (wanted) => {
      const show = (id: number, status: JobStatus, expected?: JobStatus) => {
        const change = { id, status, expected };
        client.setQueriesData<JobApplicationRow[]>(
          { queryKey: api.jobs.list.key() },
          (list) => list && withStatus(list, change),
        );
        client.setQueryData(
          api.jobs.get.queryKey({ input: { id } }),
          (one) => one && withStatus([one], change)[0],
        );
      };
      const mutation = client.getMutationCache().build<unknown, Error, Change, unknown>(client, {
        mutationFn: ({ id, status }) => api.jobs.update.call({ id, status }),
        scope: { id: place },
        meta: {
          success: 'Status updated',
          failure: 'Update failed: Failed to update the status. Please try again.',
          refreshes: [api.jobs.key()],
        },
        onMutate: async ({ id, status }) => {
          await client.cancelQueries({ queryKey: api.jobs.key() }); // an answer of before would take it back
          show(id, status);
        },
        onError: (_error, { id, status, before }) => show(id, before, status),
      });
      mutation.execute(wanted).catch(() => {}); // a toast says it
    },
    [client, place],
  );
}

type Shown = {
  id: number;
  status: JobStatus;
  /** Only while the application still has this status, so that a refused change takes no later one back. */
  expected?: JobStatus | undefined;
};

/** The list with another status of one application; all other rows stay the same objects. */
export function withStatus<Row extends { id: number; status: JobStatus }>(
  list: readonly Row[],
  { id, status, expected }: Shown,
): Row[] {
  return list.map((row) => {
    const isMeant = row.id === id && (expected === undefined || row.status === expected);
    return isMeant ? { ...row, status } : row;
  });
}
