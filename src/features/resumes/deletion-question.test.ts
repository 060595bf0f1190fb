import { expect, test } from 'vitest';

import { deletionQuestion, restingOn } from './deletion-question.ts';

const resume = (title: string, baseResumeId: number | null) => ({
  ...{
    id: 1,
    title,
    fileName: 'a.docx',
    createdAt: '',
    updatedAt: '',
    content: '{}',
    jobApplicationId: null,
  },
  ...({ baseResumeId, layout: 'single', pages: '1', lastScore: null, version: 1, sentCount: 0 } as const),
});

test('R-2 the question before a resume is deleted', () => {
  expect(deletionQuestion('Mine')).toBe(
    'Are you sure you want to delete "Mine"? This action cannot be undone.',
  );
});

test('R-2 which tailored resumes rest on a base is said before it goes', () => {
  const resumes = ['Nurse', 'Head of IT', 'Analyst', 'Clerk', 'Baker'].map((title) => resume(title, 1));
  expect(restingOn(2, [...resumes, resume('Other', null)])).toBeUndefined();
  expect(restingOn(1, resumes.slice(0, 1))).toMatch(/^“Nurse” rests on it\. It stays/u);
  expect(restingOn(1, [...resumes, resume('Other', 2)])).toMatch(
    /^5 tailored resumes rest on it: “Nurse”, “Head of IT”, “Analyst”, 2 more\. They stay/u,
  );
});
