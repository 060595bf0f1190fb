/** One game on the page: the current round, who wants to know of it, and the visitor's own cursor. */
import { collect, nearest, pause, resume, startRound, step, type Round } from './engine.ts';
import { FIELD, type Random } from './particle.ts';

export type Place = { x: number; y: number };
export type Game = ReturnType<typeof createGame>;

const CURSOR_SPEED = 380; // logical pixels per second while an arrow key is held
const CURSOR_NUDGE = 12; // what one short press moves at least
const CURSOR_REACH = 22; // how far off the keyboard's cursor may be

/** `still` asks, at the start of each round, whether particles must not move. */
export function createGame(random: Random, still: () => boolean) {
  let round = startRound(random, still());
  let cursor: Place = { x: FIELD.width / 2, y: FIELD.height / 2 };
  const listeners = new Set<(now: Round, before: Round) => void>();

  const change = (next: Round) => {
    const before = round;
    round = next;
    if (next !== before) for (const listener of listeners) listener(next, before);
  };
  const moveCursor = ({ x, y }: Place, by: number) => {
    cursor = { x: within(cursor.x + x * by, FIELD.width), y: within(cursor.y + y * by, FIELD.height) };
  };
  return {
    round: () => round,
    cursor: () => cursor,
    subscribe: (listener: (now: Round, before: Round) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restart: () => change(startRound(random, still())),
    pause: () => change(pause(round)),
    resume: () => change(resume(round)),
    collect: (place: Place, reach: number) => change(collect(round, place, reach)),
    collectAtCursor: () => change(collect(round, cursor, CURSOR_REACH)),
    /** Direction of a key press, each part −1, 0 or 1. */
    nudgeCursor: (direction: Place) => moveCursor(direction, CURSOR_NUDGE),
    cursorToNearest: () => {
      const { x, y } = nearest(round, cursor) ?? cursor;
      cursor = { x, y };
    },
    /** Lets time pass, with the arrow keys held in that direction. */
    advance: (seconds: number, direction: Place) => {
      moveCursor(direction, CURSOR_SPEED * seconds);
      change(step(round, seconds, random));
    },
  };
}

const within = (value: number, size: number): number => Math.min(size, Math.max(0, value));
