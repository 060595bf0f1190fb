import { expect, test } from 'vitest';
import { z } from 'zod';

import { choicesOf, currentOf } from './versions.ts';

type Values = Record<'place' | 'pay' | 'notes', string>;
const NAMES = ['place', 'pay', 'notes'] as const;
const differences = (one: Values, other: Values) => NAMES.filter((name) => one[name] !== other[name]);

test('D26 of two versions each side keeps what it changed', () => {
  const base: Values = { place: '', pay: '', notes: 'first' };
  const mine = { ...base, pay: '1', notes: 'mine' };
  const theirs = { ...base, place: 'Seattle', notes: 'theirs' };
  expect(choicesOf(differences, { base, mine, theirs })).toEqual([
    { name: 'place', keep: 'theirs' },
    { name: 'pay', keep: 'mine' },
    { name: 'notes', keep: 'mine' },
  ]);
});

test('D26 only a 409 with what is stored is a conflict', () => {
  const stored = { company: 'Example' };
  const inError = (status: number, body: unknown) =>
    currentOf(Object.assign(new Error(), { status, body }), z.object({ company: z.string() }));
  expect(inError(409, { error: 'No.', current: stored })).toEqual(stored);
  expect(inError(422, { error: 'No.', current: stored })).toBeUndefined();
  expect(inError(409, { error: 'No.', current: { id: 1 } })).toBeUndefined();
  expect(inError(409, { error: 'No.' })).toBeUndefined();
  expect(currentOf(new TypeError('Failed to fetch'), z.object({}))).toBeUndefined();
});
