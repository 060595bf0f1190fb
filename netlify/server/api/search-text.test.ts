import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { containsWords } from './search-text.ts';

const columns = [sql`name`, sql`email`];

test('T-2 a word that is searched for again and again is looked for once', () => {
  expect(containsWords(columns, 'a '.repeat(100))).toHaveLength(1);
  expect(containsWords(columns, 'b a b a a')).toHaveLength(2);
});
