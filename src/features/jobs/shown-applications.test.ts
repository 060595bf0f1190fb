import { expect, test } from 'vitest';

import { JobApplicationRow } from '#contracts/jobs.ts';
import { sortOf } from '#lib/owner/list-order.ts';
import { exampleOf } from '#support/example.ts';

import { FIRST_SORT, filtered, isOverdue, sorted, SORTED_COLUMNS } from './shown-applications.ts';

const application = (id: number, changes: Partial<JobApplicationRow>) =>
  exampleOf(JobApplicationRow, {
    ...{ id, company: `Company ${id}`, appliedDate: '2026-11-01', priority: 'medium' },
    ...changes,
  });

const list = [
  application(1, { company: 'Acme', location: 'Seattle', priority: 'low', nextStepDate: '2026-12-01' }),
  application(2, { company: 'blue', status: 'offer', priority: 'high', appliedDate: '2026-11-03' }),
  application(3, { company: 'Crate', status: 'interview', nextStepDate: '2026-11-25' }),
];
const ids = (rows: readonly JobApplicationRow[]) => rows.map(({ id }) => id);

test('J-3 status, priority and every word narrow the list; what the server found counts too', () => {
  expect(ids(filtered(list, { search: '' }))).toEqual([1, 2, 3]);
  expect(ids(filtered(list, { search: '', status: 'offer' }))).toEqual([2]);
  expect(ids(filtered(list, { search: '', priority: 'low' }))).toEqual([1]);
  expect(ids(filtered(list, { search: 'SEATTLE acme' }))).toEqual([1]);
  expect(ids(filtered(list, { search: 'seattle crate' }))).toEqual([]);
  expect(ids(filtered(list, { search: 'budget', found: new Set([3]) }))).toEqual([3]);
  expect(ids(filtered(list, { search: 'budget', status: 'offer', found: new Set([3]) }))).toEqual([]);
});

test('J-3 each column orders by its meaning; no next step comes last both ways', () => {
  const by = (name: string) => ids(sorted(list, sortOf(name, SORTED_COLUMNS) ?? FIRST_SORT));
  expect(by('company')).toEqual([1, 2, 3]);
  expect(by('-priority')).toEqual([2, 3, 1]);
  expect(by('status')).toEqual([1, 3, 2]);
  expect(by('nextStepDate')).toEqual([3, 1, 2]);
  expect(by('-nextStepDate')).toEqual([1, 3, 2]);
  expect(by('')).toEqual([2, 3, 1]);
});

test('J-3 a passed next step is overdue while the application is open', () => {
  const step = { nextStepDate: '2026-11-19', status: 'interview' } as const;
  expect(isOverdue(step, '2026-11-20')).toBe(true);
  expect(isOverdue(step, '2026-11-19')).toBe(false);
  expect(isOverdue({ ...step, status: 'rejected' }, '2026-11-20')).toBe(false);
  expect(isOverdue({ ...step, nextStepDate: null }, '2026-11-20')).toBe(false);
});
