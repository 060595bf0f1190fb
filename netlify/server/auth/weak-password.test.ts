import fc from 'fast-check';
import { expect, test } from 'vitest';

import { newPassword } from './owner.ts';
import { isWeakPassword } from './weak-password.ts';

const OLIVIA = {
  username: 'owner',
  firstName: 'Olivia',
  lastName: 'Example',
  email: 'olivia@example.com',
  site: 'https://studio-north.org',
};

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd!2026',
  'passwordpassword',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  'zaq12wsxcde3',
  '123456789012',
  'aaaaaaaaaaaaaaaaaaaa',
  'abcabcabcabc',
  'xk7xk7xk7xk7xk7',
  'iloveyou-2024',
  'WelcomeWelcome1!',
  'letmeinletmein',
  'olivia-example-1990',
  'studio-north-2026',
  'ｐａｓｓｗｏｒｄ１２３４',
])('AU-3 %s is among the first that are tried', (password) => {
  expect(isWeakPassword(password, OLIVIA)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'a much better password',
  'another-long-pass',
  'Tr4in leaves at nine',
  'kL9#vv2Qz!mR',
  'зелёный чайник поёт',
  '青い空と白い雲がとてもきれい',
])('AU-3 %s may be had', (password) => {
  expect(isWeakPassword(password, OLIVIA)).toBe(false);
});

test('AU-3 whoever is not named by the site may use the name', () => {
  expect(isWeakPassword('olivia-example-1990')).toBe(false);
});

test('AU-3 no password that was made at random is refused', () => {
  fc.assert(fc.property(fc.constant(undefined), () => !isWeakPassword(newPassword(), OLIVIA)));
});

test('AU-3 the longest one is looked at at once', () => {
  const startedAt = performance.now();
  for (const part of ['pass', 'a', 'abcdefghijklmnopqrstuvwxy', '1q2w3e4r5t6'])
    isWeakPassword(part.repeat(1024 / part.length), OLIVIA);
  expect(performance.now() - startedAt).toBeLessThan(200);
});
