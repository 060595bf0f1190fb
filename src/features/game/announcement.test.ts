import { expect, test } from 'vitest';

import { announcement } from './announcement.ts';
import { startRound, type Round } from './engine.ts';

test('P-GAME-1 the start of a round, its pause and its going on are said', () => {
  expect(announcement(null, makeRound())).toBe('Round started. 30 seconds.');
  expect(announcement(makeRound({ secondsLeft: 0, phase: 'ended' }), makeRound())).toBe(
    'Round started. 30 seconds.',
  );
  expect(announcement(makeRound(), makeRound({ phase: 'paused' }))).toBe('Paused.');
  expect(announcement(makeRound({ phase: 'paused' }), makeRound())).toBe('Going on.');
});

test('P-GAME-1 points are said every ten, not each', () => {
  expect(announcement(makeRound({ score: 4 }), makeRound({ score: 6 }))).toBeNull();
  expect(announcement(makeRound({ score: 9 }), makeRound({ score: 11 }))).toBe('11 points.');
  expect(announcement(makeRound({ score: 11 }), makeRound({ score: 12 }))).toBeNull();
});

test('P-GAME-1 ten seconds before the end the time is said, once', () => {
  const [eleven, ten, nine] = [11, 10, 9].map((secondsLeft) => makeRound({ secondsLeft, score: 1 }));
  expect(announcement(eleven ?? null, ten ?? makeRound())).toBe('10 seconds left, 1 point.');
  expect(announcement(ten ?? null, nine ?? makeRound())).toBeNull();
});

test('P-GAME-1 the end says the result, once', () => {
  const ended = makeRound({ phase: 'ended', secondsLeft: 0, score: 24 });
  expect(announcement(makeRound({ secondsLeft: 1 }), ended)).toBe('Time is up. You scored 24 points.');
  expect(announcement(ended, ended)).toBeNull();
});

function makeRound(own: Partial<Round> = {}): Round {
  return { ...startRound(Math.random, true), ...own };
}
