import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { contentOf, valuesOf } from './content-values.ts';

const resume = ResumeContent.parse({
  name: 'Alex Example',
  experience: [
    { title: 'CIO', startDate: '2019-05', bullets: ['Led', 'Cut costs by 20 %'] },
    { title: 'Head of IT', startDate: '2015' },
  ],
  skills: ['ITIL', 'COTS'],
  _source: {
    headline: 'IT leader',
    languages: ['English'],
    others: [{ heading: 'Patents', lines: ['One'] }],
    dates: { 'experience.0.startDate': 'May 2019', 'experience.1.startDate': 'anno 2015' },
    jsonResume: { basics: { name: 'Alex Example' } },
  },
});
const saved = (values: ReturnType<typeof valuesOf>, stored: ResumeContent | null = resume) =>
  ResumeContent.parse(contentOf(values, stored));

test('R-7 a resume that goes through the form unchanged comes out as it was', () => {
  expect(saved(valuesOf(resume))).toEqual(resume);
  expect(saved(valuesOf(ResumeContent.parse({})))).toEqual(
    expect.not.objectContaining({ linkedin: expect.anything() }),
  );
});

test('R-7 so does any resume whose texts have one line each', () => {
  const line = fc.string().map((text) => text.replace(/\s/gu, 'x').replace(/[^ -~]/gu, 'x') || 'x');
  const list = fc.array(line, { maxLength: 4 });
  const some = fc.record({
    ...{ name: line, email: line, summary: line, skills: list, certifications: list, achievements: list },
    experience: fc.array(fc.record({ title: line, company: line, bullets: list }), { maxLength: 3 }),
    education: fc.array(fc.record({ degree: line, school: line }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(some, (input) => {
      const stored = ResumeContent.parse(input);
      expect(saved(valuesOf(stored), stored)).toEqual(stored);
    }),
  );
});

test('R-7 an empty form stands for a document that could not be read, and saves what is typed', () => {
  const values = { ...valuesOf(null), name: 'Alex', skills: ' ITIL \n\n COTS ' };
  expect(saved(values, null)).toMatchObject({ name: 'Alex', skills: ['ITIL', 'COTS'], experience: [] });
  expect(saved(values, null)._source).toBeUndefined();
});

test('R-7 an entry that moves takes its date as written with it, one that goes takes it away', () => {
  const values = valuesOf(resume);
  const swapped = saved({ ...values, experience: values.experience.toReversed() });
  expect(swapped._source?.dates).toEqual({
    'experience.0.startDate': 'anno 2015',
    'experience.1.startDate': 'May 2019',
  });
  const less = saved({ ...values, experience: values.experience.slice(1) });
  expect(less._source?.dates).toEqual({ 'experience.0.startDate': 'anno 2015' });
  expect(less._source?.jsonResume).toEqual({ basics: { name: 'Alex Example' } });
});

test('R-7 an entry of several lines stays one entry', () => {
  const stored = ResumeContent.parse({ achievements: ['One\n  and more', 'Two'] });
  expect(saved(valuesOf(stored), stored).achievements).toEqual(['One and more', 'Two']);
});
