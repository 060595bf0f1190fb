/** The rules of a round: pure functions from one state to the next, with chance handed in. */
import { moveParticle, pointsFor, spawnParticle, type Particle, type Random } from './particle.ts';

export const ROUND_SECONDS = 30; // P-GAME-1
export const TICK_SECONDS = 1; // P-GAME-1
export const INITIAL_PARTICLES = 15; // P-GAME-1
export const MAX_PARTICLES = 20; // P-GAME-1

const SPAWN_SECONDS = 0.7;
/** How long a collected particle still shows what it was worth. */
export const FAREWELL_SECONDS = 0.5;

export type Round = {
  phase: 'playing' | 'paused' | 'ended';
  /** Particles drift, or stay where they appear for visitors who want no motion. */
  still: boolean;
  secondsLeft: number;
  score: number;
  particles: readonly Particle[];
  secondsSinceTick: number;
  secondsSinceSpawn: number;
};

/** A fresh round: 15 particles, score 0, 30 s. `random` returns numbers in [0, 1). */
export function startRound(random: Random, still: boolean): Round {
  return {
    phase: 'playing',
    still,
    secondsLeft: ROUND_SECONDS,
    score: 0,
    particles: Array.from({ length: INITIAL_PARTICLES }, () => spawnParticle(random, still)),
    secondsSinceTick: 0,
    secondsSinceSpawn: 0,
  };
}

/** The round some seconds later: particles move, age, leave and appear; whole seconds tick away. */
export function step(round: Round, seconds: number, random: Random): Round {
  if (round.phase !== 'playing') return round;
  return tick(spawn(age(round, seconds), seconds, random), seconds);
}

function age(round: Round, seconds: number): Round {
  const particles = round.particles
    .map((particle) => moveParticle(particle, seconds))
    .filter(({ life }) => life > 0);
  return { ...round, particles };
}

function spawn(round: Round, seconds: number, random: Random): Round {
  const due = round.secondsSinceSpawn + seconds;
  if (due < SPAWN_SECONDS) return { ...round, secondsSinceSpawn: due };
  if (round.particles.length >= MAX_PARTICLES) return { ...round, secondsSinceSpawn: 0 };
  const particles = [...round.particles, spawnParticle(random, round.still)];
  return { ...round, particles, secondsSinceSpawn: 0 };
}

function tick(round: Round, seconds: number): Round {
  const passed = round.secondsSinceTick + seconds;
  const ticks = Math.floor(passed / TICK_SECONDS);
  const secondsLeft = Math.max(0, round.secondsLeft - ticks);
  return {
    ...round,
    secondsLeft,
    secondsSinceTick: passed - ticks * TICK_SECONDS,
    phase: secondsLeft === 0 ? 'ended' : 'playing',
  };
}

/** Collects the particle nearest to the place that lies within its own radius or within `reach`. */
export function collect(round: Round, place: { x: number; y: number }, reach = 0): Round {
  if (round.phase !== 'playing') return round;
  const hit = nearest(round, place);
  if (!hit || distance(hit, place) > Math.max(hit.radius, reach)) return round;
  const collected = { ...hit, isCollected: true, life: FAREWELL_SECONDS, vx: 0, vy: 0 };
  return {
    ...round,
    score: round.score + pointsFor(hit),
    particles: round.particles.map((particle) => (particle === hit ? collected : particle)),
  };
}

/** The particle that is nearest to the place and still to be had. */
export function nearest(round: Round, place: { x: number; y: number }): Particle | undefined {
  return round.particles
    .filter(({ isCollected }) => !isCollected)
    .toSorted((one, other) => distance(one, place) - distance(other, place))[0];
}

export function pause(round: Round): Round {
  return round.phase === 'playing' ? { ...round, phase: 'paused' } : round;
}

export function resume(round: Round): Round {
  return round.phase === 'paused' ? { ...round, phase: 'playing' } : round;
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
