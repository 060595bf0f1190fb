import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { withCorrections } from './corrections.ts';

const job = (company: string, startDate: string, bullets: string[]) => ({ company, startDate, bullets });
const FORMER = ResumeContent.parse({
  summary: 'Baker of bread.',
  skills: ['Rye', 'Spelt'],
  experience: [
    job('Tarn Mill', '2019', ['Baked 40 loaves a day.']),
    job('Orrin Mill', '2019', ['Swept the yard.']),
  ],
});
const change = (changes: Partial<ResumeContent>): ResumeContent => ({ ...FORMER, ...changes });
const first = FORMER.experience[0];
const second = FORMER.experience[1];

test('R-9 a text of the base is as the base says it now, wherever the resume has it', () => {
  const base = change({ skills: ['Rye bread', 'Spelt'] });
  const tailored = change({ skills: ['Spelt', 'Rye'] });
  expect(withCorrections(tailored, FORMER, base)?.skills).toEqual(['Spelt', 'Rye bread']);
});

test('R-9 nothing is corrected in what the base says as before, and in what the resume says in its own words', () => {
  expect(withCorrections(FORMER, FORMER, FORMER)).toBeNull();
  const base = change({ summary: 'Baker of bread and cake.' });
  expect(withCorrections(change({ summary: 'Bread baker.' }), FORMER, base)).toBeNull();
});

test('R-9 what was said twice and differs now stays, and so does what was moved or taken away', () => {
  if (!first || !second) throw new Error('the base has two jobs');
  const dated = change({ experience: [{ ...first, startDate: '2020' }, second] });
  expect(withCorrections(FORMER, FORMER, dated)).toBeNull();
  const shorter = change({ experience: [second] });
  expect(withCorrections(FORMER, FORMER, shorter)).toBeNull();
  expect(withCorrections(FORMER, FORMER, change({ summary: '' }))).toBeNull();
});
