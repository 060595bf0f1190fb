/** The numbers of the source that a number of the claim may be, or follows from. */
import { isAmountWithin, isOfSpan } from './amounts.ts';
import { changesIn, factorOf, isEndOfChange, isOld, isRise, otherEnd } from './changes.ts';
import { isOfAct, isShareOf } from './measures.ts';
import { arePeople } from './near.ts';
import { OF_TOTAL, type Said, type Words } from './said.ts';
import { isNearWord } from '../text/vocabulary.ts';
import type { Limit } from '../data/numbers.ts';

const nextTo = (word: Said, all: Words) => all[all.indexOf(word) + 1];
/** 62 of `38 of 62`. */
const isOfTotal = (word: Said | undefined, all: Words): boolean =>
  word?.quantity != null && OF_TOTAL.test(word.gap.join(' ')) && all[all.indexOf(word) - 1]?.quantity != null;

/** In percent points, by how much a fraction may miss the figure that stands right behind it. */
const BESIDE_POINTS = 5;
/** `almost half (45%)` of 45%. */
const isFigureBeside = (claim: Said, { quantity }: Said, said: Words): boolean =>
  claim.quantity?.unit === 'share' &&
  quantity?.unit === '%' &&
  (claim.quantity.limit === 'about' ||
    (claim.quantity.limit === 'nearly' && claim.quantity.value > quantity.value)) &&
  Math.abs(claim.quantity.value - quantity.value) <= BESIDE_POINTS &&
  nextTo(claim, said)?.quantity?.unit === '%' &&
  nextTo(claim, said)?.quantity?.value === quantity.value;

function isNumberSaid(claim: Said, source: Said, said: Words, own: Words): boolean {
  const { quantity: amount } = source;
  if (isShareOf(claim, source, said, own) || isFigureBeside(claim, source, said)) return true;
  if (claim.quantity === null || amount === null) return false;
  const isPoints = /^points?$/.test(claim.counted[0]?.item.word ?? '') && amount.unit === 'points';
  const amounts = [claim.quantity, claim.item.quantity].map(
    (each) => each && (isPoints ? { ...each, unit: 'points' } : each),
  );
  if (!amounts.some((each) => each !== null && isAmountWithin(each, amount))) return false;
  const [wanted, given] = [claim.role, source.role];
  if (isOfTotal(claim, said) !== isOfTotal(source, own)) return false;
  if (isOfTotal(nextTo(claim, said), said) && !isOfTotal(nextTo(source, own), own)) return false;
  if (claim.quantity.unit === 'year') {
    const isBound = [wanted, given].some((role) => /^(?:since|until|before|after)$/.test(role));
    const isRange = [wanted, given].every((role) => /^(?:from|to)$/.test(role));
    return wanted === given || !(isBound || isRange);
  }
  const isOtherEnd =
    isOld(claim, said) !== isOld(source, own) || (wanted === 'by' && claim.quantity.unit !== 'count');
  if (isOtherEnd && isEndOfChange(source, own)) return false;
  return !(wanted === 'to' && given === 'by') && !(wanted === 'by' && given === 'to');
}

/** Start and end where the claim says by how much that changed: `5 weeks less` of `from 16 to 11 weeks`. */
function differenceOf(claim: Said, own: Words): Said[] {
  const { quantity } = claim;
  // `Réduit de trois jours`.
  const isPoint = /^points?$/.test(claim.counted[0]?.item.word ?? '');
  const isBy = claim.gap.join('') === 'de' && (isPoint || claim.item.quantity?.unit !== 'count');
  const isEnd = !isBy && /^(?:to|from|than)$/.test(claim.role);
  if (quantity?.limit !== 'exact' || /^(?:%|share)$/.test(quantity.unit) || isEnd) return [];
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

/** By how much of a percent a share may be rounded. */
const SHARE_ROUNDING = 0.5;
const isExact = ({ quantity }: Said): boolean => quantity?.limit === 'exact';

/** Start and end where the claim says by what share that changed: a quarter of `from 40 to 30`. */
function shareOf(claim: Said, said: Words, own: Words): Said[] {
  const { quantity } = claim;
  const isBy = /^d(?:e|')$/.test(claim.gap.at(-1) ?? '') || !/^(?:to|from|than)$/.test(claim.role);
  if (quantity === null || !/^(?:%|share)$/.test(quantity.unit) || !isBy) return [];
  const ways = said.flatMap(({ item, clause }) => {
    const way = /^(?:up|down)$/.test(item.word) ? item.word : item.verb?.change;
    return clause === claim.clause && way !== undefined ? [way] : [];
  });
  return (
    changesIn(own).find(([start, end]) => {
      const way = isRise(start, end) ? 'up' : 'down';
      const isMore =
        quantity.limit === 'more' && isExact(start) && isBeyond(end, isRise(start, end) ? 2 : 0.5);
      if (
        (![start, end].every(isExact) && !isMore) ||
        !ways.includes(way) ||
        ways.includes(way === 'up' ? 'down' : 'up')
      )
        return false;
      const [old, now] = [start.quantity?.value ?? 0, end.quantity?.value ?? 0];
      const share = {
        ...quantity,
        unit: '%',
        value: (Math.abs(now - old) / old) * 100,
        limit: isMore ? ('more' as const) : ('exact' as const),
      };
      const isRounded = quantity.limit === 'exact' && Math.abs(share.value - quantity.value) < SHARE_ROUNDING;
      return isRounded || isAmountWithin(quantity, share);
    }) ?? []
  );
}

/** Start and end of what the claim says to have been halved, doubled or the like. */
export function multipliedFor(claim: Said, own: Words): Said[] {
  const factor = factorOf(claim);
  return factor === undefined
    ? []
    : (changesIn(own).find((ends) => isMultiple(claim.item.limit, factor, ends)) ?? []);
}

/** `under four` of `more than halved, to under four`: it may be still less. */
const isBeyond = ({ quantity }: Said, factor: number): boolean =>
  quantity?.limit === (factor > 1 ? 'more' : 'fewer');

/** By how much of itself a multiple may miss what it is near to. */
const NEAR_MULTIPLE = 0.06;

/** `more than doubled` of `from 40 to 95`. */
function isMultiple(limit: Limit, factor: number, [start, end]: readonly [Said, Said]): boolean {
  const [old, now] = [start.quantity?.value ?? 0, end.quantity?.value ?? 0];
  const reach = Math.abs(now - old) - Math.abs(factor * old - old);
  const isNear = Math.abs(now - factor * old) <= NEAR_MULTIPLE * factor * old;
  if (!isExact(start) || now > old !== factor > 1) return false;
  if (limit === 'more') return (isExact(end) && reach > 0) || (isBeyond(end, factor) && reach >= 0);
  if (!isExact(end)) return false;
  return limit === 'exact' ? reach === 0 : isNear && (limit === 'about' || (limit === 'nearly' && reach < 0));
}

/** Whoever they are. */
export const isAll = ({ item }: Said): boolean =>
  /^(?:staff|people|persons?|team|employees?|members?|personnel|direct|reports?|professionals?|personen|leute|mitarbeitern?|mitarbeitenden?|beschäftigten?|personnes?|collaborateurs?|salariés?)$/.test(
    item.word,
  );

/** `45 staff` of `31 teachers and 14 nurses`, `17 vehicles` of `14 lorries and 3 vans`. */
function sumOf(claim: Said, said: Words, own: Words): Said[] {
  const { quantity, counted } = claim;
  const at = said.indexOf(claim);
  if (quantity?.unit !== 'count' || quantity.limit !== 'exact') return [];
  const isOfAll = counted.length === 0 && said.slice(Math.max(0, at - 2), at).some((word) => isAll(word));
  const isOf = ({ counted: words }: Said) =>
    isOfAll ||
    (counted.length > 0 &&
      counted.every((word) =>
        isAll(word) ? arePeople(words) : words.some(({ item }) => isNearWord(word.item.key, item.key)),
      ));
  const counts = own.filter((word) => word.quantity?.unit === 'count' && word.quantity.limit === 'exact');
  for (const [at, first] of counts.entries()) {
    const second = counts[at + 1];
    const isJoined = second?.gap.some((small) => /^(?:and|und|sowie|et|,|&)$/.test(small)) === true;
    if (!isJoined || !isOf(first) || !isOf(second)) continue;
    if ((first.quantity?.value ?? 0) + (second.quantity?.value ?? 0) === quantity.value)
      return [first, second];
  }
  return [];
}

const SPAN = /^(?:to|bis|à|-|–)$/;
/** Both ends of what a claim tells by one number: `around 30` of `28 to 31`. */
function spanOf({ quantity }: Said, own: Words): Said[] {
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
export function numbersFor(claim: Said, said: Words, own: Words): Said[] {
  const span = spanOf(claim, own);
  if (span.length > 0) return span;
  const found = own.filter((source) => isNumberSaid(claim, source, said, own));
  if (found.length > 0) return found;
  const difference = differenceOf(claim, own);
  if (difference.length > 0) return difference;
  const share = shareOf(claim, said, own);
  return share.length > 0 ? share : sumOf(claim, said, own);
}
