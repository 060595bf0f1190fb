/** What the figures of the search are computed from, besides the applications themselves. */
import { z } from 'zod';

import { owner } from './base.ts';
import { JobStatus } from './job-status.ts';
import { Id, Moment } from './values.ts';

export const JobStatusChange = z.object({
  applicationId: Id,
  from: JobStatus,
  to: JobStatus,
  at: Moment,
});
export type JobStatusChange = z.infer<typeof JobStatusChange>;

export const jobFigures = {
  statusChanges: owner
    .get('/job/status-changes', 'All changes of the status, oldest first')
    .output(z.array(JobStatusChange)),
};
