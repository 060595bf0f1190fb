import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { LOGISTICS } from '../../../../tests/support/resumes/bases.ts';
import { verifyResume } from './verify-resume.ts';

const NOW = '2026-11';
const copy = () => structuredClone(LOGISTICS);

test('R-9 a base resume is supported by itself, every text with its evidence', () => {
  const ledger = verifyResume(LOGISTICS, LOGISTICS, NOW);
  expect(ledger.refused).toEqual([]);
  for (const path of [
    'summary',
    'experience.0.title',
    'experience.2.bullets.1',
    'experience.1.startDate',
    'experience.1.company',
    'education.0',
    'skills.4',
    'certifications.1',
    'achievements.0',
    'email',
  ])
    expect(ledger.evidence[path]?.length, path).toBeGreaterThan(0);
});

test('R-9 evidence is where it says that it is', () => {
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], LOGISTICS);
  for (const span of Object.values(verifyResume(LOGISTICS, LOGISTICS, NOW).evidence).flat())
    expect(String(at(span.path)).slice(span.start, span.end)).toBe(span.quote);
});

test('R-9 a headline may be the title of any job of the base; of another one it is said which may', () => {
  const headlined = (headline: string) => {
    const _source = { ...ResumeContent.parse({ _source: {} })._source, headline };
    return verifyResume(ResumeContent.parse({ ...copy(), _source }), LOGISTICS, NOW).refused;
  };
  for (const { title } of LOGISTICS.experience) expect(headlined(title)).toEqual([]);
  expect(headlined('Registered Nurse')).toMatchObject([
    { path: '_source.headline', reason: expect.stringContaining('the title of one of') },
  ]);
});

test('D30 jobs may be left out and bullets reordered', () => {
  const proposed = copy();
  proposed.experience = proposed.experience.slice(0, 2);
  proposed.experience[0]?.bullets.reverse();
  proposed.skills.reverse();
  expect(verifyResume(proposed, LOGISTICS, NOW).refused).toEqual([]);
});

test('R-5 contact fields, companies, titles, places and dates stay those of the base', () => {
  const proposed = copy();
  const [first, second, third] = proposed.experience;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three jobs');
  proposed.phone = '+1 555 0199';
  first.company = 'Northwater Global Foods';
  second.title = 'Head of Purchasing';
  second.location = 'New York, NY';
  third.endDate = '2015-06';
  proposed.experience.push({ ...copy().experience[1], bullets: [] } as typeof second);
  expect(verifyResume(proposed, LOGISTICS, NOW).refused.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'phone',
      'experience.0.company',
      'experience.1.title',
      'experience.1.location',
      'experience.2.startDate',
      'experience.3.company',
    ]),
  );
});

test('R-5 of a job’s texts those that overstate or invent are refused by their place, and no other', () => {
  const proposed = copy();
  const [first] = proposed.experience;
  if (first === undefined) throw new Error('a job');
  first.bullets = [
    'Led the selection of SAP as the new ERP with the CFO.',
    'Cut stock-outs of chilled goods from 7% to 4%.',
    'Won three national innovation prizes.',
  ];
  proposed.skills.push('Kubernetes');
  proposed.summary = 'Visionary leader.';
  expect(verifyResume(proposed, LOGISTICS, NOW).refused.map(({ path }) => path)).toEqual([
    'summary',
    'experience.0.bullets.0',
    'experience.0.bullets.2',
    `skills.${LOGISTICS.skills.length}`,
  ]);
});

test('R-5 of a hostile resume every changed text is refused', () => {
  const proposed = copy();
  for (const job of proposed.experience) {
    job.title = `Chief ${job.title}`;
    job.startDate = '2001';
    job.location = 'Paris';
    job.bullets = job.bullets.map((bullet) => `Led and ${bullet} worldwide`);
  }
  proposed.education = [{ degree: 'Ph.D.', school: 'MIT', location: '', graduationDate: '2010', gpa: '' }];
  proposed.certifications.push('CISSP');
  proposed.name = 'Somebody Else';
  proposed._source = {
    ...proposed._source,
    headline: 'CEO',
    languages: ['Japanese'],
    projects: [],
    links: [],
    awards: ['Nobel prize'],
    publications: [],
    interests: [],
    volunteering: [],
    references: [],
    others: [{ heading: 'Boards', lines: ['Chair of ISO'] }],
    dates: {},
  };
  const refused = new Set(verifyResume(proposed, LOGISTICS, NOW).refused.map(({ path }) => path));
  for (const [index, job] of proposed.experience.entries())
    for (const field of ['title', 'startDate', 'location', ...job.bullets.map((_, at) => `bullets.${at}`)])
      expect(refused, `experience.${index}.${field}`).toContain(`experience.${index}.${field}`);
  for (const path of ['name', 'education.0', `certifications.${LOGISTICS.certifications.length}`])
    expect(refused).toContain(path);
  for (const path of ['headline', 'languages.0', 'awards.0', 'others.0.lines.0'])
    expect(refused).toContain(`_source.${path}`);
});
