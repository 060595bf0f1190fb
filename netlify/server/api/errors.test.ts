import { ORPCError, ValidationError } from '@orpc/server';
import { expect, test, vi } from 'vitest';

import { logFailure, toApiError } from './errors.ts';

test('P-NET-3 an answer that does not fit its contract is logged by its fields, without what is in them', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const issues = [{ message: 'expected number', path: ['contacts', 0, 'id'] }];
  const cause = new ValidationError({ message: 'invalid', issues, data: [{ message: 'a private word' }] });
  logFailure(new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Output validation failed', cause }), 'abc');
  expect(log.mock.calls).toEqual([['[abc]', 'Output validation failed: contacts.0.id: expected number']]);
  log.mockRestore();
});

test('P-NET-3 a change that lost to another one at the same moment may be sent again', () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const query = new Error('Failed query: update x set y = $1', { cause: deadlock });
  expect(toApiError(query)).toMatchObject({ status: 503, data: { retryAfterSeconds: 1 } });
});
