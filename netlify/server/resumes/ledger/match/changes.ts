/** A change from one amount to another: its two ends, and which way it went. */
import { FACTORS } from '../data/numbers.ts';
import { stem } from '../text/stem.ts';
import { isOfAct } from './measures.ts';
import type { Said, Pairs, Words } from './said.ts';

/** Where a change began: `from 9`, `rather than 9`, the first of `(16 to 11)`. */
export function isOld(word: Said, all: Words): boolean {
  if (isOfAct(word, all)) return false;
  const at = all.indexOf(word);
  const next = all[at + 1];
  const isPair = word.quantity !== null && next?.quantity != null && next.gap.join('') === 'to';
  const isChanging = () =>
    all.some(({ item, clause }) => clause === word.clause && item.verb?.change !== undefined);
  return (
    (isPair && /^[(,]$/.test(word.gap.at(-1) ?? '') && isChanging()) ||
    /^(?:from|than|instead)$/.test(word.role) ||
    word.gap.includes('than') ||
    all[at - 1]?.item.word === 'instead'
  );
}

/** The year that an amount is of: 2018 of `200 entries in 2018`. */
function yearOf(word: Said, all: Words): number {
  const part = all.filter((other) => other.part === word.part && other.quantity !== null);
  const [amount, year] = part;
  return part.length === 2 && amount === word && year?.quantity?.unit === 'year' ? year.quantity.value : 0;
}

/** 260 for 200 of `200 entries in 2018, 260 in 2019`. */
function laterThan(word: Said, all: Words): Said | undefined {
  const year = yearOf(word, all);
  const isLater = (other: Said) =>
    other.clause === word.clause && other.quantity?.unit === word.quantity?.unit && yearOf(other, all) > year;
  return year === 0 ? undefined : all.find(isLater);
}

/** Which way it went from `start` to its other end. */
export const isRise = (start: Said, end: Said): boolean =>
  (end.quantity?.value ?? 0) > (start.quantity?.value ?? 0);

const factors = new Map(Object.entries(FACTORS).map(([word, factor]) => [stem(word), factor]));
/** What `halved` makes of an amount; undefined of other verbs. */
export const factorOf = ({ item: { verb, key } }: Said): number | undefined => factors.get(verb?.key ?? key);

/** The two ends of each change in a text. */
export const changesIn = (all: Words): [start: Said, end: Said][] =>
  all.flatMap((start): [Said, Said][] => {
    if (start.quantity === null) return [];
    const end = isOld(start, all) ? otherEnd(start, all) : laterThan(start, all);
    return end === undefined ? [] : [[start, end]];
  });

/** Behind where it began a change goes `to` somewhere: `from 5 cooks and 2 clerks` goes nowhere. */
function isToOf(one: Said, other: Said, all: Words): boolean {
  const [first, second] = all.indexOf(one) < all.indexOf(other) ? [one, other] : [other, one];
  return !isOld(first, all) || second.role === 'to' || !second.gap.some((small) => AND.test(small));
}
const AND = /^(?:and|und|sowie|et|,)$/;

/** In words, between the two ends of a change. */
const END_DISTANCE = 6;

/** The other end of a change: 4 of `from 9 to 4`, 11 of `4, down from 11`. */
export function otherEnd(word: Said, all: Words): Said | undefined {
  const unit = word.quantity?.unit;
  if (unit === undefined || unit === 'year') return undefined;
  const at = all.indexOf(word);
  const near = all.slice(Math.max(at - END_DISTANCE, 0), at + END_DISTANCE + 1);
  return near.find(
    (other) =>
      other !== word &&
      other.quantity?.unit === unit &&
      other.clause === word.clause &&
      isOld(other, all) !== isOld(word, all) &&
      isToOf(other, word, all),
  );
}

export const isEndOfChange = (word: Said, all: Words): boolean => otherEnd(word, all) !== undefined;

/** Up or down as the verb says, by two amounts: `fell` of `4 in 2024, down from 11`. */
export const isDirectionTold = ({ item }: Said, pairs: Pairs, own: Words): boolean => {
  const change = item.verb?.change;
  const isUsed = (ends: Words) => pairs.some(({ source }) => ends.includes(source));
  return (
    change !== undefined &&
    changesIn(own).some(
      ([start, end]) => isUsed([start, end]) && (change === 'to' || (change === 'up') === isRise(start, end)),
    )
  );
};

export const isChangeTold = ({ item }: Said, pairs: Pairs, own: Words): boolean =>
  item.verb?.change !== undefined &&
  changesIn(own).some((ends) => pairs.some(({ source }) => ends.includes(source)));
