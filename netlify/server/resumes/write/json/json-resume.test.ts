import officialSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import type { ResumeContent } from '#contracts/resume-content.ts';
import { makeResumeContent, textsOf } from '#support/factories/resume-content.ts';

import { writeJsonResume } from './json-resume.ts';

const schema = z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(officialSchema));
const ORIGINAL = {
  basics: {
    name: 'Old Name',
    image: 'https://example.com/me.jpg',
    location: { city: 'Berlin', region: 'Germany' },
  },
  work: [
    { name: 'Nordwind & Co. KG', position: 'Head of IT Operations', url: 'https://nordwind.example.com' },
    { name: 'Long gone', position: 'Clerk' },
  ],
  skills: [{ name: 'Methods', level: 'Master', keywords: ['ITIL', 'PRINCE2'] }],
  awards: [{ title: 'Top Tech Exec', date: '2023-05', awarder: 'Example Magazine' }],
  meta: { theme: 'calm' },
  'x-own': { a: 1 },
};

const parsed = (content: ResumeContent) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(writeJsonResume(content)));
const from = (jsonResume: unknown, values: Partial<ResumeContent> = {}) => {
  const content = makeResumeContent(values);
  return { ...content, ...(content._source && { _source: { ...content._source, jsonResume } }) };
};

describe('R-9 a resume leaves as JSON Resume', () => {
  test('R-9 it follows the schema and says everything that the resume says', () => {
    const content = makeResumeContent();
    expect(schema.safeParse(parsed(content)).error?.issues).toBeUndefined();
    const texts = textsOf(parsed(content) as ResumeContent).join('\n');
    const beyond = [content.location, content.linkedin, 'https://mueller.example.com'];
    for (const said of textsOf(content)) if (!beyond.includes(said)) expect(texts).toContain(said);
    expect(parsed(content)['basics']).toMatchObject({
      location: { city: 'Berlin', region: 'Germany' },
      profiles: [
        { network: 'LinkedIn', username: 'zeljko', url: 'https://linkedin.com/in/zeljko' },
        { url: 'https://mueller.example.com/' },
      ],
    });
  });

  test('R-9 no end is said for what goes on, and what has no known end says that it does not', () => {
    const [job] = makeResumeContent().experience;
    const jobs = ['present', '2020-01', ''].map((endDate) => ({ ...job, endDate }));
    const { work } = parsed(makeResumeContent({ experience: jobs as ResumeContent['experience'] }));
    expect(work).toMatchObject([{}, { endDate: '2020-01' }, { isCurrent: false }]);
    expect(
      z
        .array(z.record(z.string(), z.unknown()))
        .parse(work)
        .map((entry) => 'endDate' in entry),
    ).toEqual([false, true, false]);
  });

  test('R-9 what came in a JSON Resume and has no place in the shape leaves with it', () => {
    const written = parsed(from(ORIGINAL, { achievements: [] }));
    expect(written).toMatchObject({
      basics: { name: 'Željko Müller-Łukasiewicz', image: 'https://example.com/me.jpg' },
      awards: [{ title: 'Top Tech Exec', date: '2023-05', awarder: 'Example Magazine' }],
      meta: { theme: 'calm' },
      'x-own': { a: 1 },
    });
    expect(written['work']).toMatchObject([
      { url: 'https://nordwind.example.com' },
      { position: 'Director of Cloud' },
    ]);
  });

  test('R-9 what was taken out or changed does not come back with it', () => {
    const written = parsed(from(ORIGINAL, { achievements: [] }));
    expect(JSON.stringify(written)).not.toMatch(/Long gone|PRINCE2|Old Name/);
    expect(written['skills']).toEqual([
      { name: 'Methods', level: 'Master', keywords: ['ITIL'] },
      { name: 'Python (Django, Flask)' },
    ]);
    const content = from(ORIGINAL, { achievements: [] });
    const changed = { ...content, _source: { ...content._source, awards: ['Top Tech Exec, shortlisted'] } };
    expect(parsed(changed as ResumeContent)['awards']).toEqual([{ title: 'Top Tech Exec, shortlisted' }]);
  });

  test('R-9 whatever came as JSON Resume, what leaves follows the schema', () => {
    const text = fc.constantFrom(
      'Nordwind & Co. KG',
      'Head of IT Operations',
      'HSG',
      '2019-05',
      'May 2019',
      'https://a.example',
      'x',
    );
    const value = fc.oneof(text, fc.jsonValue({ maxDepth: 1 }), fc.array(text, { maxLength: 2 }));
    const fields =
      'name position institution url startDate date keywords highlights location email city title canonical';
    const entry = fc.dictionary(fc.constantFrom(...fields.split(' ')), value, { maxKeys: 5 });
    const sections = 'basics work education skills awards languages projects profiles meta version own';
    const original = fc.dictionary(
      fc.constantFrom(...sections.split(' ')),
      fc.oneof(entry, fc.array(entry, { maxLength: 3 }), value),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(original, (jsonResume) => {
        expect(schema.safeParse(parsed(from(jsonResume))).error?.issues).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('R-9 a JSON Resume nested without end is left out where it is too deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(parsed(from({ 'x-deep': deep, 'x-own': 1, work: [{ name: 'A', own: deep }] }))).toMatchObject({
      'x-own': 1,
    });
  });
});
