import { expect, test } from 'vitest';

import { inOrder } from '#contracts/sections.ts';

test('P-EXP-1 current roles come first, then the latest end, then the latest start', () => {
  const roles = [
    { start: '2020-05', end: '2024-01' },
    { start: '2023-09', end: null },
    { start: '2022-03', end: '2023-06' },
    { start: '2024-05', end: null },
  ];
  expect(inOrder(roles).map(({ start }) => start)).toEqual(['2024-05', '2023-09', '2020-05', '2022-03']);
});
