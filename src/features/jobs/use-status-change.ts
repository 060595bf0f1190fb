import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { JobStatus } from '#contracts/job-application-input.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { api } from '#lib/api.ts';

import { withStatus } from './with-status.ts';

type Change = { id: number; status: JobStatus; before: JobStatus };

/**
 * J-3 changes the status alone (D27): shown at once in every list, and taken back when it is refused. Changes from one
 * `place` go one after the other: the last choice is the one that stays.
 */
export function useStatusChange(place: string) {
  const client = useQueryClient();
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
  const { mutate } = useMutation({
    mutationFn: ({ id, status }: Change) => api.jobs.update.call({ id, status }),
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
  return mutate;
}
