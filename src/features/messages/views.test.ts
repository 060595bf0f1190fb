import { expect, test } from 'vitest';

import { countOf, movesFrom, viewOf, spamWords } from './views.ts';

const counts = { new: 2, read: 3, archived: 5, spam: 7 };

test('the inbox holds what is new or read; other views hold their own status', () => {
  expect(countOf('inbox', counts)).toBe(5);
  expect(countOf('new', counts)).toBe(2);
  expect(countOf('archived', counts)).toBe(5);
  expect(countOf('all', counts)).toBe(17);
});

test('an unknown view in the address is the inbox', () => {
  expect(viewOf('')).toBe('inbox');
  expect(viewOf('deleted')).toBe('inbox');
  expect(viewOf('spam')).toBe('spam');
});

test.each([
  ['new', ['read', 'archived', 'spam']],
  ['read', ['new', 'archived', 'spam']],
  ['archived', ['read', 'spam']],
  ['spam', ['read']],
] as const)('a %s message can become %j', (status, targets) => {
  expect(movesFrom(status).map(({ to }) => to)).toEqual(targets);
});

test('P-CON-6 the owner reads why a message looks like spam', () => {
  expect(spamWords({ spamSigns: ['fast', 'links'] })).toBe('Sent within 3 seconds, many links');
  expect(spamWords({ spamSigns: [] })).toBe('');
});
