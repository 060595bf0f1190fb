import { expect, test } from 'vitest';

import { JobApplication } from '#contracts/jobs.ts';
import { exampleOf } from '#support/example.ts';

import { blankValues, changesOf, differences, JOB_FIELDS, JOB_PARTS, JobForm, valuesOf } from './job-form.ts';

const NOW = new Date(2026, 10, 20, 23, 30);

const stored = exampleOf(JobApplication, {
  ...{ company: 'Example', position: 'CIO', appliedDate: '2026-11-01' },
  ...{ status: 'interview', priority: 'high', notes: 'Ask about the budget' },
});

test('J-6 a new form is pending, of medium priority and applied for today; all else is empty', () => {
  const { status, priority, appliedDate, ...texts } = blankValues(NOW);
  expect({ status, priority, appliedDate }).toEqual({
    status: 'pending',
    priority: 'medium',
    appliedDate: '2026-11-20',
  });
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
});

test('J-6 empty and blank optional texts are sent as null', () => {
  const values = { ...blankValues(NOW), company: ' Example ', position: 'CIO', notes: '  \n ' };
  const fields = JobForm.parse(values);
  expect(fields.company).toBe('Example');
  const { company: _1, position: _2, status: _3, priority: _4, appliedDate: _5, ...optional } = fields;
  expect(new Set(Object.values(optional))).toEqual(new Set([null]));
});

test('J-6 company and position are required, addresses and dates must be ones', () => {
  const values = { ...blankValues(NOW), jobUrl: 'example', contactEmail: 'sam', appliedDate: '' };
  const { error } = JobForm.safeParse(values);
  const wrong = error?.issues.map(({ path }) => path[0]);
  expect(wrong).toEqual(
    expect.arrayContaining(['company', 'position', 'jobUrl', 'contactEmail', 'appliedDate']),
  );
});

test('J-6 a stored application stands in the form as it is, and goes back unchanged', () => {
  const values = valuesOf(stored);
  expect(values.location).toBe('');
  expect(JobForm.parse(values)).toEqual(Object.fromEntries(JOB_FIELDS.map((name) => [name, stored[name]])));
});

test('D26 two versions of an application are told in words, and each field is taken from one side', () => {
  const mine = { ...valuesOf(stored), salary: '1' };
  const theirs = { ...mine, status: 'interview' as const, location: ' ', appliedDate: '2026-11-05' };
  const words = (['status', 'location', 'appliedDate'] as const).map((name) =>
    JOB_PARTS.wordsOf(theirs, name),
  );
  expect(words).toEqual(['Interview', 'Nothing', 'Nov 5, 2026']);
  expect(JOB_PARTS.taking(mine, theirs, ['status'])).toEqual({ ...mine, status: 'interview' });
});

test('D27 only what was changed is sent: a cleared field as null, others not at all', () => {
  const base = valuesOf(stored);
  const values = { ...base, notes: ' ', location: 'Seattle', company: 'Example ' };
  expect(differences(base, values)).toEqual(['location', 'notes']);
  expect(changesOf(base, values, JobForm.parse(values))).toEqual({ location: 'Seattle', notes: null });
});
