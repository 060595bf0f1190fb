import { expect, test, vi } from 'vitest';

import { showFieldErrors } from './form-errors.ts';

const refusal = (fields: Record<string, string>) =>
  Object.assign(new Error('422'), { status: 422, body: { error: 'No.', fields } });

test('each refused field of a form has its message, and the first of them the focus', () => {
  const setError = vi.fn();
  const error = refusal({ slug: 'It is taken', name: 'It is too long', other: 'No such field' });
  expect(showFieldErrors<{ name: string; slug: string }>(error, setError, ['name', 'slug'])).toBe(true);
  expect(setError.mock.calls).toEqual([
    ['name', { type: 'server', message: 'It is too long' }, { shouldFocus: true }],
    ['slug', { type: 'server', message: 'It is taken' }, { shouldFocus: false }],
  ]);
});

test('a refusal that names none of the fields is left to be said elsewhere', () => {
  const setError = vi.fn();
  expect(showFieldErrors<{ name: string }>(refusal({}), setError, ['name'])).toBe(false);
  expect(setError).not.toHaveBeenCalled();
});
