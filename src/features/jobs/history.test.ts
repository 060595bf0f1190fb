import { expect, test } from 'vitest';

import { historyOf } from './history.ts';

const createdAt = '2026-11-01T08:00:00.000Z';
const event = {
  ...{ id: 4, applicationId: 7, type: 'call', title: 'Called back', description: null },
  ...{ eventDate: '2026-11-03T08:00:00.000Z', createdAt: '2026-11-03T08:00:00.000Z' },
};
const resume = (id: number, jobApplicationId: number | null) => ({
  ...{ id, jobApplicationId, title: `Resume ${id}`, fileName: 'a.docx', content: '{}', baseResumeId: 1 },
  ...{
    createdAt: '2026-11-02T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    layout: 'single' as const,
  },
  ...{ pages: '1' as const, lastScore: null, version: 1, sentCount: 0 },
});
const titlesOf = (...known: Parameters<typeof historyOf>) => historyOf(...known).map(({ title }) => title);

test('J-3 the history begins with the adding of the application, and names the resumes made for it', () => {
  const application = { id: 7, createdAt, events: [event] };
  expect(titlesOf({ application, resumes: [resume(1, 7), resume(2, 8), resume(3, null)], sent: [] })).toEqual(
    ['Called back', 'Made the resume “Resume 1”', 'Application added'],
  );
});

test('J-3 what was added and made stays in the history; an entry of the owner can be taken out', () => {
  const application = { id: 7, createdAt, events: [event] };
  const removable = historyOf({ application, resumes: [resume(1, 7)], sent: [] }).map((one) => one.removable);
  expect(removable).toEqual([event, undefined, undefined]);
});
