/** Checks a posting against what is published. A posting is somebody else's word: it is read, never followed or kept. */
import type { FitReport } from '#contracts/fit.ts';

import type { ApiContext } from '../api/context.ts';
import { turns } from '../api/turns.ts';
import { listPublishedTexts, publishedVersion } from '../blog/published/service.ts';
import { siteContent } from '../content/current.ts';
import { readPosting as readPage } from '../jobs/posting/service.ts';
import { demandRows } from './demand-rows.ts';
import { publishedUnits, type PublishedUnits } from './published-units.ts';

/** The newest: reading more would make the first check of a process wait. */
const MOST_POSTS = 60;

let current: { version: string; published: PublishedUnits } | undefined;

/** What is published, cut into sentences at the first check of this process and after each change of posts. */
async function currentUnits({ db, now }: ApiContext): Promise<PublishedUnits> {
  const version = await publishedVersion(db, now());
  if (current?.version === version) return current.published;
  const published = publishedUnits(siteContent(), await listPublishedTexts(db, MOST_POSTS, now()));
  current = { version, published };
  return published;
}

/**
 * @param posting its text, or its address alone
 * @throws 422 for an address that cannot be read as a job
 */
export async function check(context: ApiContext, posting: string): Promise<FitReport> {
  const now = context.now();
  const text = isAddress(posting) ? await textAt(posting, now) : posting;
  const published = await currentUnits(context);
  const requirements = await inTurn(() => demandRows(text, published, now.toISOString().slice(0, 7)));
  return { requirements, source: posting };
}

/** Many at once would leave nobody else a turn. */
const inTurn = turns(1, 'Too many postings are being checked at the moment. Please try again.');

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);

async function textAt(address: string, now: Date): Promise<string> {
  const { position, location, description, requirements } = await readPage(address, now);
  return [position, location, description, requirements].filter((part) => part !== null).join('\n\n');
}
