/** Numbers of a claim: each is one of the source, of the same thing, in the same part, told to the same end. */
import type { Frame } from '../text/frame.ts';
import { refuse, type Miss } from './miss.ts';
import { otherEnd } from './changes.ts';
import { arePeople, isHarmless } from './near.ts';
import { isTime } from '../data/numbers.ts';
import { isYearOf } from './measures.ts';
import {
  adjacentTo,
  OF_TOTAL,
  type Pair,
  type Said,
  type Pairs,
  sourcesByClaim,
  type Words,
} from './said.ts';

/** `a brigade` of `a brigade of 12`. */
function holderOf(word: Said, all: Words): Said | undefined {
  const before = all[all.indexOf(word) - 1];
  const isHeld = /^(?:of|von|de)$/.test(word.gap.at(-1) ?? '') && before?.part === word.part;
  return isHeld && before.quantity === null ? before : undefined;
}

/** The 85 of `62 of the 85 shops`. */
function totalOf(word: Said, all: Words): Said | undefined {
  const next = all[all.indexOf(word) + 1];
  return next?.quantity != null && OF_TOTAL.test(next.gap.join(' ')) ? next : undefined;
}

/** 70 of `a team of 4 in a shop of 70`, told of the team; 18 of `3 chapters of a book of 18 chapters`, told of none. */
function isHeldOtherwise({ claim, source }: Pair, pairs: Pairs, said: Words, own: Words): boolean {
  const holder = holderOf(source, own);
  if (holder === undefined) return false;
  const wanted = holderOf(claim, said);
  const isNamed = (word: Said) =>
    word === holder ||
    source.counted.includes(word) ||
    (isHarmless(holder.item) && adjacentTo(holder, own).includes(word));
  const holders = pairs.filter((pair) => pair.claim === wanted);
  if (holders.length > 0) return !holders.some((pair) => isNamed(pair.source));
  const keys = source.counted.map(({ item }) => item.key);
  return (
    own.some(
      (word) =>
        word.quantity !== null && word !== source && word.counted.some(({ item }) => keys.includes(item.key)),
    ) && !pairs.some((pair) => pair.source === holder && claim.counted.includes(pair.claim))
  );
}

/** The number counts what it counts in the source. */
function isCountKept({ claim, source }: Pair, pairs: Pairs, said: Words, own: Words): boolean {
  if (isHeldOtherwise({ claim, source }, pairs, said, own)) return false;
  // `six teams` of `a team of six`.
  const holder = holderOf(source, own);
  const [things] = claim.counted;
  const isOfHolders = ({ claim: held, source: one }: Pair) => held === things && one === holder;
  if (things?.item.isPlural === true && holder?.item.isPlural === false && pairs.some(isOfHolders))
    return false;
  const counted = claim.counted;
  const isTotal = source.counted.length === 0 && totalOf(claim, said) !== undefined;
  const given = isTotal ? (totalOf(source, own)?.counted ?? []) : source.counted;
  const rests = pairs.filter((pair) => counted.includes(pair.claim) && !isHarmless(pair.claim.item));
  if (rests.length === 0)
    return counted.length === 0 || given.length === 0 || !arePeople(counted) || arePeople(given);
  // `the Kiel bridge, a £2m job`.
  const isApposed = source.gap.join(' ') === ', a' && /^[A-Z]{3}$/.test(source.quantity?.unit ?? '');
  const before = own[own.indexOf(source) - 1];
  if (isApposed && rests.some((pair) => pair.source === before)) return true;
  if (given.length > 0) return rests.some((pair) => given.includes(pair.source));
  const others = own
    .filter((word) => word.quantity !== null && word !== source && word !== otherEnd(source, own))
    .flatMap((word) => word.counted);
  return rests.some((pair) => !others.includes(pair.source));
}

const isAmount = ({ quantity }: Said): boolean => quantity !== null && quantity.unit !== 'year';

/** `Ran the late shift with 26 pickers and 4 drivers`: all of them are of it. */
function isOfAllAmounts(word: Said, own: Words): boolean {
  const { role, frame, item, isVerb, clause } = word;
  const first = own.find((one) => isAmount(one) && one.clause === clause);
  if (isVerb || role !== '' || frame?.verb == null || item.start < frame.verb.start) return false;
  if (first === undefined || first.role === '' || first.item.start < item.start) return false;
  const rest = own.slice(own.indexOf(first)).filter((one) => one.clause === clause);
  const counted = new Set(rest.filter(isAmount).flatMap((one) => [one, ...one.counted]));
  return first.role === 'with' || rest.every((one) => counted.has(one));
}

const isAlso = (word: Said, all: Words): boolean =>
  all.find(({ part }) => part === word.part)?.gap.some((small) => /^(?:and|&)$/.test(small)) === true;
/** `90 servers and the core interfaces` of `90 servers and the core interfaces for 22 branches`. */
const isBesideAmount = ({ claim, source }: Pair, said: Words, own: Words): boolean =>
  claim.role === '' && source.role === '' && isAlso(claim, said) && isAlso(source, own);

/** `a tester` of `one tester`. */
const isOfOne = ({ gap }: Said): boolean => /^an?$/.test(gap.at(-1) ?? '');
const isOneOf = (word: Said, own: Words): boolean =>
  own.some(
    ({ quantity, counted }) => quantity?.unit === 'count' && quantity.value === 1 && counted[0] === word,
  );

/** `4 yards in Leith and 2 in Hull`: what stands with one amount stands with no other in the claim. */
function strayedWord(pairs: Pairs, said: Words, own: Words): Said | undefined {
  const parts = new Set(own.filter((word) => isAmount(word)).map(({ part }) => part));
  if (parts.size < 2) return undefined;
  // `halved` too stands with the amounts that say so.
  const amounts = pairs.filter(({ claim, source }) => isAmount(claim) || (claim.isVerb && isAmount(source)));
  return pairs.find(({ claim }) => {
    // An act goes with each amount of its statement.
    const isActOf = (pair: Pair) =>
      pair.claim === claim &&
      pair.source.isVerb &&
      amounts.some(({ source }) => source.frame === pair.source.frame);
    if (claim.isVerb || isAmount(claim) || pairs.some(isActOf)) return false;
    const sources = pairs.flatMap((pair) => (pair.claim === claim ? pair.source : []));
    const isShared = (source: Said) =>
      isOfAllAmounts(source, own) || (isOfOne(claim) && isOneOf(source, own));
    if (sources.every((source) => isShared(source) || isBesideAmount({ claim, source }, said, own)))
      return false;
    const places = sources.map(({ part }) => part);
    const near = amounts.filter((pair) => pair.claim.part === claim.part);
    const beside = (
      near.length > 0 ? near : amounts.filter((pair) => pair.claim.clause === claim.clause)
    ).flatMap(({ source }) => [source, ...source.counted].map(({ part }) => part));
    return beside.length > 0 && places.every((part) => parts.has(part) && !beside.includes(part));
  })?.claim;
}

/** `$9M to $2M` of `$2M to $9M`. */
const turnedRange = (numbers: Pairs, own: Words): Pair | undefined =>
  numbers.find(({ claim, source }) => {
    const first = numbers.find((pair) => pair.source === own[own.indexOf(source) + 1]);
    return claim.gap.join(' ') === 'to' &&
      first?.source.gap.join(' ') === 'to' &&
      first.claim.counted.length === 0
      ? first.claim.gap.join(' ') !== 'to' &&
          first.claim.part === claim.part &&
          numbers.filter((pair) => pair.claim === claim).length === 1
      : false;
  });

/** `25 to 30`, `27 of 34`: neither without the other. */
function lostEnd(pairs: Pairs, own: Words): Said | undefined {
  const used = new Set(pairs.map(({ source }) => source));
  return own.find((word, index) => {
    const next = own[index + 1];
    if (word.quantity === null || next?.quantity == null || used.has(word) === used.has(next)) return false;
    const small = next.gap.join(' ');
    return (
      // `38 of 62` may be told as 38, but third of eight is nothing without them.
      (/^(?:of|sur|out of)$/.test(small) && (used.has(next) || word.quantity.unit === 'rank')) ||
      (/^(?:to|and|or|bis|à)$/.test(small) && next.quantity.unit === word.quantity.unit)
    );
  });
}

/** `every third weekend` told as weekends: how often is lost. */
const lostInterval = (pairs: Pairs, own: Words): Said | undefined => {
  const used = new Set(pairs.map(({ source }) => source));
  return own.find(({ quantity }, at) => {
    const next = own[at + 1];
    const isInterval = quantity?.unit === 'nth' || quantity?.unit.startsWith('every:') === true;
    const isOf = next?.gap.length === 0 && next.quantity === null && isTime(next.item.word);
    return isInterval && isOf && used.has(next) && !used.has(own[at] ?? next);
  });
};

/** `Raised bookings by 18%` of `raised repeat bookings by 18%`: a share of less is none of all. */
const narrowedBy = (pairs: Pairs, own: Words): Said | undefined => {
  const used = new Set(pairs.map(({ source }) => source));
  const changing = new Set<Frame | null>(
    pairs.flatMap(({ claim, source: { quantity, frame } }) =>
      claim.quantity !== null &&
      /^(?:%|share|points)$/.test(quantity?.unit ?? '') &&
      frame?.verb?.verb?.change !== undefined
        ? [frame]
        : [],
    ),
  );
  return own.find((word, at) => {
    const next = own[at + 1];
    const last = own[at - 1];
    // `sales of shoes`
    const isBehind =
      word.gap[0] === 'of' && last?.part === word.part && last.quantity === null && used.has(last);
    const isBefore = next?.part === word.part && next.gap.length === 0 && next.quantity === null;
    const isDirect = word.frame?.phrases.some(
      ({ preposition, items }) => preposition === '' && items.some(({ start }) => start === word.item.start),
    );
    return (
      changing.has(word.frame ?? null) &&
      !word.isVerb &&
      word.quantity === null &&
      !used.has(word) &&
      ((isDirect === true && isBefore && used.has(next) && !next.isVerb) ||
        (isBehind && !last.isVerb && !word.counted.some((one) => used.has(one)))) &&
      !isHarmless(word.item) &&
      !word.item.key.startsWith('per:') &&
      !/(?:ly|ing|ed)$/.test(word.item.word)
    );
  });
};

export function numbersMissed(pairs: Pairs, said: Words, own: Words): Miss | null {
  const numbers = pairs.filter(({ claim }) => claim.quantity !== null);
  const sources = sourcesByClaim(numbers);
  const isAlone = (claim: Said) => sources.get(claim)?.length === 1;
  const stray =
    numbers.find(
      ({ claim }) =>
        isAmount(claim) &&
        !numbers.some((pair) => pair.claim === claim && isCountKept(pair, pairs, said, own)),
    )?.claim ??
    // Two numbers of the claim are not one of the source.
    numbers.find(({ claim, source }) =>
      numbers.some(
        (pair) =>
          pair.claim !== claim &&
          pair.source === source &&
          isAmount(claim) &&
          isAlone(claim) &&
          isAlone(pair.claim) &&
          // `almost half (45%)`
          [claim, pair.claim].every((one) => one.quantity?.unit !== 'share') &&
          !isYearOf(claim, pair.claim) &&
          !isYearOf(pair.claim, claim),
      ),
    )?.claim ??
    turnedRange(numbers, own)?.claim ??
    strayedWord(pairs, said, own) ??
    lostEnd(pairs, own) ??
    lostInterval(pairs, own);
  const narrow = stray === undefined ? narrowedBy(pairs, own) : undefined;
  if (narrow !== undefined) return refuse(4, `The base resume limits this: keep “${narrow.item.text}”.`);
  return stray === undefined
    ? null
    : refuse(3, `“${stray.item.text}” belongs to something else in the base resume.`);
}
