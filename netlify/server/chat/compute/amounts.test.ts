import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { answer } from '../answer/answer.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

/** A post of a garden: a table of its beds, a table of its plans, and shares of what it grows. */
const content = `We planted 26 apple trees. Nine grew from a cutting, and two of those lean.

Four of the seven weeks went into the first 85 bulbs.

## Three beds

| Bed | Soil | Plants | Cost per bed |
| --- | --- | --: | --: |
| A | sand and peat | 68 | £1,450 |
| B | loam | 49 | £90 |
| Old wall | clay: wet | 30 | £2,300 (twice) |

## Two plans

| | A: roses | B: weeds |
| --- | --: | --: |
| Seeds | $40 | $2 |
| Total per year | $188,000 | $18,500 |
| Share of the money | 7.5% | 12.0% |

## Pots

| Pot | Clay pots cost |
| --- | --: |
| Tall jar | $4 |
| Round bowl | $9 |
| Round bowl | $15 |
| Flat dish | $15 |

Of 24 invited gardeners, seven came. Third place of 23 roses at the spring show. Water costs 4 euros a month.
Eight of twelve ponds do not freeze.`;
const post = {
  ...{ slug: 'beds', title: 'A garden in numbers', excerpt: 'Beds, plans and shares.', content },
  ...{ publishedAt: '2026-01-01T00:00:00Z', categories: [], tags: [] },
};
const knowledge = buildKnowledge(siteContent(), [post]);
const ask = (message: string) => answer(knowledge, { message });

test.each([
  ['what is the price gap between bed B and the old wall?', '£2,210 between them'],
  ['how many fewer plants has bed B than bed A?', '19 between them: Plants is 68 (Bed A) and 49 (Bed B)'],
  ['how many plants are in the first two beds together?', '117 in all'],
  ['how many percent more of the money goes to plan B than to plan A?', '4.5 percentage points'],
  ['what lies between the cheapest and the most expensive of the plans in the garden?', '$169,500'],
  ['how far apart are plans A and B of the garden?', '$169,500 between them: Total per year'],
  ['which bed has the most plants?', 'Bed A: Plants 68'],
  ['what does the water cost per year?', '48 euros a year'],
])('D45 %s is computed from what a post tells', (message, told) => {
  expect(ask(message).response).toContain(told);
});

test.each([
  'what is the price gap between bed B and bed D?',
  'how much cheaper was bed B than the greenhouse?',
  'how many of the twelve ponds do not freeze?',
  'how much cheaper was the tall jar than the round bowl?',
  'what did the last two pots of clay cost together?',
  'how many percent of the money go to both plans together?',
  'how many bulbs came up without help?',
])('D45 %s is left to what is written, where a part of it is not told or is told itself', (message) => {
  expect(ask(message).response).not.toMatch(/between them|in all|\bless\b/);
});
