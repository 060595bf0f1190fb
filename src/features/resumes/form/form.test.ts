import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { refusal } from '#lib/api/api-request.ts';

import { countMarks, markAt, markCountsInWords } from './certainty.ts';
import { valuesOf } from './content-values.ts';
import { messageAt, refusedFields } from './field-errors.ts';
import { checkedForm, differences, RESUME_PARTS, type FormValues } from './form-values.ts';

const reading = ResumeContent.parse({
  name: 'Alex Example',
  email: 'alex@example.com',
  experience: [{ title: 'CIO', bullets: ['Led', 'Cut costs'] }],
  skills: ['ITIL', 'COTS'],
});
const values: FormValues = { title: 'Mine', layout: 'single', content: valuesOf(reading) };
const withContent = (changes: Partial<FormValues['content']>): FormValues => ({
  ...values,
  content: { ...values.content, ...changes },
});

test('D28 each field says whether it was read surely, unsurely, or not at all', () => {
  const base = {
    ...{ reading, content: reading },
    certainty: { name: 'sure', 'experience.0.bullets.1': 'unsure', phone: 'missing' } as const,
  };
  expect(markAt(base, 'name')).toBe('sure');
  expect(markAt(base, 'experience.0.bullets')).toBe('unsure');
  expect(markAt(base, 'experience.0.title')).toBe('sure');
  expect(markAt(base, 'phone')).toBe('missing');
  expect(markAt(base, 'skills')).toBe('sure');
  const corrected = { ...base, content: { ...reading, name: 'Alexandra Example' } };
  expect(markAt(corrected, 'name')).toBe('corrected');
  expect(markAt({ certainty: {}, reading: null, content: null }, 'name')).toBe('missing');
  expect(countMarks(['sure', 'sure', 'missing'])).toEqual({
    ...{ sure: 2, unsure: 0, missing: 1 },
    ...{ none: 0, corrected: 0 },
  });
  expect(markCountsInWords({ sure: 20, unsure: 3, missing: 0, corrected: 1 })).toBe(
    '20 fields are sure, 3 unsure, 1 corrected by you',
  );
  expect(markCountsInWords({ sure: 1, unsure: 0, missing: 2, corrected: 0 })).toBe(
    '1 field is sure, 2 missing',
  );
});

test('D28 what a resume may well have none of is not called missing', () => {
  const base = { reading, content: reading, certainty: { certifications: 'missing' } as const };
  expect(['certifications', 'linkedin', 'experience.0.location'].map((path) => markAt(base, path))).toEqual([
    'none',
    'none',
    'none',
  ]);
  expect(['phone', 'experience.0.company'].map((path) => markAt(base, path))).toEqual(['missing', 'missing']);
  expect(markCountsInWords(countMarks(['sure', 'none', 'missing']))).toBe('1 field is sure, 1 missing');
});

const NAMING = { content: 'resume', title: 'title' };
const refused = (fields: Record<string, string>) =>
  refusal(new Response(null, { status: 422 }), JSON.stringify({ error: 'No', code: 'UNSUPPORTED', fields }));

test('R-7 what the base does not support is said at its field, of a list with its line', () => {
  const error = refused({
    'resume.experience.0.bullets.1': 'Your base has no such number',
    'resume.experience.0.bullets.0': 'Too strong',
    'skills.1': 'Your base does not name it',
    'resume.name': 'Another name',
    title: 'Enter a title',
    'resume.education.7.degree': 'There is no such field',
  });
  expect(refusedFields(error, values, NAMING)).toEqual([
    {
      field: 'content.experience.0.bullets',
      message: 'Line 2: Your base has no such number Line 1: Too strong',
    },
    { field: 'content.skills', message: 'Line 2: Your base does not name it' },
    { field: 'content.name', message: 'Another name' },
    { field: 'title', message: 'Enter a title' },
  ]);
});

test('R-7 the name of a base resume and the name in it are two fields', () => {
  const naming = { content: 'content', title: 'name' };
  expect(refusedFields(refused({ name: 'a', 'content.name': 'b' }), values, naming)).toEqual([
    { field: 'title', message: 'a' },
    { field: 'content.name', message: 'b' },
  ]);
});

test('R-7 the form refuses what the contract refuses, at its field', () => {
  const schema = checkedForm(reading, { maximum: 100, missing: 'Enter a name' });
  const [job] = values.content.experience;
  const wrong = withContent({ experience: job ? [{ ...job, startDate: 'May 19' }] : [] });
  const result = schema.safeParse({ ...wrong, title: ' ' });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'title',
    'content.experience.0.startDate',
  ]);
  expect(schema.parse(values).content).toEqual(reading);
});

test('R-7 an error of a line is told with its number', () => {
  const errors = { content: { skills: [undefined, { message: 'Too long' }], name: { message: 'No' } } };
  expect(messageAt(errors, 'content.skills')).toBe('Line 2: Too long');
  expect(messageAt(errors, 'content.name')).toBe('No');
  expect(messageAt(errors, 'content.email')).toBeUndefined();
});

test('D26 of two versions each part is taken from one side, and told in words', () => {
  const mine = withContent({ phone: '1', skills: 'ITIL' });
  const theirs = withContent({ phone: '2', email: 'new@example.com' });
  expect(differences(mine, theirs)).toEqual(['email', 'phone', 'skills']);
  expect(RESUME_PARTS.taking(mine, theirs, ['email']).content).toMatchObject({
    ...{ phone: '1', email: 'new@example.com', skills: 'ITIL' },
  });
  expect(RESUME_PARTS.wordsOf(mine, 'certifications')).toBe('Nothing');
  expect(RESUME_PARTS.wordsOf(mine, 'layout')).toBe('One column, which every parser reads');
  expect(differences(values, { ...values, title: ' Mine ' })).toEqual([]);
});
