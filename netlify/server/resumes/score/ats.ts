/** Whether a program that reads resumes finds what it looks for. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { spanOf, type Facts } from './facts.ts';
import { count, measured, type Measured } from './measured.ts';

/** What is found is said, in strengths too; what is missing is the advice. */
function thereAre(names: readonly string[]): string {
  const [last = 'nothing', ...others] = names.toReversed();
  const all = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  return `${all.replace(/^./u, (letter) => letter.toUpperCase())} ${names.length > 1 ? 'are' : 'is'} there`;
}

/** In points of the five that the rule has. */
const CONTACTS = [
  { field: 'name', points: 1, is: (text: string) => text !== '' },
  { field: 'email', points: 2, is: (text: string) => /^[^@\s]+@[^@\s]+$/.test(text) },
  { field: 'phone', points: 1, is: (text: string) => /\d.*\d.*\d/.test(text) },
  { field: 'location', points: 1, is: (text: string) => text !== '' },
] as const;

export function hasContact({ resume }: Facts): Measured {
  const found = CONTACTS.filter(({ field, is }) => is(resume[field]));
  const absent = CONTACTS.filter((contact) => !found.includes(contact)).map(({ field }) => field);
  return measured(
    sum(found.map(({ points }) => points)) / sum(CONTACTS.map(({ points }) => points)),
    thereAre(found.map(({ field }) => field)),
    `Add your ${absent.join(', ')}`,
    found.map(({ field }) => spanOf({ path: field, text: resume[field] })),
  );
}

const SECTIONS = ['summary', 'experience', 'education', 'skills'] as const;

export function hasSections({ resume }: Facts): Measured {
  const absent = SECTIONS.filter((section) => !isFilled(resume, section));
  return measured(
    1 - absent.length / SECTIONS.length,
    thereAre(SECTIONS.filter((section) => !absent.includes(section))),
    `Add the section ${absent.join(', ')}`,
  );
}

function isFilled(resume: ResumeContent, section: (typeof SECTIONS)[number]): boolean {
  if (section === 'summary') return resume.summary.trim() !== '';
  if (section === 'skills') return resume.skills.some((skill) => skill !== '');
  return resume[section].length > 0;
}

const HEAD_FIELDS = ['title', 'company', 'startDate', 'endDate'] as const;
/** With fewer jobs a missing field counts as if there were three, so that one word never weighs too much. */
const FEWEST_JOBS = 3;

export function namesItsJobs({ resume: { experience } }: Facts): Measured {
  const absent: { job: number; field: string }[] = experience.flatMap((job, index) =>
    HEAD_FIELDS.filter((field) => job[field] === '').map((field) => ({ job: index, field })),
  );
  const evidence = experience.flatMap(({ title }, index): ResumeSpan[] =>
    title === '' ? [] : [spanOf({ path: `experience.${index}.title`, text: title })],
  );
  const most = HEAD_FIELDS.length * Math.max(experience.length, FEWEST_JOBS);
  return measured(
    experience.length === 0 ? 0 : 1 - absent.length / most,
    experience.length === 0
      ? 'There are no jobs'
      : `${count(experience.length, 'job')}, ${count(absent.length, 'field')} missing`,
    experience.length === 0 ? 'Add your jobs' : 'Give each job its title, company, start and end',
    evidence,
  );
}

const MOST_ODD = 10;

/** Marks such as stars and arrows, which programs read as letters or not at all. */
export function usesPlainCharacters({ fields, fullness }: Facts): Measured {
  const odd = fields.flatMap(({ path, text }) =>
    [...text.matchAll(/[\p{So}\p{Co}\p{Cn}|│┃■□●○◆★☆➤►→]/gu)].map(({ 0: quote, index: start }) => ({
      path,
      quote,
      start,
      end: start + quote.length,
    })),
  );
  return measured(
    fullness * (1 - odd.length / MOST_ODD),
    odd.length === 0 ? 'No symbols that a program could stumble over' : count(odd.length, 'symbol'),
    odd.length === 0 ? 'Write more: there is little text to judge' : 'Write words instead of symbols',
    odd,
  );
}

/** In words, without those that the posting asks for. */
const LONGEST_SKILL = 8;
const MOST_LONG_SKILLS = 5;

export function keepsSkillsShort({ resume: { skills }, wordsOf, fullness }: Facts): Measured {
  const long = skills
    .map((text, index) => ({ path: `skills.${index}`, text }))
    .filter(({ path }) => (wordsOf.get(path)?.length ?? 0) > LONGEST_SKILL);
  return measured(
    skills.length === 0 ? 0 : fullness * (1 - long.length / MOST_LONG_SKILLS),
    skills.length === 0
      ? 'There are no skills'
      : `${count(long.length, 'skill')} of more than ${LONGEST_SKILL} words`,
    skills.length === 0 ? 'Add your skills, one entry each' : 'List each skill by itself, in a few words',
    long.map(spanOf),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
