/** Applications that may be for the same job: the same address, or the same company with a like title. */
import type { SimilarApplication, SimilarQuery } from '#contracts/jobs.ts';

import type { Database } from '../db/database.ts';
import { cleanAddress } from './clean-address.ts';
import { selectKeys } from './posting-repository.ts';

const SHOWN_MAXIMUM = 5;
/** Of all words of two titles, so many are in both. */
const LIKE = 0.6;
const LEGAL_FORM =
  /\b(?:gmbh|ggmbh|ag|kg|kgaa|se|ug|inc|llc|ltd|limited|plc|corp|corporation|co|company|sarl|sas|sa|sl|slu|bv|nv|oy|ab|group|gruppe|holding|the)\b/g;
const OF_ALL_TITLES = new Set(
  'm w d f x h gn all genders and und et y of for de la the in a an remote hybrid full part time vollzeit teilzeit job'.split(
    ' ',
  ),
);

/** The likeliest first. */
export async function similarApplications(db: Database, query: SimilarQuery): Promise<SimilarApplication[]> {
  const address = query.jobUrl === '' ? undefined : cleanAddress(query.jobUrl);
  const company = companyOf(query.company);
  const title = wordsOf(query.position);
  const rows = await selectKeys(db);
  const found = rows.flatMap(({ jobUrl, ...row }): SimilarApplication[] => {
    if (row.id === query.except) return [];
    if (address !== undefined && jobUrl !== null && cleanAddress(jobUrl) === address)
      return [{ ...row, reason: 'address' }];
    const isSame =
      company !== '' && companyOf(row.company) === company && likeness(title, wordsOf(row.position)) >= LIKE;
    return isSame ? [{ ...row, reason: 'title' }] : [];
  });
  return found
    .toSorted((one, other) => one.reason.localeCompare(other.reason) || other.id - one.id)
    .slice(0, SHOWN_MAXIMUM);
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const companyOf = (name: string) =>
  folded(name).replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim() || folded(name);

/** `Sr. Engineer (m/w/d)` and `Senior Engineer` are one. */
const wordsOf = (title: string) =>
  new Set(
    folded(title)
      .split(' ')
      .filter((word) => word !== '' && !OF_ALL_TITLES.has(word))
      .map((word) => (word === 'sr' ? 'senior' : word === 'jr' ? 'junior' : word)),
  );

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : both / all;
}
