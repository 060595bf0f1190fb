import { expect, test } from 'vitest';

import { expressionsOfProduct, judgedKeys } from './lint/expressions.ts';

test('of every regular expression it is known how long it takes; `npm run lint:expressions` judges the new ones', () => {
  const judged = judgedKeys();
  const isNew = ({ key }: { key: string }) => !judged.has(key);
  expect(expressionsOfProduct().filter(isNew)).toEqual([]);
});
