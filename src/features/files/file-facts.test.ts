import { expect, test } from 'vitest';

import type { ManagedFile } from '#contracts/files.ts';

import { numbersOf } from './file-facts.ts';

const file = (id: number, originalName: string) => ({ id, originalName }) as ManagedFile;

test('A-FIL-1 files of one name are numbered from the first that was uploaded, others are not', () => {
  const numbers = numbersOf([file(9, 'same.txt'), file(7, 'other.txt'), file(3, 'same.txt')]);
  expect([...numbers]).toEqual([
    [3, '1 of 2 of this name'],
    [9, '2 of 2 of this name'],
  ]);
});
