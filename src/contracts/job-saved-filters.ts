/** Views of the applications that the owner has given a name. */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { JobPriority } from './job-application-input.ts';
import { JobStatus } from './job-status.ts';
import { line, SearchText } from './owner-text.ts';
import { ById, Id } from './values.ts';

const NAME_MAXIMUM = 60;
/** A menu that nobody reads to its end is no help. */
export const JOB_SAVED_FILTERS_MAXIMUM = 30;

/** Columns that order the list; with `-` downwards. */
const ORDERS = [
  ...(['company', 'status', 'priority', 'appliedDate', 'nextStepDate'] as const),
  ...(['-company', '-status', '-priority', '-appliedDate', '-nextStepDate'] as const),
] as const;

/** What the address of the list says; what is absent is as it is without a word. */
export const JobListState = z.strictObject({
  search: SearchText,
  status: JobStatus.optional(),
  priority: JobPriority.optional(),
  sort: z.enum(ORDERS, `Use ${ORDERS.join(', ')}`).optional(),
  view: z.enum(['board', 'figures'], 'Use board or figures').optional(),
});
export type JobListState = z.infer<typeof JobListState>;

const Name = line(NAME_MAXIMUM, 'Name is required').min(1, 'Name is required');

export const JobSavedFilterInput = z.strictObject({ name: Name, state: JobListState });

export const JobSavedFilter = z.object({ id: Id, name: z.string(), state: JobListState });
export type JobSavedFilter = z.infer<typeof JobSavedFilter>;

export const jobSavedFilters = {
  list: owner.get('/job/filters', 'Saved filters, by name').output(z.array(JobSavedFilter)),
  save: ownerOnce
    .create('/job/filters', 'Save a filter under a name')
    .input(JobSavedFilterInput)
    .output(JobSavedFilter),
  rename: ownerOnce
    .put('/job/filters/{id}', 'Rename a saved filter')
    .input(z.strictObject({ id: Id, name: Name }))
    .output(JobSavedFilter),
  remove: ownerOnce
    .delete('/job/filters/{id}', 'Forget a saved filter')
    .input(ById)
    .output(z.object({ id: Id })),
};
