/** What differs between two pictures, by their pixels. */
import { encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

import { readPixels, withinWeight } from './png.ts';

/** How far two colours may be apart to count as the same, from 0 to 1; less than the eye sees. */
const THRESHOLD = 0.1;

export type Difference = {
  /** From 0 to 1. */
  share: number;
  /** The later picture, pale, with what differs in red; undefined where nothing does. */
  png: Uint8Array | undefined;
};

/** Pictures of another size differ in all of it. Anti-aliased edges that moved by less than a pixel do not count. */
export function compare(before: Uint8Array, after: Uint8Array): Difference {
  const [one, other] = [readPixels(before), readPixels(after)];
  const { width, height } = other;
  if (one.width !== width || one.height !== height) return { share: 1, png: after };
  const data = new Uint8Array(other.data.length);
  const changed = pixelmatch(one.data, other.data, data, width, height, { threshold: THRESHOLD });
  if (changed === 0) return { share: 0, png: undefined };
  return {
    share: changed / (width * height),
    png: withinWeight(encode({ width, height, data, channels: 4 })),
  };
}
