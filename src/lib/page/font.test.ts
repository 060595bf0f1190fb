import { expect, test } from 'vitest';

import { hasShifted } from './font.ts';

const SCREEN = 800;
const place = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test('a move of three pixels in either direction is a shift, less is not', () => {
  expect(hasShifted([place(10, 20)], [place(12.9, 17.1)], SCREEN)).toBe(false);
  expect(hasShifted([place(10, 20)], [place(13, 20)], SCREEN)).toBe(true);
  expect(hasShifted([place(10, 20)], [place(10, 17)], SCREEN)).toBe(true);
});

test('what is below the screen may move, unless it moves into it', () => {
  expect(hasShifted([place(10, 900)], [place(10, 860)], SCREEN)).toBe(false);
  expect(hasShifted([place(10, 810)], [place(10, 790)], SCREEN)).toBe(true);
});
