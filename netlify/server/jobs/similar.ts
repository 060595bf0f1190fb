/** Applications that may be for the same job: the same address, or the same company with a like title. */
import type { SimilarApplication, SimilarQuery } from '#contracts/jobs.ts';

import type { Database } from '../db/database.ts';
import { selectKeys } from './posting-repository.ts';
import { plain } from './posting/words/plain.ts';

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

const companyOf = (name: string) =>
  plain(name).replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim() || plain(name);

/** `Sr. Engineer (m/w/d)` and `Senior Engineer` are one. */
const wordsOf = (title: string) =>
  new Set(
    plain(title)
      .split(' ')
      .filter((word) => word !== '' && !OF_ALL_TITLES.has(word))
      .map((word) => (word === 'sr' ? 'senior' : word === 'jr' ? 'junior' : word)),
  );

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : both / all;
}

/** What in an address tells where somebody came from. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|gh_src|gh_jid_src|lever-source(?:\[\])?|lever-origin|source|src|ref|refid|referer|referrer|trk|trackingid|trk\w*|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id|mkt_tok|_hs\w+|si|cid|campaign|campaignid|jobsite|from|origin|share|shared|recommended|position|pagenum|lipi|licu|ebp|tk|vjs|advn|adid|sjdu|xkcb|spa|session\w*|sid|phpsessid|jsessionid|lang|language|locale|iis\w*|codes|domain)$/i;
const MAXIMUM = 2_000;

/** The same for two addresses of one page, however they were shared; what is no address stays a text. */
function cleanAddress(address: string): string {
  const text = address.trim().slice(0, MAXIMUM);
  if (!URL.canParse(text)) return text.toLowerCase();
  const { hostname, pathname, searchParams, hash } = new URL(text);
  const kept = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`);
  // Some sites tell their pages apart behind the `#` alone.
  const route = /^#!?\//.test(hash) ? hash : '';
  const path = pathname.replace(/\/(?:apply|application|bewerben)?\/?$/, '');
  return `${hostname.replace(/^(?:www|m)\./, '')}${path}?${kept.toSorted().join('&')}${route}`;
}
