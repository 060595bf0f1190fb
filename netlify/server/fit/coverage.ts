/** How much of what a demand asks the published sentences say: in one sentence, in its record, or part by part. */
import type { Unit } from '../chat/knowledge/units.ts';
import type { Concept } from './concepts.ts';
import type { PublishedUnits } from './published-units.ts';
import { isGeneralWord, relatedTo } from './related-words.ts';

/** A word that nobody published weighs as much as the rarest that somebody did. */
const HEAVIEST = 5;
const LIGHTEST = 2;
const NAMED = 1.25;
const UNKNOWN = 0.3;
/** What a word counts that stands above the sentence, or elsewhere in its record. */
const IN_CONTEXT = 0.85;
const IN_RECORD = 0.6;
/** Of a name that only another of its kind is published for. */
const ANOTHER_NAME = 0.4;
/** A word that another one says. */
const RELATED = 0.9;

/** Of a demand's weight: who holds as much holds it. */
export const HOLDS = 0.65;
/** Where the posting is of the published trade: what is not published is more often said in other words. */
export const HOLDS_OF_TRADE = 0.55;

/** `own` is the share that the sentence holds with its heading, `share` counts its record too. */
export type Proof = {
  share: number;
  own: number;
  /** Whether nothing that it leaves out tells more than what it holds. */
  holdsMost: boolean;
  unit: Unit;
};
export type Scope = { units?: ReadonlySet<number> };

type Hold = { weight: number; byUnit: Map<number, number>; byRecord: Map<string, number> };

/** @returns units with the share of the weight that each holds, best first; none where nothing is held */
export function proofsOf(
  concepts: readonly Concept[],
  published: PublishedUnits,
  scope: Scope = {},
): Proof[] {
  const isNamed = concepts.some(
    ({ term, written, isName }) => isName || (term !== '' && /[ \p{Lu}]/u.test(written)),
  );
  const holds = concepts.map((concept) => {
    const hold = holdOf(concept, published);
    const weight = isNamed ? hold.weight * besideName(concept, hold) : hold.weight;
    const isGeneral =
      concept.stems.length === 1 &&
      !isOneThing(concept) &&
      !concept.isName &&
      concept.stems.every(isGeneralWord);
    return { ...hold, weight, isHow: concept.isHow, isGeneral };
  });
  const total = holds.reduce((sum, { weight }) => sum + weight, 0);
  const proofs: Proof[] = [];
  for (const id of scope.units ?? new Set(holds.flatMap(({ byUnit }) => [...byUnit.keys()]))) {
    const unit = published.units[id];
    if (!unit) continue;
    let [own, share, held, missed] = [0, 0, 0, 0];
    let isTelling = false;
    for (const { weight, byUnit, byRecord, isHow, isGeneral } of holds) {
      const degree = byUnit.get(id) ?? 0;
      const around = scope.units ? 0 : IN_RECORD * (byRecord.get(unit.passage.id) ?? 0);
      own += (weight * degree) / total;
      share += (weight * Math.max(degree, around)) / total;
      if (degree > 0 || around > 0) {
        held = Math.max(held, weight);
        isTelling ||= !isGeneral;
      } else if (!isHow) missed = Math.max(missed, weight);
    }
    if (share >= LEAST && (isTelling || missed === 0))
      proofs.push({ share, own, holdsMost: held > missed, unit });
  }
  return proofs.sort((a, b) => b.share - a.share || a.unit.id - b.unit.id).slice(0, MOST_PROOFS);
}

/** Who holds less of it proves nothing. */
const LEAST = 0.3;

/** Whether any sentence says it, or names another of its kind. */
export const isPublished = (concept: Concept, published: PublishedUnits): boolean =>
  holdOf(concept, published).byUnit.size > 0;

/** Whether any sentence says it itself. */
export const isSaidItself = (concept: Concept, published: PublishedUnits): boolean =>
  [...holdOf(concept, published).byUnit.values()].some((degree) => degree > ANOTHER_NAME);

/** Where a thing is named, it is what is asked; a word that nobody uses says how. */
const besideName = ({ term, isName }: Concept, { byUnit }: Hold): number =>
  term !== '' ? NAMED : isName || byUnit.size > 0 ? 1 : UNKNOWN;

/** The best is taken, and others to show. */
const MOST_PROOFS = 20;

const memory = new WeakMap<PublishedUnits, Map<string, Hold>>();
const MEMORY_LIMIT = 5_000;

function holdOf(concept: Concept, published: PublishedUnits): Hold {
  const known = memory.get(published) ?? new Map<string, Hold>();
  memory.set(published, known);
  const key = `${concept.term}\n${concept.stems.join(' ')}\n${concept.isName ? concept.written : ''}`;
  const hold = known.get(key) ?? newHold(concept, published);
  if (known.size < MEMORY_LIMIT) known.set(key, hold);
  return hold;
}

function newHold({ stems, term, written, isName }: Concept, published: PublishedUnits): Hold {
  const { units, byStem, byContext, byTerm } = published;
  const byUnit = new Map<number, number>();
  const raise = (id: number, degree: number) => {
    if ((byUnit.get(id) ?? 0) < degree) byUnit.set(id, degree);
  };
  const perStem = stems.map((stem) => {
    const degrees = new Map<number, number>();
    for (const other of isName ? [stem] : relatedTo(stem)) {
      const factor = other === stem ? 1 : RELATED;
      for (const id of byStem.get(other) ?? []) degrees.set(id, Math.max(degrees.get(id) ?? 0, factor));
      for (const id of byContext.get(other) ?? [])
        degrees.set(id, Math.max(degrees.get(id) ?? 0, factor * IN_CONTEXT));
    }
    return degrees;
  });
  const [first, ...others] = perStem;
  const isWhole = isOneThing({ term, written });
  const ofOthers = isWhole && stems.length < 2 ? ANOTHER_NAME : 1;
  const form = (text: string) => spaced(text.toLowerCase());
  const literal = form(written);
  const isThere = (id: number) =>
    !(isName || TRADES.has(written.toLowerCase())) || form(units[id]?.text ?? '').includes(literal);
  for (const [id, degree] of first ?? [])
    if (isThere(id) && (!isWhole || isBesideEachOther(stems, units[id])))
      raise(id, Math.min(degree, ofOthers, ...others.map((degrees) => degrees.get(id) ?? 0)));
  const direct = [...byUnit].filter(([, degree]) => degree > 0.9).length;
  for (const id of byTerm.get(term) ?? []) raise(id, isName && !isThere(id) ? ANOTHER_NAME : 1);
  const frequent = Math.max(direct, byTerm.get(term)?.length ?? 0);
  const weight = Math.min(HEAVIEST, Math.max(LIGHTEST, Math.log(1 + units.length / (frequent + 0.2))));
  return { weight: frequent === 0 ? HEAVIEST : weight, byUnit, byRecord: byRecordOf(byUnit, published) };
}

/** `account management`: an account here and a manager there are not it. */
const isOneThing = ({ term, written }: Pick<Concept, 'term' | 'written'>): boolean =>
  term !== '' && /\S[ -]\S/.test(written);

/** In telling words. */
const FARTHEST = 3;

/** The words of a name, or what says the same, within the sentence itself. */
function isBesideEachOther(stems: readonly string[], unit: Unit | undefined): boolean {
  const order = [...(unit?.stems ?? [])];
  const places = stems.map((stem) => {
    const same = relatedTo(stem);
    return order.flatMap((one, at) => (same.has(one) ? [at] : []));
  });
  return (places[0] ?? []).some((first) =>
    places.every((others) => others.some((other) => Math.abs(other - first) <= FARTHEST)),
  );
}

/** Words of other things share their stems: `market`, `account`, `bank`. */
const TRADES = new Set(['marketing', 'accounting', 'banking', 'trading', 'housing', 'shipping', 'catering']);

/** Words alone, so that `Productiv` is not found in `productivity`. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `;

/** Posts are long and speak of much: there each sentence stands for itself. */
function byRecordOf(
  byUnit: ReadonlyMap<number, number>,
  { units, isTold }: PublishedUnits,
): Map<string, number> {
  const byRecord = new Map<string, number>();
  for (const [id, degree] of byUnit) {
    const unit = units[id];
    if (!unit || isTold(unit)) continue;
    byRecord.set(unit.passage.id, Math.max(degree, byRecord.get(unit.passage.id) ?? 0));
  }
  return byRecord;
}
