/** Teamtailor: the feed `/jobs.json` of a career site holds each job as a JobPosting. */
import { listOf, recordOf } from '../json-ld.ts';
import { nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment, jsonRecord } from './json.ts';

const HOST = /^([a-z0-9-]{1,60})\.(?:[a-z]{2}\.)?teamtailor\.com$/;

export const teamtailor: Board = {
  name: 'Teamtailor',
  addressOf(url) {
    const [, company] = HOST.exec(url.hostname) ?? [];
    const [jobs, slug] = pathOf(url);
    if (company === undefined || jobs !== 'jobs' || !/^\d{1,12}(?:-|$)/.test(slug ?? '')) return undefined;
    return { api: `https://${url.hostname}/jobs.json`, company: nameOfSlug(company) };
  },
  postingOf(text, url) {
    const feed = jsonRecord(text);
    if (!feed || !Array.isArray(feed['items'])) return undefined;
    const [id] = /^\d+/.exec(pathOf(url)[1] ?? '') ?? [];
    const item = listOf(feed['items'])
      .map(recordOf)
      .find(
        (one) =>
          typeof one?.['url'] === 'string' &&
          new RegExp(`/jobs/${id ?? ''}(?:-|$)`).test(one['url'].slice(0, 500)),
      );
    if (!item) return 'gone';
    const posting = recordOf(item['_jobposting']);
    const base = {
      title: item['title'],
      description: item['content_html'],
      datePosted: dayOfMoment(item['date_published']),
      hiringOrganization: feed['title'],
    };
    return { ...base, ...posting };
  },
};
