import { expect, test } from 'vitest';

import { JobApplication } from '#contracts/jobs.ts';

import { choicesOf, merged, staleApplication } from './conflict.ts';
import { blankValues, JOB_FIELDS } from './job-form.ts';

const base = { ...blankValues(new Date()), company: 'Example', position: 'CIO', notes: 'first' };

test('D26 of two versions each side keeps what it changed, and the owner chooses', () => {
  const mine = { ...base, salary: '1', notes: 'mine' };
  const theirs = { ...base, location: 'Seattle', notes: 'theirs' };
  const choices = choicesOf(base, mine, theirs);
  expect(choices).toEqual([
    { name: 'location', keep: 'theirs' },
    { name: 'salary', keep: 'mine' },
    { name: 'notes', keep: 'mine' },
  ]);
  expect(merged(mine, theirs, choices)).toEqual({ ...mine, location: 'Seattle' });
  const other = choices.map(({ name }) => ({ name, keep: 'theirs' as const }));
  expect(merged(mine, theirs, other)).toEqual(theirs);
});

const stored = JobApplication.parse({
  ...Object.fromEntries(JOB_FIELDS.map((name) => [name, null])),
  ...{ ...base, id: 1, userId: null, nextStepDate: null },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-02T00:00:00.000Z' },
});

test('D26 only a 409 with the stored application is a conflict', () => {
  const refused = (status: number, body: unknown) => Object.assign(new Error(), { status, body });
  expect(staleApplication(refused(409, { error: 'No.', current: stored }))).toEqual(stored);
  expect(staleApplication(refused(422, { error: 'No.', current: stored }))).toBeUndefined();
  expect(staleApplication(refused(409, { error: 'No.', current: { id: 1 } }))).toBeUndefined();
  expect(staleApplication(refused(422, { error: 'No.' }))).toBeUndefined();
  expect(staleApplication(new TypeError('Failed to fetch'))).toBeUndefined();
});
