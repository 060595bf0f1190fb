import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { answer } from '../answer/answer.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

const content = `The label holds three lines: what grows here, who planted it, and when it blooms.

## Things I do not do

- Prune in the rain. It spreads mould.
- Water at noon

## Money

Four rules have held up for me, and each is older than the garden:

1. Borrow the ladder
2. Buy seeds in autumn

## How I ask

- Once

## What the fence cost

Nothing but a week. The wood was there.`;
const post = {
  ...{ slug: 'roses', title: 'Roses in a small garden', excerpt: 'A year of roses.', content },
  ...{ publishedAt: '2026-01-01T00:00:00Z', categories: [], tags: [] },
};
const knowledge = buildKnowledge(siteContent(), [post]);
const ask = (message: string) => answer(knowledge, { message }).response;

test.each([
  [
    'what are things he does not do with roses?',
    /under “Things I do not do”:\n• Prune in the rain.*\n• Water at noon/,
  ],
  ['what are the four rules for the garden?', /• Borrow the ladder\n• Buy seeds in autumn/],
  ['list what is on the label for roses', /• what grows here\n• who planted it\n• when it blooms/],
  [
    'what did the fence of the garden cost?',
    /under “What the fence cost”: Nothing but a week. The wood was there./,
  ],
])('D45 %s shows the whole list or section', (message, told) => {
  expect(ask(message)).toMatch(told);
});

test('D45 a list under another heading is not shown', () => {
  expect(ask('list his grades')).not.toContain('under “');
  expect(ask('what are the prices of his roses?')).not.toContain('Borrow the ladder');
});
