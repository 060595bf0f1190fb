/** Lever: `api.lever.co/v0/postings/{site}/{id}`. */
import { listOf, recordOf } from '../json-ld.ts';
import { isWord, nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment, jsonRecord } from './json.ts';

const PERIODS: Readonly<Record<string, string>> = {
  'per-year-salary': 'YEAR',
  'per-month-salary': 'MONTH',
  'per-hour-wage': 'HOUR',
  'per-day-wage': 'DAY',
  'per-week-wage': 'WEEK',
};

export const lever: Board = {
  name: 'Lever',
  addressOf(url) {
    if (!/^jobs(?:\.eu)?\.lever\.co$/.test(url.hostname)) return undefined;
    const region = url.hostname.includes('.eu.') ? '.eu' : '';
    const [site, id] = pathOf(url);
    if (!isWord(site) || !isWord(id)) return undefined;
    return {
      api: `https://api${region}.lever.co/v0/postings/${site}/${id}?mode=json`,
      company: nameOfSlug(site),
    };
  },
  postingOf(text) {
    const job = jsonRecord(text);
    if (!job || typeof job['text'] !== 'string') return undefined;
    const categories = recordOf(job['categories']) ?? {};
    const pay = recordOf(job['salaryRange']);
    const lists = listOf(job['lists'])
      .slice(0, 20)
      .map((list) => htmlOf(recordOf(list)));
    const places = listOf(categories['allLocations']);
    return {
      title: job['text'],
      jobLocation: places.length > 0 ? places : categories['location'],
      jobLocationType: job['workplaceType'] === 'remote' ? 'TELECOMMUTE' : undefined,
      workMode: job['workplaceType'],
      description: [job['description'], ...lists, job['additional']]
        .filter((part) => typeof part === 'string')
        .join('\n'),
      employmentType: categories['commitment'],
      datePosted: dayOfMoment(job['createdAt']),
      baseSalary: pay && {
        currency: pay['currency'],
        value: { minValue: pay['min'], maxValue: pay['max'], unitText: PERIODS[String(pay['interval'])] },
      },
    };
  },
};

function htmlOf(list: Record<string, unknown> | undefined): string {
  const [heading, content] = [list?.['text'], list?.['content']];
  return typeof content === 'string'
    ? `<h3>${typeof heading === 'string' ? heading : ''}</h3><ul>${content}</ul>`
    : '';
}
