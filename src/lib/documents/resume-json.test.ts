import officialSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { z } from 'zod';

import { SkillCategory } from '#contracts/content.ts';
import { resumeJson } from '#lib/documents/resume-json.ts';
import { readSiteContent } from '#support/site-content.ts';

const SITE = 'https://alex.example.com';
const content = await readSiteContent();
const resume = resumeJson(content, SITE);

test('P-CON-3 /resume.json follows the JSON Resume schema, with no field that it does not know', () => {
  const schema = strict(officialSchema);
  const result = z.fromJSONSchema(schema).safeParse(JSON.parse(JSON.stringify(resume)));
  expect(result.error?.issues).toBeUndefined();
});

test('P-CON-3 the check above refuses an unknown field and a date in words', () => {
  const schema = z.fromJSONSchema(strict(officialSchema));
  expect(schema.safeParse({ ...resume, work: [{ company: 'Example' }] }).success).toBe(false);
  expect(schema.safeParse({ ...resume, work: [{ name: 'Example', startDate: 'May 2024' }] }).success).toBe(
    false,
  );
});

test('P-EXP-5 it is complete: all achievements and responsibilities of every role', () => {
  expect(resume.work.map(({ highlights }) => highlights)).toEqual(
    content.roles.map(({ details }) => [...details.achievements, ...details.responsibilities]),
  );
});

test('P-SKL-3 a degree of which the year alone is known needs no link, and leaves no empty field', () => {
  const [card] = content.skills;
  if (!card) throw new Error('The sample has no skills');
  const skill = { text: 'BSc (2019)', credential: { kind: 'education', name: 'BSc', date: 2019 } };
  const skills = [SkillCategory.parse({ ...card, skills: [skill] })];
  expect(resumeJson({ ...content, skills }, SITE).education).toEqual([{ studyType: 'BSc', endDate: '2019' }]);
});

test('P-EXP-5 P-PRJ-6 P-SKL-3 it carries every role, project, degree and certificate', () => {
  expect(resume.work.map(({ position }) => position)).toEqual(content.roles.map(({ title }) => title));
  expect(resume.work.filter((job) => 'endDate' in job)).toHaveLength(6);
  expect(resume.projects.flatMap(({ highlights }) => highlights)).toContain('$2.25B acquisition value');
  expect(resume.education?.map(({ studyType, endDate }) => [studyType, endDate])).toEqual([
    ['MBA', '2027-01'],
  ]);
  expect(resume.certificates?.map(({ name }) => name)).toEqual([
    'CISSP',
    'Cisco Network Operations Certification',
  ]);
});

test('P-AWD-4 awards and publications are kept apart', () => {
  expect(resume.awards.map(({ title }) => title)).toEqual(['Top Tech Exec Award Honoree']);
  expect(resume.publications.map(({ releaseDate }) => releaseDate)).toEqual(['2021', '2019-09', '2024-12']);
});

/** The schema allows anything beside its own fields; a typing error would pass unseen. */
function strict(schema: object): Record<string, unknown> {
  const text = JSON.stringify(schema).replaceAll(
    '"additionalProperties":true',
    '"additionalProperties":false',
  );
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}
