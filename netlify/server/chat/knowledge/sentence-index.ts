/** The floor under every answer: all units by their words, and how telling each stem is. */
import type { Unit } from './units.ts';
import { wordIndex } from './word-index.ts';

export type SentenceIndex = {
  units: Unit[];
  /** Units that hold any of the stems in their text or context, best first. */
  candidates: (stems: string[], limit: number) => Unit[];
  /** How telling a stem is: the fewer units hold it, the more; most for one that none holds. */
  weight: (stem: string) => number;
  /** True when some unit holds it. */
  holds: (stem: string) => boolean;
  /** Stems of all units under one heading. */
  sectionOf: (unit: Unit) => ReadonlySet<string>;
  /** Stems of the units before and after it under the same heading. */
  besides: (unit: Unit) => ReadonlySet<string>;
  /** Stems of all units of a passage, and of what stands above them. */
  saidIn: (passageId: string) => ReadonlySet<string>;
  /** The units around one in its block, the nearest first. */
  neighbours: (unit: Unit) => Unit[];
};

/** In how many units a stem stands that none holds. */
const UNHELD = 0.2;

const NONE: ReadonlySet<string> = new Set();

const sectionKey = ({ passage, lead }: Unit): string => `${passage.id} ${lead}`;

/** Stems of the units of one key, and of what stands above them. */
function stemsBy(units: Unit[], keyOf: (unit: Unit) => string): Map<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const unit of units) {
    const key = keyOf(unit);
    const held = all.get(key) ?? new Set();
    for (const stem of [...unit.stems, ...unit.context]) held.add(stem);
    all.set(key, held);
  }
  return all;
}

export function sentenceIndex(units: Unit[]): SentenceIndex {
  const index = wordIndex(units, (unit) => unit);
  const counts = new Map<string, number>();
  for (const { stems, context } of units)
    for (const stem of new Set([...stems, ...context]))
      counts.set(stem, (counts.get(stem) ?? 0) + (stems.has(stem) ? 1 : 0.2));
  const said = stemsBy(units, ({ passage }) => passage.id);
  const bySection = stemsBy(units, sectionKey);
  const sections = units.map((unit) => bySection.get(sectionKey(unit)) ?? NONE);
  return {
    units,
    candidates: (stems, limit) =>
      index
        .search(stems)
        .slice(0, limit)
        .map(({ item }) => item),
    weight: (stem) => Math.log(1 + units.length / (counts.get(stem) ?? UNHELD)),
    holds: (stem) => counts.has(stem),
    sectionOf: ({ id }) => sections[id] ?? NONE,
    besides: (unit) => {
      const near = [units[unit.id - 1], units[unit.id + 1]].filter(
        (one) => one?.passage === unit.passage && one.lead === unit.lead,
      );
      return new Set(near.flatMap((one) => [...(one?.stems ?? [])]));
    },
    saidIn: (passageId) => said.get(passageId) ?? NONE,
    neighbours: ({ id, block }) =>
      [id - 1, id + 1, id - 2, id + 2].flatMap((near) => {
        const unit = units[near];
        return unit?.block === block ? [unit] : [];
      }),
  };
}
