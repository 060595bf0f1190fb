/** Reads the fields of an application from the page of a job, or from a text (J-4). All of it is somebody else's word. */
import { JOB_ADDRESS_MAXIMUM } from '#contracts/job-application-input.ts';
import type { ParsedJob } from '#contracts/jobs.ts';

import { apiError } from '../../api/errors.ts';
import { runBounded } from '../../bounded/run-bounded.ts';
import { fetchAnswer, fetchPage, pageUnreadable } from '../../integrations/outbound.ts';
import { boardAt } from './boards/boards.ts';
import type { JobRead, JobSource } from './read-source.ts';

type Found = Exclude<JobRead, undefined>;

/** A board's own data where there are any, else the page. @throws 422 for an address that gives nothing */
export async function readPosting(address: string, now: Date): Promise<ParsedJob> {
  const ofBoard = await askBoard(address, now);
  if (ofBoard !== undefined && ofBoard !== 'gone') return withCompanyOfPage(ofBoard, address, now);
  const job = await read({ kind: 'page', ...(await fetchPage(address)) }, now);
  if (job === undefined || job === 'gone') throw pageUnreadable();
  return job.jobUrl.length > JOB_ADDRESS_MAXIMUM ? { ...job, jobUrl: address } : job;
}

/** @throws 422 for a text in which there is no job */
export async function readText(text: string, url: string | undefined, now: Date): Promise<ParsedJob> {
  const job = await read({ kind: 'text', text, url }, now);
  if (job === undefined || job === 'gone') {
    const sentence = 'Nothing about a job was found in this text';
    throw apiError(422, 'TEXT_UNREADABLE', `${sentence}.`, { fields: { text: sentence } });
  }
  return job;
}

/** What the board of an address says; nothing where it has none, or does not answer. */
export async function askBoard(address: string, now: Date): Promise<Found | undefined> {
  const board = boardAt(address);
  if (!board) return undefined;
  try {
    const { status, text } = await fetchAnswer(board.api, 'data');
    if (status === 404 || status === 410) return 'gone';
    return status === 200 ? await read({ kind: 'board', url: address, text }, now) : undefined;
  } catch {
    return undefined; // its page is read instead
  }
}

export const read = (source: JobSource, now: Date): Promise<JobRead> =>
  runBounded('read-job', { source, now: now.getTime() });

/** Some boards know a company by its address alone; their pages call it by its name. */
async function withCompanyOfPage(job: ParsedJob, address: string, now: Date): Promise<ParsedJob> {
  if (job.posting.origins.company?.certainty === 'sure') return job;
  try {
    const page = await read({ kind: 'page', ...(await fetchPage(address)) }, now);
    const origin = page === undefined || page === 'gone' ? undefined : page.posting.origins.company;
    if (page === undefined || page === 'gone' || !origin || page.company === null) return job;
    const origins = { ...job.posting.origins, company: origin };
    return { ...job, company: page.company, posting: { ...job.posting, origins } };
  } catch {
    return job; // the rest is known
  }
}
