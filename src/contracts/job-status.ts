/** The stages of an application, and what each of them means: the one table that a new one is written into. */
import { z } from 'zod';

/** In the order in which lists sort them. */
export const JOB_STATUSES = ['pending', 'interview', 'offer', 'rejected', 'withdrawn'] as const;
export const JobStatus = z.enum(JOB_STATUSES, `Use ${JOB_STATUSES.join(', ')}`);
export type JobStatus = z.infer<typeof JobStatus>;

type Stage = {
  /** Whether something may still happen: its dates are in the calendar, its next step can be overdue. */
  isOpen: boolean;
  /** Whether the company has decided something; who withdraws may have had no answer. */
  isAnswer: boolean;
  /** Whether the page of the job is looked at every night. */
  isPageChecked: boolean;
  /** Days without news after which the stage is silent; without it nobody waits for an answer. */
  silentAfterDays?: number;
};

export const STAGES: Readonly<Record<JobStatus, Stage>> = {
  pending: {
    isOpen: true,
    isAnswer: false,
    isPageChecked: true,
    silentAfterDays: 14,
  },
  interview: {
    isOpen: true,
    isAnswer: true,
    isPageChecked: true,
    silentAfterDays: 7,
  },
  offer: { isOpen: true, isAnswer: true, isPageChecked: false, silentAfterDays: 5 },
  rejected: { isOpen: false, isAnswer: true, isPageChecked: false },
  withdrawn: { isOpen: false, isAnswer: false, isPageChecked: false },
};

/** The stages of which something is so. */
export const stagesThat = (holds: (stage: Stage) => boolean): JobStatus[] =>
  JOB_STATUSES.filter((status) => holds(STAGES[status]));

/** How many applications there are, and of each status (J-2). */
export const JobDashboard = z.record(z.enum(['total', ...JOB_STATUSES]), z.number().int());
export type JobDashboard = z.infer<typeof JobDashboard>;
