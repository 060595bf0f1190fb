/** Every text of a resume with its place: what the ledger asks about, one after the other. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import type { Claim } from './verdict.ts';

/** `job` is the place of the job in the same resume that the text belongs to. */
export type Entry = { path: string; text: string; where: Claim['where']; job?: number };

const list = (path: string, texts: readonly string[], where: Claim['where'], job?: number): Entry[] =>
  texts.map((text, index) => ({
    path: `${path}.${index}`,
    text,
    where,
    ...(job === undefined ? {} : { job }),
  }));

/** Titles, companies, dates and bullets; a job's dates are one text. */
function jobEntries({ experience }: ResumeContent): Entry[] {
  return experience.flatMap((job, index) => [
    { path: `experience.${index}.title`, text: job.title, where: 'title' as const, job: index },
    {
      path: `experience.${index}.startDate`,
      text: `${job.startDate}/${job.endDate}`,
      where: 'date' as const,
      job: index,
    },
    ...list(`experience.${index}.bullets`, job.bullets, 'bullet', index),
  ]);
}

/** One line of a degree with everything that it says. */
const educationEntries = ({ education }: ResumeContent): Entry[] =>
  education.map((entry, index) => ({
    path: `education.${index}`,
    text: [
      entry.degree,
      entry.school,
      entry.location,
      entry.graduationDate,
      entry.gpa === '' ? '' : `GPA ${entry.gpa}`,
    ]
      .filter((text) => text !== '')
      .join(', '),
    where: 'education',
  }));

export const entriesOf = (resume: ResumeContent): Entry[] =>
  [
    { path: 'summary', text: resume.summary, where: 'summary' as const },
    ...jobEntries(resume),
    ...educationEntries(resume),
    ...list('skills', resume.skills, 'skill'),
    ...list('certifications', resume.certifications, 'certification'),
    ...list('achievements', resume.achievements, 'achievement'),
  ].filter(({ text }) => text !== '' && text !== '/');
