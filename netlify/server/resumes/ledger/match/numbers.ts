/** Whether a number of the claim is one of the source, of the same thing and in the same part. */
import type { FrameItem } from '../text/frame.ts';
import { isAmountWithin } from './amounts.ts';
import { headOf, wordsAfter } from './phrases.ts';
import { isPerson } from './verbs.ts';
import { roleOf, type Pair, type Word } from './words.ts';

const isNumber = ({ item }: Word): boolean => item.quantity !== null;
const isYear = ({ item }: Word): boolean => item.quantity?.unit === 'year';
const isAmount = (word: Word): boolean => isNumber(word) && !isYear(word);

const ROLE = /^(?:from|to|by|since|until|after|before)$/;
/** A limit says less of a number that is near; `more than 1` says nothing of 1,000. */
const NEAR = 1.5;

/** `preceptor to 14 nurses`: whom it was for, not what it came to. */
function roleOfNumber(word: Word): string {
  const role = roleOf(word);
  const { verb, phrases } = word.frame;
  const isReached =
    verb?.verb?.change !== undefined ||
    phrases.some(
      ({ preposition, items }) =>
        /^(?:from|von|de)$/.test(preposition) && items.some(({ quantity }) => quantity !== null),
    ) ||
    word.item.quantity?.unit !== 'count';
  return role === 'to' && !isReached ? 'other' : role;
}

/** The part that a number plays: `from`, `to` and `by` never change places. */
function areRolesAlike(claim: Word, source: Word): boolean {
  const [wanted, given] = [roleOfNumber(claim), roleOfNumber(source)];
  const isBare =
    source.frame.verb?.verb?.change !== undefined && [wanted, given].every((role) => /^(?:by|)$/.test(role));
  return wanted === given || isBare || (!ROLE.test(wanted) && !ROLE.test(given));
}

function isNear(claim: Word, source: Word): boolean {
  const [one = 0, other = 0] = [claim.item.quantity?.value, source.item.quantity?.value];
  return one === other || (one > 0 && other > 0 && Math.max(one, other) / Math.min(one, other) <= NEAR);
}

/** `over four trips` is `on four trips` where the source says when. */
const isDuring = (claim: Word, source: Word): boolean =>
  /^over\b/i.test(claim.item.text) &&
  claim.item.quantity?.value === source.item.quantity?.value &&
  claim.item.quantity?.unit === source.item.quantity?.unit &&
  /^(?:on|in|during|over|across|within|throughout)$/.test(source.phrase?.preposition ?? '');

/**
 * The start of what the source gives from start to end, where the claim says by how much that changed: `by 5 weeks`
 * of `from 16 to 11 weeks`.
 */
function differenceIn(claim: Word, source: readonly Word[]): Word[] {
  const amount = claim.item.quantity;
  if (amount?.limit !== 'exact' || roleOf(claim) !== 'by') return [];
  const ends = source.filter(
    (word) => word.item.quantity?.limit === 'exact' && /^(?:from|to)$/.test(roleOf(word)),
  );
  return ends.filter((start, index) => {
    const [from, to] = [start.item.quantity, ends[index + 1]?.item.quantity];
    if (roleOf(start) !== 'from' || from == null || to?.unit !== from.unit) return false;
    const isSameUnit = amount.unit === (from.unit === '%' ? 'points' : from.unit);
    return isSameUnit && Math.abs(Math.abs(from.value - to.value) - amount.value) < 1e-6 * amount.value;
  });
}

/** The numbers of the source that a number of the claim may be. */
export function numberOf(claim: Word, source: readonly Word[]): Word[] {
  const { quantity } = claim.item;
  const found = source.filter(
    (word) =>
      quantity !== null &&
      word.item.quantity !== null &&
      word.item.isNegated === claim.item.isNegated &&
      (!claim.frame.isPart || word.frame.isPart) &&
      isNear(claim, word) &&
      (isDuring(claim, word) || (areRolesAlike(claim, word) && isAmountWithin(quantity, word.item.quantity))),
  );
  return found.length > 0 ? found : differenceIn(claim, source);
}

const countedAfter = ({ item, phrase }: Word): FrameItem[] =>
  phrase === null ? [] : wordsAfter(phrase, item);

/** What a number counts: the words behind it, else the one that it follows. */
function countedBy({ item, phrase, frame }: Word): FrameItem[] {
  if (phrase === null) return [];
  const after = wordsAfter(phrase, item);
  if (after.length > 0) return after;
  const next = frame.phrases[frame.phrases.indexOf(phrase) + 1];
  const other = next?.items[0];
  if (
    next !== undefined &&
    other?.quantity != null &&
    /^(?:to|and|bis|à|of|sur)$/.test(next.preposition || 'and')
  )
    return wordsAfter(next, other);
  const before = phrase.items.slice(0, phrase.items.indexOf(item)).filter(({ kind }) => kind === 'word');
  if (before.length > 0) return before;
  const last = frame.phrases[frame.phrases.indexOf(phrase) - 1];
  const head = last !== undefined && /^(?:of|)$/.test(phrase.preposition) ? headOf(last) : undefined;
  return head === undefined ? [] : [head];
}

const MEMBERS = /^(?:team|person|people|peopl|member|staff|employe|équip|personn)$/;
const isOfPeople = (items: readonly FrameItem[]): boolean =>
  items.some((item) => isPerson(item) || MEMBERS.test(item.key));

/** What the claim counts with a number, where the source counts it with another, or something else. */
function isOfOther(pair: Pair, pairs: readonly Pair[], source: readonly Word[]): boolean {
  const own = countedBy(pair.source);
  const counted = countedBy(pair.claim);
  const keys = new Set(own.map(({ key }) => key));
  const others = source.filter((word) => isAmount(word) && word !== pair.source);
  const taken = new Set(others.flatMap((word) => countedBy(word)));
  const rests = pairs.filter(({ claim }) => counted.includes(claim.item)).map((one) => one.source.item);
  if (rests.length === 0 && counted.length > 0 && counted.every(({ key }) => MEMBERS.test(key)))
    return own.length > 0 && !isOfPeople(own);
  if (rests.some(({ key }) => keys.has(key))) return false;
  const shares = source.filter(({ phrase }) => /^(?:per|pro|par|je)$/.test(phrase?.preposition ?? ''));
  return rests.some((item) => taken.has(item) || shares.some((word) => word.item === item));
}

const nearest = (word: Word, words: readonly Word[], all: readonly Word[]): Word | undefined =>
  words.toSorted(
    (a, b) => Math.abs(all.indexOf(a) - all.indexOf(word)) - Math.abs(all.indexOf(b) - all.indexOf(word)),
  )[0];

/** `108 % in 2022 and 97 % in 2023`: a year or a place that stands with one amount does not stand with another. */
function isOfOtherYear(pair: Pair, pairs: readonly Pair[], source: readonly Word[]): boolean {
  const amounts = source.filter((word) => isAmount(word) && word.part <= pair.source.part);
  const given = nearest(
    pair.source,
    amounts.filter((word) => word.clause === pair.source.clause),
    source,
  );
  const years = source.filter((word) => isYear(word) && word.clause === pair.source.clause);
  if (given === undefined || years.length < 2 || amounts.length < 2) return false;
  const said = pairs.filter((one) => isAmount(one.claim) && one.claim.clause === pair.claim.clause);
  return said.length > 0 && !said.some((one) => one.source === given);
}

/** For each word the number of its part: one more where what is coordinated has its own amount. */
function partsOf(words: readonly Word[]): Map<Word, number> {
  const counted = new Set(words.filter((word) => isAmount(word)).map(({ part }) => part));
  const parts = new Map<Word, number>();
  let [number, last] = [0, words[0]];
  let isCounted = false;
  for (const word of words) {
    if (word.part !== last?.part && isCounted && counted.has(word.part)) number += 1;
    isCounted ||= isAmount(word);
    last = word;
    parts.set(word, number);
  }
  return parts;
}

/** `4 yards in Leith and 2 in Hull`: what stands with one amount, where that of the claim has one of its own. */
function strayedWord(
  claim: readonly Word[],
  source: readonly Word[],
  pairs: readonly Pair[],
): Word | undefined {
  const [said, given] = [partsOf(claim), partsOf(source)];
  if (Math.max(0, ...given.values()) === 0) return undefined;
  const hasOwn = (part: number | undefined, { phrase }: Word) =>
    source.some(
      (word) =>
        given.get(word) === part &&
        word.phrase !== null &&
        word.item.kind === 'word' &&
        !word.phrase.items.some(({ quantity }) => quantity !== null && quantity.unit !== 'year') &&
        (word.phrase.preposition === phrase?.preposition ||
          (phrase?.preposition === '' && word.phrase.isOpening)),
    );
  return pairs.find((pair) => {
    const { phrase } = pair.source;
    if (phrase === null || phrase.items.some(({ quantity }) => quantity !== null && quantity.unit !== 'year'))
      return false;
    const amounts = pairs.filter(
      (one) => isAmount(one.claim) && said.get(one.claim) === said.get(pair.claim),
    );
    const own = pairs.filter((one) => one.claim === pair.claim).map((one) => given.get(one.source));
    if (amounts.some((one) => own.includes(given.get(one.source)))) return false;
    return amounts.some((one) => hasOwn(given.get(one.source), pair.source));
  })?.claim;
}

/** The number of the claim that belongs to something else in the source. */
export function strayed(
  claim: readonly Word[],
  source: readonly Word[],
  pairs: readonly Pair[],
): Word | undefined {
  const isStray = (pair: Pair) =>
    isYear(pair.claim) && countedAfter(pair.source).length === 0
      ? isOfOtherYear(pair, pairs, source)
      : isOfOther(pair, pairs, source);
  const numbers = pairs.filter(({ claim }) => isNumber(claim));
  const taken = new Map<Word, Word>();
  const number = numbers.find((one) => {
    const own = numbers
      .filter((pair) => pair.claim === one.claim && !isStray(pair))
      .map((pair) => pair.source);
    const free = own.find((word) => (taken.get(word) ?? one.claim) === one.claim);
    if (free !== undefined && roleOf(one.claim) !== 'by') taken.set(free, one.claim);
    return free === undefined;
  });
  return number?.claim ?? strayedWord(claim, source, pairs);
}

/** `12 of 19 services`: neither number without the other. */
function isPartOf(word: Word, source: readonly Word[]): Word | undefined {
  const before = source[source.indexOf(word) - 1];
  const isWhole =
    isAmount(word) &&
    /^(?:of|sur)$/.test(word.phrase?.preposition ?? '') &&
    word.phrase?.items[0] === word.item;
  return isWhole && before !== undefined && isAmount(before) && before.phrase !== word.phrase
    ? before
    : undefined;
}

const RANGE = /^(?:between|from|zwischen|von|entre|de)$/;

/** `between 2019 and 2021`: neither year without the other. */
function isSpanOf(word: Word, source: readonly Word[]): Word | undefined {
  const before = source[source.indexOf(word) - 1];
  const isSpan = isYear(word) && before !== undefined && isYear(before) && before.frame === word.frame;
  return isSpan && RANGE.test(before.phrase?.preposition ?? '') ? before : undefined;
}

export function lostNumber(pairs: readonly Pair[], source: readonly Word[]): Word | undefined {
  const used = new Set(pairs.map((pair) => pair.source));
  return source.find((word) => {
    const part = isPartOf(word, source) ?? isSpanOf(word, source);
    return part !== undefined && used.has(word) !== used.has(part);
  });
}
