/** What is read where it can be ended: a page, a pasted text, or the data of a board. */
import type { ParsedJob } from '#contracts/jobs.ts';

import { jobOfBoard } from './board-job.ts';
import { jobOfPage, jobOfText } from './read-job.ts';

export type JobSource =
  | { kind: 'page'; url: string; html: string }
  | { kind: 'text'; text: string; url?: string | undefined }
  | { kind: 'board'; url: string; text: string };

/** A job, that there is none any more, or nothing that is known. */
export type JobRead = ParsedJob | 'gone' | undefined;

/** A task of the bounded process. `now` is in milliseconds. */
export function readSource({ source, now }: { source: JobSource; now: number }): JobRead {
  const today = new Date(now);
  if (source.kind === 'board') return jobOfBoard(source, today);
  return source.kind === 'page' ? jobOfPage(source, today) : jobOfText(source, today);
}
