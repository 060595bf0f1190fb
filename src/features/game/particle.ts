export const FIELD = { width: 600, height: 400 } as const; // P-GAME-1
export const MIN_RADIUS = 8; // D8
export const MAX_RADIUS = 16; // D8
export const SMALL_BELOW_RADIUS = 12; // P-GAME-1

/** Returns numbers in [0, 1). */
export type Random = () => number;

/** Lengths in logical pixels of the 600 × 400 field, speeds per second, life in seconds (P-GAME-3). */
export type Particle = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  radius: number;
  /** Name of a colour token. */
  colour: 'accent' | 'ink';
  life: number;
  maxLife: number;
  isCollected: boolean;
};

const LIFE_SECONDS = { min: 5, max: 10 };
const SPEED = { min: 25, max: 90 }; // the smaller, the faster

/** A new particle, wholly inside the field. */
export function spawnParticle(random: Random, still: boolean): Particle {
  const between = (min: number, max: number) => min + random() * (max - min);
  const radius = between(MIN_RADIUS, MAX_RADIUS);
  const smallness = (MAX_RADIUS - radius) / (MAX_RADIUS - MIN_RADIUS);
  const speed = still ? 0 : between(SPEED.min, SPEED.min + (SPEED.max - SPEED.min) * smallness);
  const angle = between(0, 2 * Math.PI);
  const maxLife = between(LIFE_SECONDS.min, LIFE_SECONDS.max);
  return {
    x: between(radius, FIELD.width - radius),
    y: between(radius, FIELD.height - radius),
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    radius,
    colour: radius < SMALL_BELOW_RADIUS ? 'accent' : 'ink',
    life: maxLife,
    maxLife,
    isCollected: false,
  };
}

/** The particle some seconds later and older, turned back at the edges of the field. */
export function moveParticle(particle: Particle, seconds: number): Particle {
  const across = bounce(particle.x + particle.vx * seconds, particle.radius, FIELD.width);
  const down = bounce(particle.y + particle.vy * seconds, particle.radius, FIELD.height);
  return {
    ...particle,
    x: across.place,
    y: down.place,
    vx: particle.vx * across.turn,
    vy: particle.vy * down.turn,
    life: particle.life - seconds,
  };
}

/** 2 for a small particle, 1 for a large one (D8). */
export const pointsFor = ({ radius }: Pick<Particle, 'radius'>): 1 | 2 =>
  radius < SMALL_BELOW_RADIUS ? 2 : 1;

function bounce(place: number, radius: number, size: number): { place: number; turn: 1 | -1 } {
  if (place < radius) return { place: Math.min(2 * radius - place, size - radius), turn: -1 };
  const end = size - radius;
  if (place > end) return { place: Math.max(2 * end - place, radius), turn: -1 };
  return { place, turn: 1 };
}
