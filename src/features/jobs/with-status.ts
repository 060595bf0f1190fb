import type { JobStatus } from '#contracts/job-status.ts';

type Change = {
  id: number;
  status: JobStatus;
  /** Only while the application still has this status, so that a refused change takes no later one back. */
  expected?: JobStatus | undefined;
};

/** The list with another status of one application; all other rows stay the same objects. */
export function withStatus<Row extends { id: number; status: JobStatus }>(
  list: readonly Row[],
  { id, status, expected }: Change,
): Row[] {
  return list.map((row) => {
    const isMeant = row.id === id && (expected === undefined || row.status === expected);
    return isMeant ? { ...row, status } : row;
  });
}
