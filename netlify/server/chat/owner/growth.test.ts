import { expect, test } from 'vitest';

import { workCounter } from '#support/counted-work.ts';

const countedWork = await workCounter('/netlify/server/');
// Only now: what ran before would not be counted whole.
const { siteContent } = await import('#server/content/current.ts');
const { buildKnowledge } = await import('../knowledge/knowledge.ts');
const { answer } = await import('../answer/answer.ts');

/** Four times the posts; a square would be sixteen times the work. */
const GROWTH = 6;

function workOf(posts: number) {
  const knowledge = buildKnowledge(
    siteContent(),
    Array.from({ length: posts }, (_, at) => ({
      ...{ slug: `post-${at}`, title: `Post ${at}`, excerpt: '', tags: [], categories: [] },
      ...{ content: 'That was my mistake. '.repeat(50), publishedAt: '2025-01-01T00:00:00Z' },
    })),
  );
  const ask = (message: string) => answer(knowledge, { message });
  ask('What has he written about?');
  return countedWork(() => expect(ask('any regrets?').by).toBe('hindsight'));
}

test('D45 what went wrong is found in four times as many posts with about four times the work', async () => {
  const [once, four] = [await workOf(20), await workOf(80)];
  expect(once).toBeGreaterThan(0);
  expect(four / once).toBeLessThan(GROWTH);
});
