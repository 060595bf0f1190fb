/** Recruitee: `{company}.recruitee.com/api/offers/{slug}`. */
import { recordOf } from '../json-ld.ts';
import { isWord, nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment, jsonRecord, kindOf, placeOf } from './json.ts';

const KINDS: Readonly<Record<string, string>> = {
  fulltime: 'FULL_TIME',
  fulltime_permanent: 'FULL_TIME',
  fulltime_fixed_term: 'FULL_TIME',
  parttime: 'PART_TIME',
  parttime_permanent: 'PART_TIME',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

export const recruitee: Board = {
  name: 'Recruitee',
  addressOf(url) {
    const [, company] = /^([a-z0-9-]{1,60})\.recruitee\.com$/.exec(url.hostname) ?? [];
    const [o, slug] = pathOf(url);
    if (company === undefined || o !== 'o' || !isWord(slug)) return undefined;
    return { api: `https://${company}.recruitee.com/api/offers/${slug}`, company: nameOfSlug(company) };
  },
  postingOf(text) {
    const offer = recordOf(jsonRecord(text)?.['offer']);
    if (!offer || typeof offer['title'] !== 'string') return undefined;
    if (typeof offer['status'] === 'string' && offer['status'] !== 'published') return 'gone';
    const pay = recordOf(offer['salary']);
    const kind = typeof offer['employment_type_code'] === 'string' ? offer['employment_type_code'] : '';
    return {
      title: offer['title'],
      hiringOrganization: offer['company_name'],
      jobLocation:
        offer['city'] === undefined ? offer['location'] : placeOf(offer['city'], undefined, offer['country']),
      jobLocationType: offer['remote'] === true ? 'TELECOMMUTE' : undefined,
      workMode: offer['hybrid'] === true ? 'hybrid' : offer['on_site'] === true ? 'on-site' : undefined,
      description: [offer['description'], offer['requirements']]
        .filter((part) => typeof part === 'string')
        .join('\n'),
      qualifications: offer['requirements'],
      employmentType: KINDS[kind] ?? kindOf(kind),
      datePosted: dayOfMoment(offer['published_at']),
      validThrough: dayOfMoment(offer['close_at']),
      baseSalary: pay && {
        currency: pay['currency'],
        value: { minValue: pay['min'], maxValue: pay['max'], unitText: pay['period'] },
      },
    };
  },
};
