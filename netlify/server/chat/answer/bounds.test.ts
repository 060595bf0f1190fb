import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import { LONGEST_UNIT } from '../knowledge/units.ts';
import { normalize } from '../language/words.ts';
import { answer } from './answer.ts';

const knowledge = buildKnowledge(siteContent());
const TURNS = 20;
const TURN_LENGTH = 4_000;

/** How many words were compared with the known ones for an answer to `message` after such a conversation. */
function wordsSpelled(message: string, turnOf: (index: number) => string): number {
  let count = 0;
  const correct = (word: string) => {
    count += 1;
    return knowledge.spelling.correct(word);
  };
  const history = Array.from({ length: TURNS }, (_, index) => ({
    role: 'user' as const,
    content: turnOf(index).slice(0, TURN_LENGTH),
  }));
  answer({ ...knowledge, spelling: { ...knowledge.spelling, correct } }, { message, history });
  return count;
}

const WORD = 'securty ';
const MOST_PER_TURN = 400 / WORD.length + 1;

test.each(['And when was that?', 'tell me more'])(
  'D1 after twenty long turns %j reads the beginning of each, once',
  (message) => {
    const different = wordsSpelled(message, (index) => `x${index} ${WORD.repeat(TURN_LENGTH)}`);
    expect(different).toBeLessThanOrEqual(TURNS * (MOST_PER_TURN + 1) + 10);
    const same = wordsSpelled(message, () => WORD.repeat(TURN_LENGTH));
    expect(same).toBeLessThanOrEqual(2 * MOST_PER_TURN + 10);
  },
);

test('D1 a question that begins anew a hundred times is answered', () => {
  const message = `${'and what about '.repeat(100)}the place of the work of the years of his life`;
  const history = [{ role: 'user' as const, content: 'Where did he work?' }];
  expect(answer(knowledge, { message, history }).response).toBeTruthy();
});

test.each(['ﷺ', '㍿', '½', 'ﬃ'])('D1 of %s, which is written out as several letters, three count', (wide) => {
  expect(normalize(wide.repeat(1_000)).length).toBeLessThanOrEqual(3_000);
});

test('D1 letters that are written out as two or three are read whole', () => {
  expect(normalize('\uac01 ﬁnance ½')).toBe('\u1100\u1161\u11a8 finance 1 2');
});

/** In characters: the longest unit with the place where it stands. */
const LONGEST_REPLY = LONGEST_UNIT + 300;

test.each([
  ['one word', 'x'.repeat(100_000)],
  ['one sentence', 'stripe '.repeat(28_571)],
  ['one sentence of several words', 'wide stripe paint '.repeat(11_111)],
  ['announced items of one word each', `Stripe paint:\n\n${`- ${'x'.repeat(5_000)}\n`.repeat(40)}`],
])('D1 of a text that is %s, no more is said than fits, and no more is read at once', (_what, text) => {
  const post = {
    ...{ slug: 'stripe', title: 'Stripe paint', excerpt: 'About paint.', content: `A stripe is ${text}` },
    ...{ publishedAt: '2026-01-01T00:00:00Z', categories: [], tags: [] },
  };
  const striped = buildKnowledge(siteContent(), [post]);
  for (const message of ['What is a stripe?', 'Why is the stripe paint?', 'How many stripes?'])
    expect(answer(striped, { message }).response.length).toBeLessThanOrEqual(LONGEST_REPLY);
  const longest = Math.max(...striped.sentences.units.map(({ text: said }) => said.length));
  expect(longest).toBeLessThanOrEqual(LONGEST_UNIT);
});
