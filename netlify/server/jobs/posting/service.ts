/** Reads the fields of an application from the page of a job (J-4). Everything on it is somebody else's word. */
import { JOB_ADDRESS_MAXIMUM } from '#contracts/job-application-input.ts';
import type { ParsedJob } from '#contracts/jobs.ts';

import { fetchPage, pageUnreadable } from '../../integrations/outbound.ts';
import { jobOfPage } from './read-job.ts';

/** @throws 422, the same for an address that cannot be read and for a page that tells of no job */
export async function readPosting(address: string): Promise<ParsedJob> {
  const job = jobOfPage(await fetchPage(address), new Date());
  if (!job) throw pageUnreadable();
  return job.jobUrl.length > JOB_ADDRESS_MAXIMUM ? { ...job, jobUrl: address } : job;
}
