/** The way of each application through the stages, from what it is now and what changed. */
import { STAGES, type JobStatus } from '#contracts/job-status.ts';
import type { JobStatusChange } from '#contracts/job-figures.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';

/** A stay in one stage; the last one goes on, so it has no end. */
export type Stay = { status: JobStatus; from: number; to: number | undefined };

export type Journey = {
  application: JobApplicationRow;
  stays: Stay[];
  reached: ReadonlySet<JobStatus>;
  /** When the first answer came, in milliseconds; nothing while there is none, or while it is not known. */
  answeredAt: number | undefined;
};

/** @param changes oldest first */
export function journeysOf(
  applications: readonly JobApplicationRow[],
  changes: readonly JobStatusChange[],
): Journey[] {
  const byApplication = Map.groupBy(changes, ({ applicationId }) => applicationId);
  return applications.map((application) => journeyOf(application, byApplication.get(application.id) ?? []));
}

function journeyOf(application: JobApplicationRow, changes: readonly JobStatusChange[]): Journey {
  const begun = Date.parse(application.appliedDate);
  const stays: Stay[] = [{ status: changes[0]?.from ?? application.status, from: begun, to: undefined }];
  for (const { to, at } of changes) {
    const last = stays.at(-1);
    const moment = Math.max(Date.parse(at), last?.from ?? begun);
    if (last) last.to = moment;
    stays.push({ status: to, from: moment, to: undefined });
  }
  return {
    application,
    stays,
    reached: new Set(stays.map(({ status }) => status)),
    answeredAt: stays.slice(1).find(({ status }) => STAGES[status].isAnswer)?.from,
  };
}

/** Whether the company has answered. */
export const isAnswered = ({ reached }: Journey): boolean =>
  [...reached].some((status) => STAGES[status].isAnswer);
