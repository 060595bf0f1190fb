/** Checks a posting against the published content. A posting is somebody else's word: it is read, never followed or kept. */
import type { FitReport } from '#contracts/fit.ts';

import { siteContent } from '../content/site-content.ts';
import { readPosting as readPage } from '../jobs/posting/service.ts';
import { demandRows } from './demand-rows.ts';
import { publishedRecord, type PublishedRecord } from './published-record.ts';

let record: PublishedRecord | undefined;

/** What is published, as a resume; made at the first check of this process. */
function currentRecord(): PublishedRecord {
  record ??= publishedRecord(siteContent());
  return record;
}

/**
 * @param posting its text, or its address alone
 * @throws 422 for an address that cannot be read as a job
 */
export async function check(posting: string, now: Date): Promise<FitReport> {
  const text = isAddress(posting) ? await textAt(posting, now) : posting;
  const requirements = demandRows(text, currentRecord(), now.toISOString().slice(0, 7));
  return { requirements, source: posting };
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);

async function textAt(address: string, now: Date): Promise<string> {
  const { position, location, description, requirements } = await readPage(address, now);
  return [position, location, description, requirements].filter((part) => part !== null).join('\n\n');
}
