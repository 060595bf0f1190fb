import { expect, test } from 'vitest';

import { loginError } from './SignIn.tsx';

const refusal = (status: number, body: unknown) => Object.assign(new Error('…'), { status, body });

test('ERR-1 a refused login says what the server says, or "Invalid credentials"', () => {
  expect(loginError(refusal(429, { error: 'Too many attempts. Try again in 10 minutes.' }))).toMatchObject({
    title: 'Login failed',
    description: 'Too many attempts. Try again in 10 minutes.',
  });
  expect(loginError(refusal(401, ''))).toMatchObject({
    title: 'Login failed',
    description: 'Invalid credentials',
  });
});

test('ERR-1 a login that reaches nobody says so', () => {
  for (const error of [new TypeError('Failed to fetch'), refusal(502, '<h1>Bad gateway</h1>')])
    expect(loginError(error)).toMatchObject({
      title: 'Login error',
      description: 'Unable to connect to the server',
    });
});
