import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { Expectation, MEASURES, scorePostings } from '#support/posting-score.ts';

const ENOUGH = 0.95;

const Postings = z.array(z.strictObject({ name: z.string(), text: z.string(), expected: Expectation }));

const postings = Postings.parse(parse(readFileSync(path.join(import.meta.dirname, 'postings.yaml'), 'utf8')));
const { counts, misses } = scorePostings(postings);

test.each(MEASURES)('R-8 of the postings of eight trades 95 of 100 are read right: %s', (measure) => {
  if (misses.length > 0) console.log(misses.join('\n'));
  const { right, of } = counts[measure];
  expect(of).toBeGreaterThan(0);
  expect(right / of).toBeGreaterThanOrEqual(ENOUGH);
});
