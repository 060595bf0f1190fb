import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { MEASURES, scorePostings } from './score.ts';

const ENOUGH = 0.95;

const Postings = z.array(
  z.strictObject({
    name: z.string(),
    text: z.string(),
    expected: z.strictObject({
      must: z.array(z.string()),
      nice: z.array(z.string()),
      years: z.array(z.strictObject({ about: z.string(), min: z.number() })),
      certificates: z.array(z.string()),
      languages: z.array(z.strictObject({ language: z.string(), level: z.string().optional() })),
      place: z.strictObject({ city: z.string().optional(), remote: z.string().optional() }),
      notRequired: z.array(z.string()),
      anyOf: z.array(z.array(z.string())),
      neutral: z.array(z.string()),
    }),
  }),
);

const postings = Postings.parse(parse(readFileSync(path.join(import.meta.dirname, 'postings.yaml'), 'utf8')));
const { counts, misses } = scorePostings(postings);

test.each(MEASURES)('R-8 of the postings of eight trades 95 of 100 are read right: %s', (measure) => {
  if (misses.length > 0) console.log(misses.join('\n'));
  const { right, of } = counts[measure];
  expect(of).toBeGreaterThan(0);
  expect(right / of).toBeGreaterThanOrEqual(ENOUGH);
});
