import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { siteContent } from '../../content/current.ts';
import { resumeOfSite } from '../base/from-site.ts';
import { supportAt, supportOf } from './support.ts';

const today = '2026-11';
const job = (company: string, bullets: string[]) => ({
  title: 'IT Manager',
  company,
  location: '',
  startDate: '2019-05',
  endDate: 'present',
  bullets,
});
const base = ResumeContent.parse({
  name: 'Alex Example',
  summary: 'Has 40 years of experience with everything. Runs platforms.',
  experience: [
    job('Example Ltd', ['Did Xyzzy for 12 people.', 'Moved 45 services.']),
    job('Sample Inc', ['Painted 3 walls.']),
  ],
  education: [{ degree: 'BSc', school: 'Example University' }],
  skills: ['Kubernetes', 'Frobnication (advanced)'],
  _source: { languages: ['English'], others: [{ heading: 'Hobbies', lines: ['Sails.'] }] },
});
const refusedOf = (changes: Partial<ResumeContent>) => [
  ...supportOf({ ...base, ...changes }, { base, today }).refused.keys(),
];

test('R-9 what the owner wrote is his word, however a rule reads it', () => {
  for (const own of [base, resumeOfSite(siteContent())])
    expect(supportOf(own, { base: own, today }).refused).toEqual(new Map());
  expect(refusedOf({ summary: 'Runs platforms. Has 40 years of experience with everything.' })).toEqual([]);
  expect(refusedOf({ summary: 'Runs platforms. Has 41 years of experience with everything.' })).toEqual([
    'summary',
  ]);
});

test('R-9 words of one employer are not those of another, and a job is not held twice', () => {
  const [example, sample] = base.experience;
  expect(refusedOf({ experience: [job('Example Ltd', ['Painted 3 walls.'])] })).toEqual([
    'experience.0.bullets.0',
  ]);
  expect(refusedOf({ experience: [job('Sample Inc', ['Painted 3 walls.'])] })).toEqual([]);
  if (!example || !sample) throw new Error('the base has two jobs');
  expect(refusedOf({ experience: [example, sample, sample] })).not.toEqual([]);
  expect(refusedOf({ experience: [{ ...example, startDate: '2009-05' }] })).not.toEqual([]);
  expect(refusedOf({ experience: [{ ...example, company: 'Another Ltd' }] })).not.toEqual([]);
});

test('R-9 a text counts where it stands: a bullet is no skill, and a hobby no language', () => {
  expect(refusedOf({ skills: ['Frobnication (advanced)'] })).toEqual([]);
  expect(refusedOf({ skills: ['Did Xyzzy for 12 people.'] })).toEqual(['skills.0']);
  const _source = ResumeContent.parse({ _source: { languages: ['Sails.'] } })._source;
  expect(refusedOf({ _source })).toEqual(['_source.languages.0']);
  expect(
    refusedOf({ education: [{ ...base.education[0], degree: 'PhD' }] as ResumeContent['education'] }),
  ).toEqual(['education.0']);
});

test('R-10 one text is judged as it is among all', () => {
  const changed = { ...base, skills: ['Kubernetes', 'Rust'] };
  expect(supportAt(changed, 'skills.0', { base, today }).isSupported).toBe(true);
  expect(supportAt(changed, 'skills.1', { base, today }).isSupported).toBe(false);
  expect(supportAt(changed, 'experience.0.title', { base, today }).isSupported).toBe(true);
  expect(supportAt(changed, 'experience.9.bullets.0', { base, today }).isSupported).toBe(false);
});
