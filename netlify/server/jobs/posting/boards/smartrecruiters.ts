/** SmartRecruiters: `api.smartrecruiters.com/v1/companies/{company}/postings/{id}`. */
import { recordOf } from '../json-ld.ts';
import { isWord, nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment, jsonRecord, placeOf } from './json.ts';

const HOST = /^(?:jobs|careers)\.smartrecruiters\.com$/;
const SECTIONS = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];

export const smartRecruiters: Board = {
  name: 'SmartRecruiters',
  addressOf(url) {
    const [company, slug = ''] = pathOf(url);
    const [id] = /^\d{6,20}|^[0-9a-f-]{36}/.exec(slug) ?? [];
    if (!HOST.test(url.hostname) || !isWord(company) || id === undefined) return undefined;
    return {
      api: `https://api.smartrecruiters.com/v1/companies/${company}/postings/${id}`,
      company: nameOfSlug(company),
    };
  },
  postingOf(text) {
    const job = jsonRecord(text);
    if (!job || typeof job['name'] !== 'string') return undefined;
    if (job['active'] === false) return 'gone';
    const place = recordOf(job['location']) ?? {};
    const country = typeof place['country'] === 'string' ? place['country'].toUpperCase() : undefined;
    const sections = recordOf(recordOf(job['jobAd'])?.['sections']) ?? {};
    const parts = SECTIONS.map((name) => recordOf(sections[name])).map((section) =>
      typeof section?.['text'] === 'string'
        ? `<h3>${typeof section['title'] === 'string' ? section['title'] : ''}</h3>${section['text']}`
        : '',
    );
    return {
      title: job['name'],
      hiringOrganization: recordOf(job['company'])?.['name'],
      jobLocation: placeOf(place['city'], place['region'], country),
      jobLocationType: place['remote'] === true ? 'TELECOMMUTE' : undefined,
      workMode: place['hybrid'] === true ? 'hybrid' : undefined,
      description: parts.join('\n'),
      qualifications: recordOf(sections['qualifications'])?.['text'],
      employmentType: recordOf(job['typeOfEmployment'])?.['label'],
      datePosted: dayOfMoment(job['releasedDate']),
    };
  },
};
