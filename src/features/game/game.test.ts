import { expect, test, vi } from 'vitest';

import { createGame } from './game.ts';

const AT_REST = { x: 0, y: 0 };

test('P-GAME-1 keys alone can play: the cursor jumps to the nearest particle and collects it', () => {
  const game = createGame(Math.random, () => true);
  for (let press = 0; press < 5; press++) {
    game.cursorToNearest();
    game.collectAtCursor();
  }
  expect(game.round().particles.filter(({ isCollected }) => isCollected)).toHaveLength(5);
  expect(game.round().score).toBeGreaterThanOrEqual(5);
});

test('P-GAME-1 arrow keys move the cursor at once and while they are held, within the field', () => {
  const game = createGame(Math.random, () => true);
  expect(game.cursor()).toEqual({ x: 300, y: 200 });
  game.nudgeCursor({ x: 1, y: 0 });
  expect(game.cursor()).toEqual({ x: 312, y: 200 });
  game.advance(0.1, { x: 0, y: -1 });
  expect(game.cursor()).toEqual({ x: 312, y: 162 });
  game.advance(10, { x: 1, y: 1 });
  expect(game.cursor()).toEqual({ x: 600, y: 400 });
});

test('P-GAME-1 restart after the end gives fresh particles, score 0 and 30 s', () => {
  const game = createGame(Math.random, () => true);
  const first = game.round().particles;
  game.cursorToNearest();
  game.collectAtCursor();
  for (let second = 0; second < 30; second++) game.advance(1, AT_REST);
  expect(game.round().phase).toBe('ended');
  game.restart();
  expect(game.round()).toMatchObject({ phase: 'playing', score: 0, secondsLeft: 30 });
  expect(game.round().particles).toHaveLength(15);
  expect(game.round().particles).not.toEqual(first);
});

test('P-GAME-1 a round asks anew whether motion is welcome', () => {
  const still = vi.fn(() => false);
  const game = createGame(Math.random, still);
  still.mockReturnValue(true);
  expect(game.round().still).toBe(false);
  game.restart();
  expect(game.round().still).toBe(true);
});

test('listeners hear changes and nothing else, until they leave', () => {
  const game = createGame(Math.random, () => true);
  const listener = vi.fn();
  const leave = game.subscribe(listener);
  game.resume(); // is playing: no change
  game.pause();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  game.resume();
  expect(listener).toHaveBeenCalledTimes(1);
});
