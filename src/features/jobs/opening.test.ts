import { expect, test } from 'vitest';

import { blankValues } from './job-form.ts';
import { opening } from './opening.ts';

const TODAY = new Date(2026, 10, 20);
const YESTERDAY = new Date(2026, 10, 19);

test('J-6 without a draft a new form is blank', () => {
  expect(opening(undefined, undefined, TODAY)).toEqual({
    values: blankValues(TODAY),
    base: { values: blankValues(TODAY), updatedAt: null },
    restored: undefined,
  });
});

test('J-6 a draft opens with all that was typed, and with the date of today unless another was chosen', () => {
  const base = blankValues(YESTERDAY);
  const draft = { base, basedOn: null, savedAt: '2026-11-19T20:00:00.000Z' };
  const typed = opening(undefined, { ...draft, values: { ...base, company: 'Example' } }, TODAY);
  expect(typed.values).toEqual({ ...blankValues(TODAY), company: 'Example' });
  expect(typed.restored?.at).toBe(draft.savedAt);
  const chosen = { ...base, company: 'Example', appliedDate: '2026-10-01' };
  expect(opening(undefined, { ...draft, values: chosen }, TODAY).values.appliedDate).toBe('2026-10-01');
});

test('J-6 a draft without a change is none', () => {
  const base = blankValues(YESTERDAY);
  const draft = { base, values: base, basedOn: null, savedAt: '2026-11-19T20:00:00.000Z' };
  expect(opening(undefined, draft, TODAY).restored).toBeUndefined();
});
