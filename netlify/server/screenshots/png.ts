/** Pictures as PNG of bounded weight, without anything native: a function has no compiler's output but Node's. */
import { decode, encode, type DecodedPng } from 'fast-png';

/** Platforms fetch pictures on slow lines, and WhatsApp leaves heavy ones out. */
export const WEIGHT_MAXIMUM_BYTES = 300_000;

/** RGBA, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** The pixels of a PNG of our own. @throws for anything but 8 bits a channel. */
export function readPixels(png: Uint8Array): Pixels {
  const { width, height, channels, depth, data, palette } = decode(png);
  if (depth !== 8 || !(data instanceof Uint8Array)) throw new Error('not 8 bits a channel');
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const colorOf = palette ? paletteColor(palette) : undefined;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * channels;
    const color = colorOf?.(data[from] ?? 0) ?? grayOrColor(data, from, channels);
    rgba.set(color, pixel * 4);
  }
  return { width, height, data: rgba };
}

const paletteColor = (palette: NonNullable<DecodedPng['palette']>) => (index: number) => palette[index];

const grayOrColor = (data: Uint8Array, from: number, channels: number): Uint8Array | number[] => {
  const gray = data[from] ?? 0;
  return channels < 3 ? [gray, gray, gray] : data.subarray(from, from + channels);
};

/** The very picture where it is light enough, else the same in as many colours as fit. */
export function withinWeight(png: Uint8Array): Uint8Array {
  if (png.byteLength <= WEIGHT_MAXIMUM_BYTES) return png;
  const pixels = readPixels(png);
  for (const bits of COLOR_BITS) {
    const reduced = reduceColors(pixels, bits);
    const lighter =
      reduced && encode({ ...pixels, ...reduced, channels: 1, depth: 8 }, { zlib: { level: 9 } });
    if (lighter && lighter.byteLength <= WEIGHT_MAXIMUM_BYTES) return lighter;
  }
  throw new Error('too heavy in any number of colours');
}

/** Bits of red, green and blue by which colours are put together, from fine to coarse. */
const COLOR_BITS = [
  [5, 6, 5],
  [4, 5, 4],
  [4, 4, 4],
  [3, 4, 3],
  [3, 3, 2],
  [2, 2, 2],
  [1, 1, 1],
  [1, 1, 0],
  [0, 1, 0],
] as const;
const PALETTE_MAXIMUM = 256;

/**
 * The picture with one colour, their mean, for all that agree in their first bits; undefined when these are more
 * than a palette holds. Text and flat areas, of which a page is made, keep their colours.
 */
function reduceColors({ data }: Pixels, [red, green, blue]: readonly [number, number, number]) {
  const boxes = new Map<number, { index: number; count: number; sum: [number, number, number] }>();
  const indices = new Uint8Array(data.length / 4);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const [r = 0, g = 0, b = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    const key = ((r >> (8 - red)) << 16) | ((g >> (8 - green)) << 8) | (b >> (8 - blue));
    let box = boxes.get(key);
    if (!box) {
      if (boxes.size === PALETTE_MAXIMUM) return undefined;
      boxes.set(key, (box = { index: boxes.size, count: 0, sum: [0, 0, 0] }));
    }
    box.count += 1;
    box.sum[0] += r;
    box.sum[1] += g;
    box.sum[2] += b;
    indices[pixel] = box.index;
  }
  const palette = [...boxes.values()].map(({ count, sum }) => sum.map((value) => Math.round(value / count)));
  return { data: indices, palette };
}
