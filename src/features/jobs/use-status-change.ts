import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { JobStatus } from '#contracts/job-application-input.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { api } from '#lib/api.ts';

import { withStatus } from './with-status.ts';

/** J-3 changes the status alone (D27): shown at once in every list, and taken back when it is refused. */
export function useStatusChange(id: number) {
  const client = useQueryClient();
  const show = (status: JobStatus, expected?: JobStatus) => {
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
  const change = useMutation({
    mutationFn: ({ status }: { status: JobStatus; before: JobStatus }) =>
      api.jobs.update.call({ id, status }),
    scope: { id: `job-${id}` }, // one after the other: the last choice is the one that stays
    meta: {
      success: 'Status updated',
      failure: 'Update failed: Failed to update the status. Please try again.',
      refreshes: [api.jobs.key()],
    },
    onMutate: async ({ status }) => {
      await client.cancelQueries({ queryKey: api.jobs.key() }); // an answer of before would take it back
      show(status);
    },
    onError: (_error, { status, before }) => show(before, status),
  });
  return (before: JobStatus, status: JobStatus) => change.mutate({ before, status });
}
