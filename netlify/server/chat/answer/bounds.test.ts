import { expect, test } from 'vitest';

import { siteContent } from '#server/content/site-content.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
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

test.each(['ﷺ', '㍿', '½', 'ﬃ'])('D1 of %s, which is written out as several letters, three count', (wide) => {
  expect(normalize(wide.repeat(1_000)).length).toBeLessThanOrEqual(3_000);
});

test('D1 letters that are written out as two or three are read whole', () => {
  expect(normalize('\uac01 ﬁnance ½')).toBe('\u1100\u1161\u11a8 finance 1 2');
});
