import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import type { Reading as ResumeReading } from '../../server/resumes/read/reading.ts';
import { carryOut } from './carry-out.ts';
import { contentOf } from './content-of.ts';
import { nobody, withoutPhone } from './person.ts';
import { personOfResume } from './resume.ts';

test('what a resume does not say clearly is told by field and file, and a publication has its place', () => {
  const reading = personOfResume({
    ...readResumeText(),
    certainty: { 'experience.0.title': 'unsure', 'experience.0.startDate': 'unsure', name: 'sure' },
  });
  expect(reading.notes.guessed).toContain(
    'what the resume does not say clearly: `title` of content/roles/klinik-nurse.yaml, `start` of content/roles/klinik-nurse.yaml',
  );
  expect(reading.person.awards).toMatchObject([{ kind: 'article', title: 'On noise, Nursing, 2018' }]);
});

test('a certificate on one line has its issuer and year, and is its own name where it says more', () => {
  expect(personOfResume(readResumeText()).person.credentials).toEqual([
    { kind: 'certificate', name: 'CCRN', issuer: 'AACN', date: '2018' },
    { kind: 'certificate', name: 'CHA, AHLEI', issuer: '' },
    { kind: 'certificate', name: 'CHA', issuer: 'AHLEI', date: '2016-11' },
    { kind: 'certificate', name: 'Nurse, Board, License 1, exp. 08/2026', issuer: '' },
  ]);
});

test('projects with their dates have what stands below them, and the dates are told', () => {
  const { content, ...reading } = readResumeText();
  const projects = ['Rosters (Jan 2024 – Sep 2024)', 'Four weeks at once.', 'For 60 people.', 'Linen (2021)'];
  const { person, notes } = personOfResume({
    ...reading,
    content: ResumeContent.parse({ ...content, _source: { projects } }),
  });
  expect(person.projects).toEqual([
    { title: 'Rosters', description: 'Four weeks at once. For 60 people.' },
    { title: 'Linen', description: 'Linen' },
  ]);
  expect(notes.leftOut).toContain('when the project "Rosters" was: Jan 2024 – Sep 2024');
});

test('a site of one’s own is the profile where no network has one', () => {
  const networkOf = (links: string[], linkedin = '') => {
    const { content, ...reading } = readResumeText();
    return personOfResume({
      ...reading,
      content: ResumeContent.parse({ ...content, linkedin, _source: { links } }),
    }).person.network;
  };
  expect(networkOf(['https://www.preklady.sk/'])).toEqual({
    label: 'preklady.sk',
    url: 'https://www.preklady.sk',
  });
  expect(networkOf(['preklady.sk', 'linkedin.com/in/zoe'])?.label).toBe('LinkedIn');
  expect(networkOf([])).toBeUndefined();
});

test('whoever does not want to be called leaves the telephone number out', () => {
  const reading = personOfResume(readResumeText());
  expect(reading.person.phone).not.toBe('');
  const quiet = withoutPhone(reading);
  expect(quiet.person.phone).toBe('');
  expect(quiet.notes.guessed.join()).not.toContain('phone');
});

test('a person without a summary gets no empty text, and a folder goes with its last sample', () => {
  const files = contentOf(nobody(), { guessed: [], leftOut: [] });
  expect([...files.keys()]).not.toContain('about.mdx');
  const root = mkdtempSync(path.join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const roles = path.join(root, 'content/roles');
  mkdirSync(roles, { recursive: true });
  writeFileSync(path.join(roles, 'one.yaml'), '');
  const removal = { file: 'content/roles/one.yaml', kind: 'removes-sample', before: '', after: '' } as const;
  carryOut([removal], root, false);
  expect(existsSync(roles)).toBe(false);
});

function readResumeText(): ResumeReading {
  const content = ResumeContent.parse({
    name: 'Zoë Žagar',
    phone: '+41 79 555 11 22',
    experience: [{ title: 'Nurse', company: 'Klinik', startDate: '2014-05', endDate: 'present' }],
    certifications: [
      'CCRN, AACN, 2018',
      'CHA, AHLEI',
      'CHA, AHLEI, Nov 2016',
      'Nurse, Board, License 1, exp. 08/2026',
    ],
    _source: { publications: ['On noise, Nursing, 2018'] },
  });
  return { content, text: '', certainty: {}, problem: null };
}
