import { expect, test } from 'vitest';

import { nextSort, questionOf } from './rows-question.ts';

const asked = (query: string) => questionOf(new URLSearchParams(query), 'files');

test('A-DB-1 order and filter of the rows are read from the address', () => {
  expect(asked('')).toEqual({ tablename: 'files' });
  expect(asked('sort=-size')).toEqual({ tablename: 'files', sort: 'size', order: 'desc' });
  expect(asked('column=name&contains=photo')).toEqual({
    tablename: 'files',
    column: 'name',
    contains: 'photo',
  });
  expect(asked('column=name&equals=a&contains=b')).toEqual({
    tablename: 'files',
    column: 'name',
    equals: 'a',
  });
});

test('A-DB-1 half a filter is none', () => {
  expect(asked('column=name')).toEqual({ tablename: 'files' });
  expect(asked('contains=photo&sort=')).toEqual({ tablename: 'files' });
});

test('A-DB-1 a column sorts upwards, downwards, and not any more', () => {
  expect(nextSort(asked(''), 'size')).toBe('size');
  expect(nextSort(asked('sort=size'), 'size')).toBe('-size');
  expect(nextSort(asked('sort=-size'), 'size')).toBeUndefined();
  expect(nextSort(asked('sort=-size'), 'name')).toBe('name');
});
