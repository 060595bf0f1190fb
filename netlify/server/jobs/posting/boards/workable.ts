/** Workable: `apply.workable.com/api/v1/widget/accounts/{account}` has all jobs of an account. */
import { listOf, recordOf } from '../json-ld.ts';
import { isWord, nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment, jsonRecord, placeOf } from './json.ts';

/** `apply.workable.com/{account}/j/{shortcode}` and the older `{account}.workable.com/j/{shortcode}`. */
function partsOf(url: URL): { account: string; code: string } | undefined {
  const [first, second, third] = pathOf(url);
  if (url.hostname === 'apply.workable.com')
    return isWord(first) && second === 'j' && isWord(third) ? { account: first, code: third } : undefined;
  const [, account] = /^([a-z0-9-]{1,60})\.workable\.com$/.exec(url.hostname) ?? [];
  return account !== undefined && account !== 'jobs' && first === 'j' && isWord(second)
    ? { account, code: second }
    : undefined;
}

export const workable: Board = {
  name: 'Workable',
  addressOf(url) {
    const parts = partsOf(url);
    return (
      parts && {
        api: `https://apply.workable.com/api/v1/widget/accounts/${parts.account}?details=true`,
        company: nameOfSlug(parts.account),
      }
    );
  },
  postingOf(text, url) {
    const account = jsonRecord(text);
    if (!account || !Array.isArray(account['jobs'])) return undefined;
    const code = partsOf(url)?.code;
    const job = listOf(account['jobs'])
      .map(recordOf)
      .find((one) => one?.['shortcode'] === code);
    if (!job) return 'gone';
    return {
      title: job['title'],
      hiringOrganization: account['name'],
      jobLocation: placeOf(job['city'], job['state'], job['country']),
      jobLocationType: job['telecommuting'] === true ? 'TELECOMMUTE' : undefined,
      description: job['description'],
      employmentType: job['employment_type'],
      datePosted: dayOfMoment(job['published_on']),
    };
  },
};
