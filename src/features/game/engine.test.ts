import fc from 'fast-check';
import { expect, test } from 'vitest';

import { collect, MAX_PARTICLES, pause, resume, startRound, step, type Round } from './engine.ts';
import { FIELD, pointsFor, type Particle, type Random } from './particle.ts';

const randoms = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })).map(
  (numbers): Random =>
    () =>
      Number(numbers.next().value),
);
const moves = fc.array(
  fc.oneof(
    fc.record({ seconds: fc.double({ min: 0, max: 2, noNaN: true }) }),
    fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) }),
  ),
  { maxLength: 80 },
);

test('P-GAME-1 a round starts with 15 particles, score 0 and 30 s', () => {
  const round = startRound(Math.random, false);
  expect(round).toMatchObject({ phase: 'playing', score: 0, secondsLeft: 30 });
  expect(round.particles).toHaveLength(15);
});

test('P-GAME-1 time ticks in whole seconds and the round ends at 0', () => {
  let round = startRound(Math.random, false);
  round = step(round, 0.9, Math.random);
  expect(round.secondsLeft).toBe(30);
  round = step(round, 0.2, Math.random);
  expect(round.secondsLeft).toBe(29);
  for (let second = 0; second < 28; second++) round = step(round, 1, Math.random);
  expect(round).toMatchObject({ phase: 'playing', secondsLeft: 1 });
  round = step(round, 1, Math.random);
  expect(round).toMatchObject({ phase: 'ended', secondsLeft: 0 });
});

test('P-GAME-1 D8 a radius under 12 gives 2 points, 12 and more give 1', () => {
  expect([8, 11.99, 12, 16].map((radius) => pointsFor({ radius }))).toEqual([2, 2, 1, 1]);
});

test('P-GAME-1 particles appear until there are 20, and no more', () => {
  let round = startRound(() => 0.99, true); // the longest lives
  for (let frame = 0; frame < 90; frame++) round = step(round, 0.1, () => 0.99);
  expect(round.particles).toHaveLength(20);
});

test('P-GAME-1 an ended or paused round stays as it is, whatever is tried', () => {
  const playing = startRound(Math.random, false);
  const [particle] = playing.particles;
  for (const round of [pause(playing), { ...playing, phase: 'ended' as const }]) {
    expect(step(round, 1, Math.random)).toBe(round);
    expect(collect(round, place(particle))).toBe(round);
  }
  expect(resume(pause(playing))).toEqual(playing);
  expect(resume({ ...playing, phase: 'ended' }).phase).toBe('ended');
});

test('P-GAME-3 a collected particle is marked, stops, says farewell and cannot be collected twice', () => {
  const round = withParticles({ x: 100, y: 100, radius: 10, vx: 50 });
  const once = collect(round, { x: 100, y: 100 });
  expect(once).toMatchObject({ score: 2, particles: [{ isCollected: true, vx: 0 }] });
  expect(collect(once, { x: 100, y: 100 })).toBe(once);
  expect(step(once, 0.6, Math.random).particles).toEqual([]);
});

test('P-GAME-1 of two particles under the pointer the nearer one is collected', () => {
  const round = withParticles({ x: 100, y: 100, radius: 16 }, { x: 110, y: 100, radius: 8 });
  expect(collect(round, { x: 108, y: 100 }).particles.map((p) => p.isCollected)).toEqual([false, true]);
});

test('P-GAME-1 a miss changes nothing, and reach makes small targets large enough', () => {
  const round = withParticles({ x: 100, y: 100, radius: 8 });
  expect(collect(round, { x: 115, y: 100 })).toBe(round);
  expect(collect(round, { x: 115, y: 100 }, 16).score).toBe(2);
});

test('P-GAME-3 a particle that nobody collects leaves when its life is over', () => {
  const round = withParticles({ life: 0.2, maxLife: 6 });
  expect(step(round, 0.3, Math.random).particles).toEqual([]);
});

test('P-GAME-1 under reduced motion particles stay where they appear', () => {
  const round = startRound(Math.random, true);
  const later = step(round, 0.5, Math.random);
  expect(later.particles.map(place)).toEqual(round.particles.map(place));
});

test('P-GAME-1 P-GAME-3 whatever happens, the rules hold', () => {
  fc.assert(
    fc.property(randoms, fc.boolean(), moves, (random, still, steps) => {
      let round = startRound(random, still);
      for (const move of steps) {
        const next = 'seconds' in move ? step(round, move.seconds, random) : collect(round, move);
        expect([0, 1, 2]).toContain(next.score - round.score);
        expect(next.secondsLeft).toBeLessThanOrEqual(round.secondsLeft);
        expect(next.particles.length).toBeLessThanOrEqual(MAX_PARTICLES);
        expect(next.phase === 'ended').toBe(next.secondsLeft === 0);
        expect(next.particles.every(isSound)).toBe(true);
        round = next;
      }
    }),
  );
});

function isSound({ x, y, radius, life, maxLife }: Particle): boolean {
  const inside = x >= radius && x <= FIELD.width - radius && y >= radius && y <= FIELD.height - radius;
  return inside && radius >= 8 && radius <= 16 && life > 0 && life <= maxLife;
}

/** A round with just these particles, resting in the middle of the field where nothing else is said. */
function withParticles(...particles: Partial<Particle>[]): Round {
  const resting = {
    x: 300,
    y: 200,
    vx: 0,
    vy: 0,
    radius: 14,
    colour: 'ink',
    life: 5,
    maxLife: 5,
    isCollected: false,
  } as const;
  return { ...startRound(Math.random, false), particles: particles.map((own) => ({ ...resting, ...own })) };
}

function place(particle: Particle | undefined) {
  return { x: particle?.x ?? 0, y: particle?.y ?? 0 };
}
