import { expect, test } from 'vitest';

import { TailoredResume } from '#contracts/resume-views.ts';
import { shownRows } from '#lib/owner/use-whole-list.ts';
import { exampleOf } from '#support/example.ts';

import { analysisTarget } from './analysis-target.ts';
import { RESUMES } from './shown-resumes.ts';

const resume = (id: number, changes: Partial<TailoredResume> = {}) =>
  exampleOf(TailoredResume, {
    ...{ id, title: `Resume ${id}`, fileName: `resume-${id}.docx`, jobApplicationId: 1 },
    createdAt: `2026-11-0${id}T10:00:00.000Z`,
    ...changes,
  });
const ids = (list: readonly TailoredResume[]) => list.map(({ id }) => id);

test('R-4 the newest stands first; a score that is not there stands below all others', () => {
  const list = [resume(1, { lastScore: 40 }), resume(2), resume(3, { lastScore: 90 })];
  expect(ids(shownRows(list, RESUMES, '', RESUMES.firstSort))).toEqual([3, 2, 1]);
  expect(ids(shownRows(list, RESUMES, '', { by: 'score', direction: 'descending' }))).toEqual([3, 1, 2]);
});

test('R-4 a title or a file name finds a resume', () => {
  const list = [resume(1, { title: 'CIO at Example' }), resume(2, { fileName: 'cio.docx' }), resume(3)];
  expect(ids(shownRows(list, RESUMES, ' cio '))).toEqual([1, 2]);
});

test('ERR-4 a resume whose application is gone, or that has none, is compared with nothing', () => {
  expect(analysisTarget(resume(2), [{ id: 1 }])).toEqual({ resumeId: 2, jobId: 1 });
  expect(analysisTarget(resume(2), [{ id: 5 }])).toBeUndefined();
  expect(analysisTarget(resume(2, { jobApplicationId: null }), [{ id: 1 }])).toBeUndefined();
  expect(analysisTarget(undefined, [{ id: 1 }])).toBeUndefined();
  expect(analysisTarget(resume(2), undefined)).toEqual({ resumeId: 2, jobId: 1 });
});
