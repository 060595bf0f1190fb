import { expect, test } from 'vitest';

import type { ResumeContent, ResumeSource } from '#contracts/resume-content.ts';
import type { TailoredResumeDetails } from '#contracts/resume-views.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { resumeCalls } from '#support/resume-calls.ts';

const db = await testDatabase();
await testBlobs();

const SOURCE: Partial<ResumeSource> = {
  others: [
    { heading: 'Courses in theory', lines: ['Lean Six Sigma Black Belt'] },
    { heading: 'Hobbies', lines: ['Chess'] },
  ],
  dates: { 'education.0.graduationDate': 'Autumn 2012' },
};

/** A tailored resume whose base has sections of other kinds and a date in words. */
async function tailored() {
  const calls = await resumeCalls(db);
  const { base } = await calls.tailored();
  const content = { ...base.content, _source: { ...base.content?._source, ...SOURCE } };
  await calls.put(`/base/${base.id}`, { content });
  const { resume } = await calls.details();
  return {
    calls,
    resume: { ...resume, _source: content._source } as ResumeContent & { _source: ResumeSource },
  };
}

const update = (resume: ResumeContent, source: Partial<ResumeSource>) => ({
  resume: { ...resume, _source: { ...resume._source, ...source } },
});

test('R-9 a line of another section stays beneath its heading, wherever the section stands', async () => {
  const { calls, resume } = await tailored();
  const [courses, hobbies] = resume._source.others;
  const held = [{ heading: 'Certifications', lines: courses?.lines ?? [] }];
  for (const others of [
    held,
    [{ heading: 'Awards', lines: [] }],
    [{ heading: 'Hobbies', lines: courses?.lines }],
  ])
    expect(
      await calls.send('PUT', '/api/resumes/1', update(resume, { others } as Partial<ResumeSource>)),
    ).toMatchObject({
      status: 422,
      body: { code: 'UNSUPPORTED' },
    });
  const { resume: moved } = await calls.put<TailoredResumeDetails>(
    '/1',
    update(resume, { others: [hobbies, courses].filter((one) => one !== undefined) }),
  );
  expect(moved._source?.others).toEqual([hobbies, courses]);
});

test('R-9 a date in words and the JSON Resume that came in are those of the base, whatever is sent', async () => {
  const { calls, resume } = await tailored();
  const { resume: changed } = await calls.put<TailoredResumeDetails>(
    '/1',
    update(resume, {
      dates: { 'education.0.graduationDate': 'Spring 1999', 'experience.0.startDate': 'May 1999' },
      jsonResume: { awards: [{ title: 'Nobel Prize' }] },
    }),
  );
  expect(changed._source).toMatchObject({ dates: {} });
  expect(changed._source?.jsonResume).toBeUndefined();
  const { status, body } = await calls.send('GET', '/api/resumes/1/download?format=json');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/Nobel|1999/);
});

test('R-9 the beginning of a sentence of the base is not that sentence', async () => {
  const { calls, resume } = await tailored();
  const cut = await calls.send('PUT', '/api/resumes/1', {
    resume: { ...resume, summary: 'IT leader with 12 years of experience.' },
  });
  expect(cut.status).toBe(422);
});

test('R-5 a degree stands once, and its fields stay in their places', async () => {
  const { calls, resume } = await tailored();
  const [degree] = resume.education;
  const lies = [
    [degree, degree],
    [{ ...degree, degree: degree?.school, school: degree?.degree }],
    [{ ...degree, gpa: '4.0' }],
  ];
  for (const education of lies)
    expect(await calls.send('PUT', '/api/resumes/1', { resume: { ...resume, education } })).toMatchObject({
      status: 422,
    });
  expect((await calls.send('PUT', '/api/resumes/1', { resume: { ...resume, education: [] } })).status).toBe(
    200,
  );
});
