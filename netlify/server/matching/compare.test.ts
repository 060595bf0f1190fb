import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { compare } from './compare.ts';
import { readPosting } from './posting/read-posting.ts';

const posting = (...lines: string[]) =>
  readPosting(`Requirements\n${lines.map((line) => `- ${line}`).join('\n')}`);
const resume = (content: Parameters<typeof ResumeContent.parse>[0]) => ResumeContent.parse(content);
const held = (lines: string[], content: object) =>
  compare(posting(...lines), resume(content)).matched.map(({ requirement }) => requirement.term);

test('R-8 evidence quotes the resume at its path', () => {
  const { matched } = compare(
    posting('Kubernetes', 'English'),
    resume({
      summary: 'Runs K8s.',
      experience: [{ title: 'Engineer', bullets: ['Moved kubernetes nodes.'] }],
      skills: ['English (C1)'],
    }),
  );
  expect(matched.map(({ evidence }) => evidence)).toEqual([
    [
      { path: 'summary', quote: 'K8s', start: 5, end: 8 },
      { path: 'experience.0.bullets.0', quote: 'kubernetes', start: 6, end: 16 },
    ],
    [{ path: 'skills.0', quote: 'English', start: 0, end: 7 }],
  ]);
});

test.each([
  'No experience with Kubernetes, Docker or Ansible.',
  'Never worked with Kubernetes.',
  'Keine Erfahrung mit Kubernetes.',
  "Pas d'expérience avec Kubernetes.",
  'Kubernetes: no experience',
])('R-8 what a resume denies is not there: %j', (summary) => {
  expect(held(['Kubernetes'], { summary })).toEqual([]);
});

test('R-8 a denial ends where something else begins', () => {
  expect(held(['Java', 'Docker'], { summary: 'No experience with Java; services ran in Docker.' })).toEqual([
    'Docker',
  ]);
  expect(held(['Java', 'Docker'], { summary: 'Not only Java, but Docker as well.' })).toEqual([
    'Java',
    'Docker',
  ]);
  expect(held(['Forklift operation'], { summary: 'No accidents in ten years of forklift driving.' })).toEqual(
    ['Forklift operation'],
  );
});

test('R-8 "familiar with" is weaker than to have done it, and that than "expert in"', () => {
  const strengthOf = (summary: string) =>
    compare(posting('Terraform'), resume({ summary })).matched.map(({ strength }) => strength);
  expect(strengthOf('Familiar with Terraform.')).toEqual(['weak']);
  expect(strengthOf('Terraform (basic)')).toEqual(['weak']);
  expect(strengthOf('Wrote Terraform modules.')).toEqual(['plain']);
  expect(strengthOf('Expert in Terraform.')).toEqual(['strong']);
});

test('R-8 a certificate that is applied for, planned or expired is not held', () => {
  for (const certification of [
    'PMP - application submitted',
    'PMP (in progress)',
    'PMP, exam not yet taken',
    'PMP (expired)',
  ])
    expect(held(['PMP'], { certifications: [certification] })).toEqual([]);
  expect(held(['PMP'], { certifications: ['PMP, 2021'] })).toEqual(['PMP']);
});

test('R-8 names of employers, schools and people are no skills', () => {
  const content = {
    name: 'Ruby Java',
    experience: [{ title: 'Clerk', company: 'Oracle', bullets: ['Sold bread at Oracle Street Bakery.'] }],
    education: [{ degree: 'Diploma', school: 'Python College' }],
  };
  expect(held(['Oracle', 'Java', 'Ruby', 'Python'], content)).toEqual([]);
});

test('R-8 JavaScript is not Java, R&D is not R, and to excel is not Excel', () => {
  const summary = 'JavaScript for the R&D team, where I excel at tables and go to customers.';
  expect(held(['Java', 'Excel', 'Go', 'Python or R'], { summary })).toEqual([]);
});

test('R-8 who has PostgreSQL has SQL, and it is said by what', () => {
  const { matched } = compare(posting('SQL'), resume({ skills: ['Postgres'] }));
  expect(matched).toMatchObject([{ requirement: { term: 'SQL' }, impliedBy: 'PostgreSQL' }]);
});

test('R-8 one of a group is enough', () => {
  const { matched, missing } = compare(posting('Java or Kotlin', 'SQL'), resume({ skills: ['Kotlin'] }));
  expect(matched.map(({ requirement }) => requirement.term)).toEqual(['Kotlin']);
  expect(missing.map(({ term }) => term)).toEqual(['SQL']);
});

test('R-8 years are counted by the dates of the jobs that tell of it, overlaps once', () => {
  const job = (startDate: string, endDate: string, bullet: string) => ({
    title: 'Clerk',
    company: 'Acme',
    startDate,
    endDate,
    bullets: [bullet],
  });
  const content = resume({
    experience: [
      job('2020-01', '2022-01', 'Ran Payroll.'),
      job('2021-01', '2023-01', 'Ran payroll.'),
      job('2010-01', '2020-01', 'Sold shoes.'),
    ],
  });
  expect(compare(posting('4 years of payroll'), content).experience).toMatchObject([{ years: 3 }]);
  expect(compare(posting('2 years of payroll'), content).missing).toEqual([]);
});

test('R-8 a job that goes on counts to the month that is given', () => {
  const content = resume({
    experience: [{ title: 'Nurse', startDate: '2020-01', endDate: 'present', bullets: ['Nursing.'] }],
  });
  const yearsAt = (today?: string) =>
    compare(posting('2 years of nursing'), content, today).experience[0]?.years;
  expect(yearsAt('2024-01')).toBe(4);
  expect(yearsAt()).toBeLessThan(1);
});

test('R-8 a language below the level that is asked for is missing', () => {
  const languages = (level: string) => held(['German C1'], { skills: [`German (${level})`] });
  expect(languages('B1')).toEqual([]);
  expect(languages('C2')).toEqual(['German']);
  expect(languages('native')).toEqual(['German']);
});

test('R-8 the same comparison twice is the same to the byte', () => {
  const once = () =>
    JSON.stringify(
      compare(
        posting('Java or Kotlin', 'SQL', '3 years of Scrum'),
        resume({ summary: 'Java, Postgres, Scrum.' }),
      ),
    );
  expect(once()).toBe(once());
});
