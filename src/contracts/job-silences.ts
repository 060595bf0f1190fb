/** Applications that nobody has answered for a while. */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { ById, Id, Moment } from './values.ts';

export const JobSilence = z.object({
  applicationId: Id,
  /** The last thing that happened: applied, or an entry of the history. */
  since: Moment,
  /** Whole days since then. */
  days: z.number().int(),
});
export type JobSilence = z.infer<typeof JobSilence>;

export const jobSilences = {
  list: owner
    .get('/job/silences', 'Applications without an answer for a while', {
      description: 'Pending ones after 14 days, interviews after 7, offers after 5.',
    })
    .output(z.array(JobSilence)),
  dismiss: ownerOnce
    .create('/job/applications/{id}/silence', 'Note the silence in the history, and count anew from now')
    .input(ById)
    .output(z.object({ id: Id })),
};
