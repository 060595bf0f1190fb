/** The words of a text in their order, each with what stands around it. */
import { CONJUNCTIONS, RELATIVES } from '../data/words.ts';
import { framesOf } from '../text/frames.ts';
import type { Frame, Phrase } from '../text/frame.ts';
import { itemsOf, type Item } from '../text/items.ts';
import type { Quantity } from '../text/quantities.ts';
import { named } from '../data/named.ts';
import { DURATIONS } from '../data/numbers.ts';
import { remembered } from '../text/remembered.ts';
import { stem } from '../text/stem.ts';
import { wordSet } from '../text/word-set.ts';

/** A word of a claim with one of the source that it may rest on. */
export type Pair = { claim: Said; source: Said };

export type Said = {
  item: Item;
  /** The small words and marks right before it. */
  gap: readonly string[];
  /** Parts are cut by commas and `and`, clauses by stronger marks. */
  part: number;
  clause: number;
  isDenied: boolean;
  /** The statement that it stands in, where it is known. */
  frame: Frame | undefined;
  isVerb: boolean;
  /** The nearest small word that binds, of the phrase that it stands in. */
  role: string;
  /** The words right behind a number, or behind any word: what it counts, or belongs to. */
  counted: Words;
  /** An amount that has no unit of its own with that of the one before. */
  quantity: Quantity | null;
};
export type Pairs = readonly Pair[];
export type Words = readonly Said[];

/** The words of the claim with those that each may rest on. */
export const sourcesByClaim = (pairs: Pairs): Map<Said, Said[]> =>
  new Map(
    [...Map.groupBy(pairs, ({ claim }) => claim)].map(([claim, found]) => [
      claim,
      found.map(({ source }) => source),
    ]),
  );

const breaks = new Set(
  [...wordSet(`${CONJUNCTIONS} ${RELATIVES} so where`)].filter((word) => word !== 'then'),
);
const CONJUNCTION = /^(?:and|or|und|oder|et|ou)$/;
const sizes = new Map(Object.entries(DURATIONS).map(([word, { size }]) => [stem(word), size]));

/** `from 9 hours to three`: the unit of the amount before it. */
function withUnit({ quantity }: Said, last: Said | undefined): Said['quantity'] {
  const before = last?.quantity;
  if (quantity?.unit !== 'count' || before == null || /^(?:count|year|rank|times)$|^vague/.test(before.unit))
    return quantity;
  const written = Number.parseFloat(last?.item.text.replaceAll(/[^\d.]/g, '') ?? '');
  const unit = last?.item.text.split(/[\s-]/).at(-1) ?? '';
  const size =
    sizes.get(stem(unit.toLowerCase())) ??
    (last?.item.quantity?.unit === 'count' ? before.value / written : 1);
  return { ...quantity, unit: before.unit, value: quantity.value * size };
}

const SEVERAL: Quantity = { value: 0, unit: 'vague:several', limit: 'exact', isOver: false, from: 0, to: 1 };

function readSaid(text: string): Words {
  const frames = new Map<number, [Frame, boolean]>();
  for (const frame of framesOf(text)) {
    for (const { items } of frame.phrases)
      for (const { start } of items) if (!frames.has(start)) frames.set(start, [frame, false]);
    if (frame.verb !== null) frames.set(frame.verb.start, [frame, true]);
  }
  const items = itemsOf(text);
  /** `in Ohio and Indiana`: what follows is no amount and no act. */
  const joinsNouns = (start: number): boolean => {
    const at = items.findIndex((item) => item.start === start);
    const next = items[at + 1];
    // `one or two patients`
    if (items[at]?.word === 'or' && items[at - 1]?.kind === 'quantity' && next?.kind === 'quantity')
      return true;
    if (!CONJUNCTION.test(items[at]?.word ?? '') || next?.kind !== 'word') return false;
    for (const [offset, item] of items.slice(at + 1).entries()) {
      if (item.kind === 'quantity') return false;
      if (item.kind === 'mark' || CONJUNCTION.test(item.word)) break;
      if (item.verb !== null && items[at + offset]?.word === 'to') break;
      if (frames.get(item.start)?.[1] === true) return offset > 0;
    }
    return true;
  };
  const said: Said[] = [];
  let [part, clause, isDenied, gap] = [0, 0, false, [] as string[]];
  for (const item of items) {
    if (item.kind === 'mark' || item.kind === 'free') {
      gap.push(item.word);
      const isStrong = item.kind === 'mark' && /^[.;:–—!?•|]$/.test(item.text);
      if (isStrong) clause += 1;
      if (isStrong || /^[,()]$/.test(item.text) || (breaks.has(item.word) && !joinsNouns(item.start))) {
        part += 1;
        // `none of which`
        if (!/^o(?:r|der)$/.test(item.word) && gap.at(-2) !== 'of') isDenied = false;
      }
      if (item.isNegation) isDenied = true;
      continue;
    }
    if (item.word === 'compared') part += 1;
    const [frame, isVerb = false] = frames.get(item.start) ?? [];
    // `Kiosks are not covered`.
    const isSubject = frame?.isNegated === true && item.start < (frame.verb?.start ?? 0);
    const quantity = item.quantity ?? (item.word === 'several' ? SEVERAL : null);
    said.push({
      item,
      gap,
      part,
      clause,
      isDenied: isDenied || isSubject,
      frame,
      isVerb,
      role: '',
      counted: [],
      quantity,
    });
    gap = [];
  }
  const amounts = said.filter(({ quantity }) => quantity !== null);
  for (const one of amounts) {
    const next = said[said.indexOf(one) + 1];
    if (next?.gap.length === 0 && next.item.kind === 'word' && !/^(?:per:|up$|down$)/.test(next.item.key))
      continue;
    if (one.gap.at(-1) === 'of') continue; // `a team of 12`
    const last = amounts[amounts.indexOf(one) - 1];
    // `by 25 %, from 40 to 30 calls`: of another kind.
    if (last?.part === one.part || !/^(?:%|share)$/.test(last?.quantity?.unit ?? ''))
      one.quantity = withUnit(one, last);
  }
  for (const word of said) Object.assign(word, { role: roleIn(word, said), counted: countedIn(word, said) });
  return said;
}

/** What stands between 38 and 62 in `38 of the 62`. */
export const OF_TOTAL = /^(?:of|out of|among)(?: (?:the|its|our|their|all))?$/;

/** The number of a total: six of `six years`. */
export const countOf = ({ item, quantity }: Said): number =>
  quantity === null || quantity.unit === 'count'
    ? (quantity?.value ?? 0)
    : quantity.value / (sizes.get(stem(item.text.toLowerCase().split(/[\s-]/).at(-1) ?? '')) ?? Number.NaN);

/** A text is read once. */
export const saidIn = remembered(readSaid);

/** The words of one phrase, by themselves. */
export const saidOfPhrase = ({ items }: Phrase): Said[] =>
  items.map((item) => ({
    item,
    gap: [],
    part: 0,
    clause: 0,
    isDenied: item.isNegated,
    frame: undefined,
    isVerb: false,
    role: '',
    counted: [],
    quantity: item.quantity,
  }));

/** Those words of a text that stand in some of its statements. */
export function saidOf(text: string, frames: readonly Frame[]): Said[] {
  const starts = new Set(
    frames.flatMap(({ verb, phrases }) => [
      verb?.start,
      ...phrases.flatMap(({ items }) => items.map(({ start }) => start)),
    ]),
  );
  return saidIn(text).filter(({ item }) => starts.has(item.start));
}

/** `on site`, `in person`, `part-time` behind a noun: how it was done. */
const HOW = /^(?:on|in|off|at|by|part|full|day|face)[ -]/i;

/** `part-time` of `part-time and full-time clerks`. */
function describes(word: Said, all: Words): boolean {
  const next = all[all.indexOf(word) + 1];
  return next?.part === word.part && next.gap.length === 0 && !next.isVerb && next.item.kind === 'word';
}

/** The words right behind a number: what it counts. */
function countedIn(word: Said, all: Words): Said[] {
  const counted: Said[] = [];
  const before = all[all.indexOf(word) - 1];
  // `every other Friday` counts nothing.
  if (word.quantity?.unit.startsWith('every:') === true) return counted;
  // `grade 3`
  if (before !== undefined && word.gap.length === 0 && /^grades?$/.test(before.item.word)) return [before];
  const [name] = before?.counted ?? [];
  if (
    name !== undefined &&
    all.indexOf(name) < all.indexOf(word) &&
    /^(?:and|to|or|,)$/.test(word.gap.join(''))
  )
    return [name];
  for (let at = all.indexOf(word) + 1; at < all.length && counted.length < 6; at += 1) {
    const next = all[at];
    // `38 of 62 systems`.
    if (counted.length === 0 && next?.quantity != null && next.gap.join(' ') === 'of') continue;
    if (next?.item.kind !== 'word' || next.part !== word.part || (next.isVerb && counted.length > 0)) break;
    if (next.gap.some((small) => !/^(?:of|the|a|an|and|our|my|'s|-)$/.test(small))) break;
    if (next.item.key.startsWith('per:') || next.item.word === 'each') break;
    if (counted[0]?.item.isJoined === true && !next.item.isJoined) break;
    const isHow = HOW.test(next.item.text) && !describes(next, all);
    if ((counted.length > 0 || word.quantity === null) && isHow) break;
    counted.push(next);
  }
  return counted;
}

const WITH = /^(?:with|by|under|through|thanks|mit|durch|unter|dank|avec|par|grâce)$/;
/** `with the director's support`, `supported by her`: it is no act of one's own. */
export function isReceived(word: Said, all: Words): boolean {
  if (word.isVerb) return word.frame?.agent === 'other';
  const before = all.slice(0, all.indexOf(word) + 1);
  const since = before.slice(before.findLastIndex(({ isVerb, part }) => isVerb || part !== word.part) + 1);
  return since.some(({ gap, item }) => item.key === 'work_with' || gap.some((small) => WITH.test(small)));
}

/** The words that stand right beside it. */
export function adjacentTo(word: Said, all: Words): Said[] {
  const at = all.indexOf(word);
  const before = all[at - 1];
  const after = all.slice(at + 1, at + 4);
  const end = after.findIndex(({ gap }) => gap.length > 0);
  return [
    ...(before !== undefined && word.gap.length === 0 ? [before] : []),
    ...(end === -1 ? after : after.slice(0, end)),
  ];
}

const PREPOSITION =
  /^(?:above|below|over|between|from|to|onto|into|by|with|for|than|instead|under|before|after|since|until|against|versus|despite|of|in|on|at|without|through|across|during|within|among|via|von|auf|bis|à|de|nach|vor|seit|gegen|unter|sous|en|im|dans)$/;
const NAMES = named(
  'from: von de | in: en im dans | to: auf bis à onto into | after: nach | before: vor | since: seit | against: gegen | ' +
    'under: below unter sous | over: above',
);
/** `prior to`, `ahead of`. */
const BEFORE = /^(?:prior|ahead)$/;
/** `l'organisation de la fête`: it goes nowhere from there. */
const isOfOnly = (small: string, word: Said, all: Words): boolean =>
  small === 'de' &&
  word.quantity === null &&
  !all
    .slice(all.indexOf(word) + 1)
    .some(({ part, gap }) => part === word.part && gap.some((one) => /^(?:à|au|aux|vers)$/.test(one)));
const EXCHANGING = /^(?:replac|swap|exchang|substitut)/;
/** The nearest small word that binds, of the phrase that it stands in; what is replaced is `from`, what replaces it `to`. */
function roleIn(word: Said, all: Words): string {
  for (let at = all.indexOf(word); at >= 0; at -= 1) {
    const one = all[at];
    if (one === undefined || one.part !== word.part) return '';
    if (one !== word && EXCHANGING.test(one.item.word)) return 'from';
    if (one !== word && one.isVerb) return '';
    const found = one.gap.findLast((small) => PREPOSITION.test(small));
    const last = all[at - 1];
    if (last?.item.word === 'versus') return 'against';
    const isRange =
      found === 'to' &&
      one !== word &&
      one.quantity !== null &&
      last?.quantity != null &&
      !last.gap.includes('from');
    if (found !== undefined && !isRange) {
      if (last !== undefined && BEFORE.test(last.item.word)) return 'before';
      const isExchanged = all
        .slice(0, at)
        .some(({ item, part }) => part === word.part && EXCHANGING.test(item.word));
      if (isExchanged && /^(?:with|for)$/.test(found)) return 'to';
      return isOfOnly(found, word, all) ? 'of' : (NAMES[found] ?? found);
    }
    if (one.gap.some((small) => /^[,()]$/.test(small))) return '';
  }
  return '';
}

/** `Go` of `in Go`: a verb has no capital behind a small word. */
export const hasNamesCapital = ({ item, gap }: Said): boolean =>
  /^\p{Lu}/u.test(item.text) && /^\p{Ll}/u.test(gap.at(-1) ?? '');
