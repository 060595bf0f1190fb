/** Reads the fields of an application from the page of a job (J-4). Everything on it is somebody else's word. */
import { JOB_ADDRESS_MAXIMUM } from '#contracts/job-application-input.ts';
import type { ParsedJob } from '#contracts/jobs.ts';

import { fetchPage, pageUnreadable, type Page } from '../../integrations/outbound.ts';
import { fieldsOfHead } from './head.ts';
import { findPosting } from './json-ld.ts';
import { partsOf } from './page.ts';
import { lineOf } from './plain-text.ts';
import { fieldsOf } from './posting.ts';

/** @throws 422, the same for an address that cannot be read and for a page that tells of no job */
export async function readPosting(address: string): Promise<ParsedJob> {
  const job = jobOf(await fetchPage(address));
  if (!job) throw pageUnreadable();
  return job.jobUrl.length > JOB_ADDRESS_MAXIMUM ? { ...job, jobUrl: address } : job;
}

/** The job of a page: by its structured data, and where those say nothing by its head. */
export function jobOf({ url, html }: Page): ParsedJob | undefined {
  const parts = partsOf(html);
  const head = fieldsOfHead(parts);
  const posting = findPosting(parts.jsonLd);
  const fields = posting ? filled(fieldsOf(posting), head) : head;
  if (fields.position === null) return undefined;
  const source = lineOf(parts.meta.get('og:site_name')) ?? new URL(url).hostname.replace(/^www\./, '');
  return { ...fields, source: lineOf(source), jobUrl: url };
}

function filled<Fields extends object>(first: Fields, second: Fields): Fields {
  const known = Object.entries(first).filter(([, value]) => value !== null);
  return { ...second, ...Object.fromEntries(known) };
}
