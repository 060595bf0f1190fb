import { expect, test } from 'vitest';
import { z } from 'zod';

import './field-messages.ts';

test.each([
  [z.string(), undefined, 'This field is missing'],
  [z.object({ a: z.string() }), 'x', 'Use an object'],
  [z.record(z.string(), z.string()), 5, 'Use an object'],
  [z.array(z.string()), 'x', 'Use a list'],
  [z.string(), 5, 'Use text'],
  [z.boolean(), 'x', 'Use true or false'],
  [z.coerce.number(), 'abc', 'Use a number'],
  [z.int(), 1.5, 'Use a whole number'],
  [z.int(), 1e99, 'Use at most 9007199254740991'],
  [z.number().min(3), 1, 'Use at least 3'],
  [z.number().multipleOf(0.5), 1.2, 'Use a multiple of 0.5'],
  [z.string().min(1), '', 'Use at least 1 character'],
  [z.string().min(2), 'x', 'Use at least 2 characters'],
  [z.string().max(1), 'xx', 'Use at most 1 character'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Use at most 2 entries'],
  [z.enum(['a', 'b', 'c']), 'd', 'Use a, b or c'],
  [z.literal('a'), 'd', 'Use a'],
  [z.stringbool(), 'q', 'Use true, 1, yes, on, y, enabled, false, 0, no, off, n or disabled'],
  [
    z.enum('a b c d e f g h i j k l m n'.split(' ')),
    'q',
    'Use a, b, c, d, e, f, g, h, i, j, k, l or another of 14 values',
  ],
  [z.iso.date(), '2026-99-99', 'Use a date such as 2026-01-31'],
  [z.iso.datetime(), 'now', 'Use a moment such as 2026-01-31T09:30Z'],
  [z.email(), 'x', 'Enter a valid email address'],
  [z.url(), 'x', 'Use an address such as https://…'],
  [z.string().regex(/a/), 'b', 'Has the wrong form'],
  [z.union([z.string(), z.number()]), true, 'Has the wrong form'],
  [z.strictObject({}), { admin: true }, 'This field is not known'],
])('D42 a field is told what it must be, in plain words (%#)', (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});

test('D42 the sentence of a schema itself comes first', () => {
  const schema = z.string('Enter your name').min(1, 'Enter your name');
  for (const value of [undefined, 5, ''])
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Enter your name');
});
