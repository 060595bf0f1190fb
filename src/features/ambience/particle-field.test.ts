import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  createField,
  eachLink,
  LINK_DISTANCE,
  PARTICLE_COUNT,
  POINTER_RADIUS,
  resizeField,
  stepField,
  type Field,
} from './particle-field.ts';

const sizes = { width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 3000 }) };
const fields = fc
  .record({ ...sizes, seed: fc.integer({ min: 1 }) })
  .map(({ width, height, seed }) => createField(width, height, evenly(seed)));
const points = fc.record({ x: fc.integer({ max: 5000 }), y: fc.integer({ max: 5000 }) });

test('P-BG-1 there are 150 particles with radii from 3 to 7, links under 80 px, a pointer radius of 100', () => {
  expect({ PARTICLE_COUNT, LINK_DISTANCE, POINTER_RADIUS }).toEqual({
    PARTICLE_COUNT: 150,
    LINK_DISTANCE: 80,
    POINTER_RADIUS: 100,
  });
  const { radius, x } = createField(1440, 900, Math.random);
  expect(x).toHaveLength(150);
  expect(Math.min(...radius)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...radius)).toBeLessThanOrEqual(7);
});

test('P-BG-1 exactly the pairs closer than 80 px are linked, each once', () => {
  fc.assert(
    fc.property(fields, (field) => {
      expect(linkedPairs(field)).toEqual(closePairs(field));
    }),
    { numRuns: 30 },
  );
});

test('P-BG-1 no particle leaves the area, whatever the pointer does', () => {
  fc.assert(
    fc.property(
      fields,
      fc.array(fc.option(points, { nil: undefined }), { maxLength: 60 }),
      (field, moves) => {
        for (const pointer of moves) stepField(field, 0.033, pointer);
        expect([...field.x].every((x) => x >= 0 && x <= Math.max(field.width, 7))).toBe(true);
        expect([...field.y].every((y) => y >= 0 && y <= Math.max(field.height, 7))).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});

test('P-BG-1 the pointer pushes particles within 100 px away from itself and leaves the others alone', () => {
  const pushed = fieldWithFirstAt(500 + 99, 500);
  const untouched = fieldWithFirstAt(500 + 101, 500);
  expect(stepField(pushed, 0.1, { x: 500, y: 500 })).toBe(1);
  expect(stepField(untouched, 0.1, { x: 500, y: 500 })).toBe(0);
  expect(pushed.vx[0]).toBeGreaterThan(0);
  expect(untouched.vx[0]).toBe(0);
});

test('P-BG-1 a pushed particle calms down to a drift and does not stop', () => {
  const field = fieldWithFirstAt(540, 500);
  stepField(field, 0.1, { x: 500, y: 500 });
  const thrown = speedOf(field);
  for (let frame = 0; frame < 300; frame++) stepField(field, 1 / 30, undefined);
  expect(speedOf(field)).toBeLessThan(thrown / 2);
  expect(speedOf(field)).toBeGreaterThan(5);
});

test('P-BG-1 a resized field keeps its proportions', () => {
  const field = fieldWithFirstAt(500, 250);
  resizeField(field, 2000, 500);
  expect([field.x[0], field.y[0], field.width, field.height]).toEqual([1000, 125, 2000, 500]);
});

/** Evenly spread numbers (xorshift32): fast-check's own doubles crowd at the edges, where nothing is linked. */
function evenly(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** 1000 × 1000; the first particle rests at the given place, all others in the far corner. */
function fieldWithFirstAt(x: number, y: number): Field {
  const field = createField(1000, 1000, () => 0.5);
  for (const values of [field.vx, field.vy]) values.fill(0);
  for (const values of [field.x, field.y]) values.fill(990);
  field.x[0] = x;
  field.y[0] = y;
  return field;
}

function speedOf({ vx, vy }: Field): number {
  return Math.hypot(vx[0] ?? 0, vy[0] ?? 0);
}

function linkedPairs(field: Field): string[] {
  const pairs: string[] = [];
  eachLink(field, (i, j) => pairs.push(`${Math.min(i, j)}-${Math.max(i, j)}`));
  return pairs.toSorted();
}

function closePairs({ x, y }: Field): string[] {
  const pairs: string[] = [];
  for (let i = 0; i < PARTICLE_COUNT; i++)
    for (let j = i + 1; j < PARTICLE_COUNT; j++)
      if (Math.hypot((x[i] ?? 0) - (x[j] ?? 0), (y[i] ?? 0) - (y[j] ?? 0)) < LINK_DISTANCE)
        pairs.push(`${i}-${j}`);
  return pairs.toSorted();
}
