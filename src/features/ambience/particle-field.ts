/** The background particles as numbers: where they are, how they drift, which of them are linked. */

export const PARTICLE_COUNT = 150; // P-BG-1
export const MIN_RADIUS = 3; // P-BG-1
export const MAX_RADIUS = 7; // P-BG-1
export const LINK_DISTANCE = 80; // P-BG-1
export const POINTER_RADIUS = 100; // P-BG-1

/** Lengths in CSS pixels, speeds in pixels per second; one array per quantity keeps a step cheap. */
export type Field = {
  width: number;
  height: number;
  x: Float32Array;
  y: Float32Array;
  vx: Float32Array;
  vy: Float32Array;
  radius: Float32Array;
};
export type Point = { x: number; y: number };

const CRUISING_SPEED = 14;
const PUSH = 900; // acceleration right under the pointer
const CALMING = 1.2; // share of the surplus speed lost per second

/** Scatters the particles over the area; `random` returns numbers in [0, 1). */
export function createField(width: number, height: number, random: () => number): Field {
  const fill = (value: () => number) => Float32Array.from({ length: PARTICLE_COUNT }, value);
  const field: Field = {
    width,
    height,
    x: fill(() => random() * width),
    y: fill(() => random() * height),
    vx: new Float32Array(PARTICLE_COUNT),
    vy: new Float32Array(PARTICLE_COUNT),
    radius: fill(() => MIN_RADIUS + random() * (MAX_RADIUS - MIN_RADIUS)),
  };
  for (let i = 0; i < PARTICLE_COUNT; i++) {
    const angle = random() * 2 * Math.PI;
    const speed = CRUISING_SPEED * (0.5 + random());
    field.vx[i] = Math.cos(angle) * speed;
    field.vy[i] = Math.sin(angle) * speed;
  }
  return field;
}

/** Stretches the field to a new area, so that a rotated phone is not left half empty. */
export function resizeField(field: Field, width: number, height: number): void {
  const [across, down] = [width / field.width, height / field.height];
  for (let i = 0; i < PARTICLE_COUNT; i++) {
    field.x[i] = at(field.x, i) * across;
    field.y[i] = at(field.y, i) * down;
  }
  field.width = width;
  field.height = height;
}

/** Moves the particles by `seconds` and away from the pointer; returns how many the pointer reached. */
export function stepField(field: Field, seconds: number, pointer: Point | undefined): number {
  let reached = 0;
  for (let i = 0; i < PARTICLE_COUNT; i++) {
    if (pointer && push(field, i, pointer, seconds)) reached++;
    calm(field, i, seconds);
    drift(field.x, field.vx, i, at(field.radius, i), field.width, seconds);
    drift(field.y, field.vy, i, at(field.radius, i), field.height, seconds);
  }
  return reached;
}

function push({ x, y, vx, vy }: Field, i: number, pointer: Point, seconds: number): boolean {
  const [dx, dy] = [at(x, i) - pointer.x, at(y, i) - pointer.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= POINTER_RADIUS) return false;
  const force = ((1 - distance / POINTER_RADIUS) * PUSH * seconds) / (distance || 1);
  vx[i] = at(vx, i) + dx * force;
  vy[i] = at(vy, i) + dy * force;
  return true;
}

/** A pushed particle slows down to its cruising speed, never to a stop. */
function calm({ vx, vy }: Field, i: number, seconds: number): void {
  const speed = Math.hypot(at(vx, i), at(vy, i));
  if (speed <= CRUISING_SPEED) return;
  const kept = 1 - (1 - CRUISING_SPEED / speed) * Math.min(1, CALMING * seconds);
  vx[i] = at(vx, i) * kept;
  vy[i] = at(vy, i) * kept;
}

/** One axis: moves, and turns back at the edge with the whole disc still inside. */
function drift(
  place: Float32Array,
  speed: Float32Array,
  i: number,
  radius: number,
  size: number,
  seconds: number,
) {
  const end = Math.max(radius, size - radius);
  const next = at(place, i) + at(speed, i) * seconds;
  place[i] = Math.min(end, Math.max(radius, next));
  if (next < radius) speed[i] = Math.abs(at(speed, i));
  else if (next > end) speed[i] = -Math.abs(at(speed, i));
}

/**
 * Calls `link(i, j, closeness)` once for each pair closer than LINK_DISTANCE, with closeness in (0, 1].
 * A grid of cells of that size spares comparing all 11,175 pairs.
 */
export function eachLink(field: Field, link: (i: number, j: number, closeness: number) => void): void {
  const columns = Math.ceil(field.width / LINK_DISTANCE) + 2; // an empty column on either side
  const cells = new Map<number, number[]>();
  const cellOf = (i: number) =>
    (1 + Math.floor(at(field.y, i) / LINK_DISTANCE)) * columns +
    (1 + Math.floor(at(field.x, i) / LINK_DISTANCE));
  for (let i = 0; i < PARTICLE_COUNT; i++) {
    const cell = cellOf(i);
    // Particles before i are in the grid: half the pairs, each seen once.
    for (const row of [cell - columns, cell, cell + columns])
      for (let near = row - 1; near <= row + 1; near++)
        for (const j of cells.get(near) ?? []) {
          const distance = Math.hypot(at(field.x, i) - at(field.x, j), at(field.y, i) - at(field.y, j));
          if (distance < LINK_DISTANCE) link(i, j, 1 - distance / LINK_DISTANCE);
        }
    const neighbours = cells.get(cell);
    if (neighbours) neighbours.push(i);
    else cells.set(cell, [i]);
  }
}

const at = (values: Float32Array, index: number): number => values[index] ?? 0;
