/** Ashby: `api.ashbyhq.com/posting-api/job-board/{board}` has all postings of a board. */
import { listOf, recordOf, type JsonRecord } from '../json-ld.ts';
import { isWord, nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment, jsonRecord, kindOf } from './json.ts';

export const ashby: Board = {
  name: 'Ashby',
  addressOf(url) {
    const [board, id] = pathOf(url);
    if (url.hostname !== 'jobs.ashbyhq.com' || board === undefined || !isWord(id)) return undefined;
    const name = board.replaceAll('%20', ' '); // nothing else of a name is written in percents
    if (!/^[\w .-]{1,100}$/.test(name)) return undefined;
    return {
      api: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(name)}?includeCompensation=true`,
      company: nameOfSlug(name),
    };
  },
  postingOf(text, url) {
    const board = jsonRecord(text);
    if (!board || !Array.isArray(board['jobs'])) return undefined;
    const id = pathOf(url)[1];
    const job = listOf(board['jobs'])
      .map(recordOf)
      .find((one) => one?.['id'] === id);
    if (!job) return 'gone';
    const others = listOf(job['secondaryLocations']).map((place) => recordOf(place)?.['location'] ?? place);
    return {
      title: job['title'],
      jobLocation: [job['location'], ...others],
      jobLocationType:
        job['isRemote'] === true && job['workplaceType'] !== 'Hybrid' ? 'TELECOMMUTE' : undefined,
      workMode: job['workplaceType'],
      description: job['descriptionHtml'] ?? job['descriptionPlain'],
      employmentType: kindOf(job['employmentType']),
      datePosted: dayOfMoment(job['publishedAt']),
      baseSalary: payOf(recordOf(job['compensation'])),
    };
  },
};

function payOf(compensation: JsonRecord | undefined): unknown {
  const parts = listOf(compensation?.['summaryComponents']).map(recordOf);
  const pay = parts.find((part) => part?.['compensationType'] === 'Salary');
  if (!pay) return compensation?.['scrapeableCompensationSalarySummary'];
  const [unit] = /hour|day|week|month|year/i.exec(String(pay['interval'])) ?? [];
  return {
    currency: pay['currencyCode'],
    value: { minValue: pay['minValue'], maxValue: pay['maxValue'], unitText: unit?.toUpperCase() },
  };
}
