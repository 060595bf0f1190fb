import { expect, test } from 'vitest';

import { failureToast } from './use-job-form.ts';

const refused = (status: number, error: string) => Object.assign(new Error(), { status, body: { error } });

test('ERR-3 a creation that fails says so as specified', () => {
  const failed = {
    title: 'Error',
    description: 'Failed to create job application. Please try again.',
    variant: 'destructive',
  };
  expect(failureToast(new TypeError('Failed to fetch'), true)).toEqual(failed);
  expect(failureToast(refused(503, 'The database is waking up.'), true)).toEqual(failed);
});

test('ERR-3 a creation that is refused says why', () => {
  expect(failureToast(refused(422, 'Some fields are not valid.'), true)).toEqual({
    title: 'Failed to add application',
    description: 'Some fields are not valid.',
    variant: 'destructive',
  });
});

test('D26 a change that fails is told apart from a creation', () => {
  expect(failureToast(new TypeError(), false).title).toBe('Update failed');
  expect(failureToast(refused(404, 'There is no such application.'), false).description).toBe(
    'There is no such application.',
  );
});
