/** Texts of the base by the words that stand in them, so that a statement is held against those near it alone. */
import type { Frame } from '../text/frame.ts';
import type { Item } from '../text/items.ts';
import { saidIn, type Words } from './said.ts';

/** One text of the base with its place. */
export type Unit = { path: string; text: string; frames: readonly Frame[] };

export type Units = {
  all: readonly Unit[];
  /** Those that share most words with what is said, in their order; all where there are few. */
  near: (said: Words) => readonly Unit[];
};

/** Of statements that one is held against; comparing more would take the square of a resume's length. */
const FRAMES_MAXIMUM = 60;

const plain = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase();

/** The text of the base that says just this. */
export const unitSaying = (text: string, { all }: Units): Unit | undefined =>
  all.find((unit) => plain(unit.text) === plain(text));

const keyOf = ({ key, quantity }: Item): string =>
  quantity === null ? key : `${quantity.unit}:${quantity.value}`;

const keysIn = (said: Words): Set<string> => new Set(said.map(({ item }) => keyOf(item)));

/** Places of the units by the keys of their words. */
function placesByKey(units: readonly Unit[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, { text }] of units.entries())
    for (const key of keysIn(saidIn(text))) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [index]);
      else known.push(index);
    }
  return places;
}

/** The units with most of the keys, up to so many statements together. */
function nearest(units: readonly Unit[], places: Map<string, number[]>, keys: ReadonlySet<string>): Unit[] {
  const shared = new Uint16Array(units.length);
  for (const key of keys) for (const index of places.get(key) ?? []) shared[index] = (shared[index] ?? 0) + 1;
  const byShare: number[][] = [];
  for (const [index, count] of shared.entries()) if (count > 0) (byShare[count] ??= []).push(index);
  const chosen: number[] = [];
  let frames = 0;
  for (const index of byShare.reverse().flat()) {
    frames += units[index]?.frames.length ?? 0;
    if (chosen.length > 0 && frames > FRAMES_MAXIMUM) break;
    chosen.push(index);
  }
  return chosen.sort((a, b) => a - b).flatMap((index) => units[index] ?? []);
}

export function unitsOf(units: readonly Unit[]): Units {
  const isFew = units.reduce((count, { frames }) => count + frames.length, 0) <= FRAMES_MAXIMUM;
  if (isFew) return { all: units, near: () => units };
  const places = placesByKey(units);
  return { all: units, near: (said) => nearest(units, places, keysIn(said)) };
}
