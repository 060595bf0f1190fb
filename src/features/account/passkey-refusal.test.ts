import { expect, test } from 'vitest';

import { refusalOf } from './passkey-refusal.ts';

test('AU-6 a passkey that was not made is told in words of the owner, not of the browser', () => {
  const closed = new DOMException(
    'The operation either timed out or was not allowed. See: https://www.w3.org/TR/webauthn-2/#x.',
    'NotAllowedError',
  );
  expect(refusalOf(closed)).toBe(
    'The browser’s question was closed, or waited too long. No passkey was made.',
  );
  const again = Object.assign(new Error('The authenticator was previously registered'), {
    name: 'InvalidStateError',
  });
  expect(refusalOf(again)).toBe('This device already has a passkey of this account.');
  expect(refusalOf(new Error('Something else'))).toBe('Something else');
});
