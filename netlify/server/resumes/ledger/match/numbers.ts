/** Numbers of a claim: each is one of the source, of the same thing, in the same part, told to the same end. */
import { refuse, type Miss } from './miss.ts';
import { isAmountWithin, isOfSpan } from './amounts.ts';
import { isOfAct, isShareOf } from './measures.ts';
import { isHarmless, isPerson } from './near.ts';
import { isYearOf } from './rates.ts';
import { adjacentTo, OF_TOTAL, type Pair, type Said } from './said.ts';

/** Where a change began: `from 9`, `rather than 9`, the first of `(16 to 11)`. */
function isOld(word: Said, all: readonly Said[]): boolean {
  if (isOfAct(word, all)) return false;
  const at = all.indexOf(word);
  const next = all[at + 1];
  const isPair = word.quantity !== null && next?.quantity != null && next.gap.join('') === 'to';
  return (
    (isPair && /^[(,]$/.test(word.gap.at(-1) ?? '')) ||
    /^(?:from|than|instead)$/.test(word.role) ||
    word.gap.includes('than') ||
    all[at - 1]?.item.word === 'instead'
  );
}

/** In words, between the two ends of a change. */
const END_DISTANCE = 6;

/** The other end of a change: 4 of `from 9 to 4`, 11 of `4, down from 11`. */
function otherEnd(word: Said, all: readonly Said[]): Said | undefined {
  const unit = word.quantity?.unit;
  if (unit === undefined || unit === 'year') return undefined;
  return all.find(
    (other) =>
      other !== word &&
      other.quantity?.unit === unit &&
      other.clause === word.clause &&
      isOld(other, all) !== isOld(word, all) &&
      Math.abs(all.indexOf(other) - all.indexOf(word)) <= END_DISTANCE,
  );
}

export const isEndOfChange = (word: Said, all: readonly Said[]): boolean => otherEnd(word, all) !== undefined;

const nextTo = (word: Said, all: readonly Said[]) => all[all.indexOf(word) + 1];
/** 62 of `38 of 62`. */
const isOfTotal = (word: Said | undefined, all: readonly Said[]): boolean =>
  word?.quantity != null && OF_TOTAL.test(word.gap.join(' ')) && all[all.indexOf(word) - 1]?.quantity != null;

function isNumberSaid(claim: Said, source: Said, said: readonly Said[], own: readonly Said[]): boolean {
  const { quantity: amount } = source;
  if (isShareOf(claim, source, said, own)) return true;
  const amounts = [claim.quantity, claim.item.quantity];
  const isWithin = amounts.some((each) => each !== null && amount !== null && isAmountWithin(each, amount));
  if (claim.quantity === null || !isWithin) return false;
  const [wanted, given] = [claim.role, source.role];
  if (isOfTotal(claim, said) !== isOfTotal(source, own)) return false;
  if (isOfTotal(nextTo(claim, said), said) && !isOfTotal(nextTo(source, own), own)) return false;
  if (claim.quantity.unit === 'year') {
    const isBound = [wanted, given].some((role) => /^(?:since|until|before|after)$/.test(role));
    const isRange = [wanted, given].every((role) => /^(?:from|to)$/.test(role));
    return wanted === given || !(isBound || isRange);
  }
  const isEnd = otherEnd(source, own) !== undefined;
  if (
    isEnd &&
    (isOld(claim, said) !== isOld(source, own) || (wanted === 'by' && claim.quantity.unit !== 'count'))
  )
    return false;
  return !(wanted === 'to' && given === 'by') && !(wanted === 'by' && given === 'to');
}

/** Start and end where the claim says by how much that changed: `5 weeks less` of `from 16 to 11 weeks`. */
function differenceOf(claim: Said, own: readonly Said[]): Said[] {
  const { quantity } = claim;
  // `Réduit de trois jours`.
  const isPoint = /^points?$/.test(claim.counted[0]?.item.word ?? '');
  const isBy = claim.gap.join('') === 'de' && (isPoint || claim.item.quantity?.unit !== 'count');
  const isEnd = !isBy && /^(?:to|from|than)$/.test(claim.role);
  if (quantity?.limit !== 'exact' || quantity.unit === '%' || isEnd) return [];
  if (quantity.unit === 'months') {
    // `for three years` of `from 2012 to 2015`.
    const years = own.filter(({ item }) => item.quantity?.unit === 'year');
    const [first, last] = [years[0]?.quantity?.value ?? 0, years[1]?.quantity?.value ?? 0];
    if (years.length === 2 && (last - first) * 12 === quantity.value) return years;
  }
  const isPoints = quantity.unit === 'points' || isPoint;
  const unit = isPoints ? '%' : quantity.unit;
  for (const start of own) {
    const end = start.quantity?.unit === unit ? otherEnd(start, own) : undefined;
    const change = Math.abs((end?.quantity?.value ?? 0) - (start.quantity?.value ?? 0));
    if (end !== undefined && Math.abs(change - quantity.value) < 1e-6 * quantity.value) return [start, end];
  }
  return [];
}

/** Whoever they are. */
export const isAll = ({ item }: Said): boolean =>
  /^(?:staff|people|persons?|team|employees?|members?|personnel|direct|reports?)$/.test(item.word);

/** `45 staff` of `31 teachers and 14 nurses`. */
function sumOf(claim: Said, said: readonly Said[], own: readonly Said[]): Said[] {
  const { quantity, counted } = claim;
  const at = said.indexOf(claim);
  const isOfAll =
    counted.length > 0
      ? counted.every((word) => isAll(word))
      : said.slice(Math.max(0, at - 2), at).some((word) => isAll(word));
  if (quantity?.unit !== 'count' || quantity.limit !== 'exact' || !isOfAll) return [];
  const counts = own.filter((word) => word.quantity?.unit === 'count' && word.quantity.limit === 'exact');
  for (const [at, first] of counts.entries()) {
    const second = counts[at + 1];
    const isJoined = second?.gap.some((small) => /^(?:and|,|&)$/.test(small)) === true;
    if (isJoined && (first.quantity?.value ?? 0) + (second.quantity?.value ?? 0) === quantity.value)
      return [first, second];
  }
  return [];
}

const SPAN = /^(?:to|bis|à|-|–)$/;
/** Both ends of what a claim tells by one number: `around 30` of `28 to 31`. */
function spanOf({ quantity }: Said, own: readonly Said[]): Said[] {
  const at = own.findIndex((least, index) => {
    const most = own[index + 1];
    const isSpan = SPAN.test(most?.gap.join(' ') ?? '') && (least.role !== 'from' || isOfAct(least, own));
    return (
      isSpan &&
      quantity !== null &&
      least.quantity !== null &&
      most?.quantity != null &&
      isOfSpan(quantity, least.quantity, most.quantity)
    );
  });
  return at === -1 ? [] : own.slice(at, at + 2);
}

/** The numbers of the source that a number of the claim may be. */
export function numbersFor(claim: Said, said: readonly Said[], own: readonly Said[]): Said[] {
  const span = spanOf(claim, own);
  if (span.length > 0) return span;
  const found = own.filter((source) => isNumberSaid(claim, source, said, own));
  if (found.length > 0) return found;
  const difference = differenceOf(claim, own);
  return difference.length > 0 ? difference : sumOf(claim, said, own);
}

/** Up or down as the verb says, by two amounts: `fell` of `4 in 2024, down from 11`. */
export function isDirectionTold({ item }: Said, pairs: readonly Pair[], own: readonly Said[]): boolean {
  const change = item.verb?.change;
  return (
    change !== undefined &&
    pairs.some(({ source }) => {
      const end = otherEnd(source, own);
      if (source.quantity === null || end?.quantity == null) return false;
      const growth = (end.quantity.value - source.quantity.value) * (isOld(source, own) ? 1 : -1);
      return change === 'to' || (change === 'down' ? growth < 0 : growth > 0);
    })
  );
}

export const isChangeTold = ({ item }: Said, pairs: readonly Pair[], own: readonly Said[]): boolean =>
  item.verb?.change !== undefined &&
  pairs.some(({ source }) => source.quantity !== null && otherEnd(source, own) !== undefined);

const arePeople = (words: readonly Said[]) => words.some(({ item }) => isPerson(item));

/** `a brigade` of `a brigade of 12`. */
function holderOf(word: Said, all: readonly Said[]): Said | undefined {
  const before = all[all.indexOf(word) - 1];
  const isHeld = /^(?:of|von|de)$/.test(word.gap.at(-1) ?? '') && before?.part === word.part;
  return isHeld && before.quantity === null ? before : undefined;
}

/** 70 of `a team of 4 in a shop of 70`, told of the team; 18 of `3 chapters of a book of 18 chapters`, told of none. */
function isHeldOtherwise(
  { claim, source }: Pair,
  pairs: readonly Pair[],
  said: readonly Said[],
  own: readonly Said[],
): boolean {
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
function isCountKept(
  { claim, source }: Pair,
  pairs: readonly Pair[],
  said: readonly Said[],
  own: readonly Said[],
): boolean {
  if (isHeldOtherwise({ claim, source }, pairs, said, own)) return false;
  const counted = claim.counted;
  const given = source.counted;
  const rests = pairs.filter((pair) => counted.includes(pair.claim) && !isHarmless(pair.claim.item));
  if (rests.length === 0)
    return counted.length === 0 || given.length === 0 || !arePeople(counted) || arePeople(given);
  if (given.length > 0) return rests.some((pair) => given.includes(pair.source));
  const others = own
    .filter((word) => word.quantity !== null && word !== source && word !== otherEnd(source, own))
    .flatMap((word) => word.counted);
  return rests.some((pair) => !others.includes(pair.source));
}

const isAmount = ({ quantity }: Said): boolean => quantity !== null && quantity.unit !== 'year';

/** `4 yards in Leith and 2 in Hull`: what stands with one amount stands with no other in the claim. */
function strayedWord(pairs: readonly Pair[], own: readonly Said[]): Said | undefined {
  const parts = new Set(own.filter(isAmount).map(({ part }) => part));
  if (parts.size < 2) return undefined;
  const amounts = pairs.filter(({ claim }) => isAmount(claim));
  return pairs.find(({ claim }) => {
    if (claim.isVerb || isAmount(claim)) return false;
    const places = pairs.filter((pair) => pair.claim === claim).map(({ source: { part } }) => part);
    const near = amounts.filter((pair) => pair.claim.part === claim.part);
    const beside = (
      near.length > 0 ? near : amounts.filter((pair) => pair.claim.clause === claim.clause)
    ).flatMap(({ source }) => [source, ...source.counted].map(({ part }) => part));
    return beside.length > 0 && places.every((part) => parts.has(part) && !beside.includes(part));
  })?.claim;
}

/** `$9M to $2M` of `$2M to $9M`. */
const turnedRange = (numbers: readonly Pair[], own: readonly Said[]): Pair | undefined =>
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
function lostEnd(pairs: readonly Pair[], own: readonly Said[]): Said | undefined {
  const used = new Set(pairs.map(({ source }) => source));
  return own.find((word, index) => {
    const next = own[index + 1];
    if (word.quantity === null || next?.quantity == null || used.has(word) === used.has(next)) return false;
    const small = next.gap.join(' ');
    return (
      // `38 of 62` may be told as 38, but third of eight is nothing without them.
      (/^(?:of|sur|out of)$/.test(small) && (used.has(next) || word.quantity.unit === 'rank')) ||
      (/^(?:to|and|bis|à)$/.test(small) && next.quantity.unit === word.quantity.unit)
    );
  });
}

export function numbersMissed(
  pairs: readonly Pair[],
  said: readonly Said[],
  own: readonly Said[],
): Miss | null {
  const numbers = pairs.filter(({ claim }) => claim.quantity !== null);
  const isAlone = (claim: Said) => numbers.filter((pair) => pair.claim === claim).length === 1;
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
          !isYearOf(claim, pair.claim) &&
          !isYearOf(pair.claim, claim),
      ),
    )?.claim ??
    turnedRange(numbers, own)?.claim ??
    strayedWord(pairs, own) ??
    lostEnd(pairs, own);
  return stray === undefined
    ? null
    : refuse(3, `“${stray.item.text}” belongs to something else in the base resume.`);
}
