/** How sure each field of a reading is. */
import type { ReadingCertainty } from '#contracts/resume-views.ts';

import { companyScore, titleScore } from './job-words.ts';
import type { Parsed } from './parse.ts';

type Certainties = Record<string, ReadingCertainty>;
const SENTENCE = 200;

/** Of every field that the shape has: `missing` where it is empty, `unsure` where a guess decided. */
export function certaintyOf({ content, contact, jobs, schools }: Parsed): Certainties {
  const sure = (value: string, isSure = true): ReadingCertainty =>
    value === '' ? 'missing' : isSure ? 'sure' : 'unsure';
  const found: Certainties = {
    name: sure(content.name, contact.isNameSure),
    email: sure(content.email),
    phone: sure(content.phone),
    location: sure(content.location, content.location.includes(',') || /\d/.test(content.location)),
    linkedin: sure(content.linkedin ?? ''),
    summary: sure(content.summary),
  };
  for (const [at, job] of jobs.entries()) {
    const path = `experience.${at}`;
    found[`${path}.title`] = sure(job.title, !job.isUnsure && titleScore(job.title) > 0);
    found[`${path}.company`] = sure(
      job.company,
      !job.company.includes(',') && (!job.isUnsure || companyScore(job.company) > 0),
    );
    found[`${path}.location`] = sure(job.location, job.location.includes(','));
    found[`${path}.startDate`] = sure(job.startDate, job.dates?.isSingle === false);
    found[`${path}.endDate`] = sure(job.endDate, job.dates?.isSingle === false);
    for (const [index, bullet] of job.bullets.entries()) found[`${path}.bullets.${index}`] = sure(bullet);
  }
  for (const [at, school] of schools.entries())
    for (const field of ['degree', 'school', 'location', 'graduationDate', 'gpa'] as const)
      found[`education.${at}.${field}`] = sure(school[field], !school.isUnsure);
  for (const list of ['skills', 'certifications', 'achievements'] as const) {
    if (content[list].length === 0) found[list] = 'missing';
    for (const [at, item] of content[list].entries())
      found[`${list}.${at}`] = sure(item, item.length <= SENTENCE);
  }
  if (jobs.length === 0) found['experience'] = 'missing';
  if (schools.length === 0) found['education'] = 'missing';
  return found;
}
