/** Bullets that are drawn, as browsers draw those of lists: small filled shapes, each before the words of one line. */
import type { Item } from './fragments.ts';

type Matrix = readonly [number, number, number, number, number, number];
type Shape = { x: number; right: number; middle: number; height: number };
export type Operations = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };

/** In parts of the size of the letters behind it. */
const LEAST = 0.12;
const MOST = 0.55;
const AWAY = 2;
/** Between the foot of small letters and the top of capitals. */
const MIDDLE = 0.35;
const OFF = 0.25;
const SQUARE = 1.6;
const SHAPES_MAXIMUM = 2_000;

/** The items of a page with a bullet before each line that has a drawn one. */
export function withDrawnBullets(items: Item[], shapes: Shape[]): Item[] {
  const isBefore = (shape: Shape, { x, y, size }: Item) =>
    x >= shape.right &&
    x - shape.right < size * AWAY &&
    Math.abs(y + size * MIDDLE - shape.middle) < size * OFF &&
    shape.height > size * LEAST &&
    shape.height < size * MOST;
  const words = items.filter(({ text }) => text.trim() !== '');
  const before = new Map<Item, Shape[]>();
  for (const shape of shapes) {
    const [first] = words.filter((item) => isBefore(shape, item)).sort((a, b) => a.x - b.x);
    if (first) before.set(first, [...(before.get(first) ?? []), shape]);
  }
  return items.flatMap((item) => {
    const [shape, ...others] = before.get(item) ?? [];
    // Several say how well, and one before bold words is a point of a line of time.
    if (!shape || others.length > 0 || item.isBold) return [item];
    return [{ ...item, text: '•', x: shape.x, width: shape.right - shape.x }, item];
  });
}

/** Filled shapes about as wide as high, where they stand on the page. */
export function smallShapes({ fnArray, argsArray }: Operations, OPS: Record<string, number>): Shape[] {
  const fills = new Set([OPS['fill'], OPS['eoFill'], OPS['fillStroke'], OPS['eoFillStroke']]);
  const shapes: Shape[] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (let at = 0; at < fnArray.length && shapes.length < SHAPES_MAXIMUM; at += 1) {
    const operation = fnArray[at];
    const given = argsArray[at];
    const args: unknown[] = Array.isArray(given) ? given : [];
    if (operation === OPS['save'] || operation === OPS['paintFormXObjectBegin']) kept.push(matrix);
    if (operation === OPS['restore'] || operation === OPS['paintFormXObjectEnd'])
      matrix = kept.pop() ?? matrix;
    if (operation === OPS['transform']) matrix = product(matrix, numbers(args));
    if (operation === OPS['paintFormXObjectBegin']) matrix = product(matrix, numbers(args[0]));
    if (operation !== OPS['constructPath'] || !fills.has(Number(args[0]))) continue;
    const [left = 0, low = 0, right = 0, high = 0] = numbers(args[2]);
    const [[x, y], [toX, toY]] = [placed(matrix, left, low), placed(matrix, right, high)];
    const [width, height] = [Math.abs(toX - x), Math.abs(toY - y)];
    if (width > 0 && width < height * SQUARE && height < width * SQUARE)
      shapes.push({ x: Math.min(x, toX), right: Math.max(x, toX), middle: (y + toY) / 2, height });
  }
  return shapes;
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>, Number) : [];

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

function product([a, b, c, d, e, f]: Matrix, own: number[]): Matrix {
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = own;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
