/** An amount told in another unit of its kind, and a share told of its total: `1,500 g` of 1.5 kg, half of `3 of 6`. */
import { MEASURES } from '../data/numbers.ts';
import type { Quantity } from '../text/quantities.ts';
import { stem } from '../text/stem.ts';
import { isAmountWithin, isMeasuredAbout } from './amounts.ts';
import { OF_TOTAL, type Said, type Words, countOf } from './said.ts';

const measures = new Map(
  Object.entries(MEASURES).map(([word, measure]) => {
    const [kind = '', size = ''] = measure.split(' ');
    return [stem(word), { kind, size: Number(size) }];
  }),
);

/** The amount with the unit behind it, in the smallest one of its kind. */
function measureOf(amount: Said | undefined, unit: Said | undefined): Quantity | null {
  const measure = measures.get(stem(unit?.item.word ?? '')) ?? measures.get(unit?.item.key ?? '');
  const { quantity } = amount ?? {};
  if (measure === undefined || quantity?.unit !== 'count' || unit?.gap.length !== 0) return null;
  return { ...quantity, unit: measure.kind, value: Math.round(quantity.value * measure.size * 1e6) / 1e6 };
}

/** The source's amount, or its unit, for those of the claim where that has the amount in another unit. */
export function remeasuredFor(claim: Said, said: Words, own: Words): Said[] {
  const at = said.indexOf(claim);
  const first = claim.quantity === null ? at - 1 : at;
  const wanted = measureOf(said[first], said[first + 1]);
  if (wanted === null) return [];
  return own.flatMap((amount, index) => {
    const unit = own[index + 1];
    const given = measureOf(amount, unit);
    if (given === null || unit === undefined || unit.item.key === said[first + 1]?.item.key) return [];
    if (!isAmountWithin(wanted, given) && !isMeasuredAbout(wanted, given)) return [];
    return [first === at ? amount : unit];
  });
}

const isTotal = (word: Said | undefined): boolean =>
  word?.quantity != null && OF_TOTAL.test(word.gap.join(' '));

const OF_THESE = /^(?:of|out of) (?:them|these|those|which|whom)(?: (?:was|were|are|have|had))?$/;
const isOfThese = (word: Said | undefined): boolean => OF_THESE.test(word?.gap.join(' ') ?? '');

/** The number that the source says others are of: 62 of `38 of 62`, 50 of `50 tests; 17 of them`. */
function totalOf(part: Said, own: Words): Said | undefined {
  const next = own[own.indexOf(part) + 1];
  if (isTotal(next)) return next;
  const before = own.slice(0, own.indexOf(part));
  return isOfThese(next) ? before.findLast(({ quantity }) => quantity?.unit === 'count') : undefined;
}

/** `half of six years` of `three of six years`, `about a third of which` of 17 of 50; of `half of the years` too. */
export function isShareOf(claim: Said, source: Said, said: Words, own: Words): boolean {
  const [share, part] = [claim.quantity, source.quantity];
  if (share === null || !/^(?:%|share)$/.test(share.unit) || part?.unit !== 'count') return false;
  const total = said[said.indexOf(claim) + 1];
  const whole = totalOf(source, own);
  if (part.limit !== 'exact' || whole === undefined) return false;
  const value = (100 * part.value) / countOf(whole);
  if (!isTotal(whole) || !OF_TOTAL.test(total?.gap.join(' ') ?? '')) {
    return isOfThese(total) && isAmountWithin(share, { ...part, unit: '%', value });
  }
  // `Cut waste by half in 3 of 6 years` is another half.
  if (share.limit !== 'exact' || whole.quantity?.limit !== 'exact' || claim.role !== source.role)
    return false;
  if (isTotal(total) && total && countOf(total) !== countOf(whole)) return false;
  return Math.abs(share.value - value) < 1e-2;
}

/** `Betreuung von 12 bis 15 Kindern`: of so many, and no change. */
export function isOfAct({ gap, ...word }: Said, all: Words): boolean {
  if (!/^(?:von|de)$/.test(gap.at(-1) ?? '')) return false;
  const at = all.findIndex(({ item }) => item === word.item);
  const [before, next] = [all[at - 1], all[at + 1]];
  const isRange = (word.quantity?.value ?? 0) < (next?.quantity?.value ?? 0) || before?.item.verb != null;
  // `Réduction du délai de paiement de 52 à 41 jours`.
  const isChange = all.some(({ item, clause }) => clause === word.clause && item.verb?.change !== undefined);
  return before !== undefined && isRange && !isChange;
}

const MONTHS = 12;

/** `a year` behind an amount, before the next one. */
function rateOf(amount: Said, all: Words): Said | undefined {
  const rest = all.slice(all.indexOf(amount) + 1);
  const end = rest.findIndex(({ part, quantity }) => part !== amount.part || quantity !== null);
  return (end === -1 ? rest : rest.slice(0, end)).find(({ item }) => item.key.startsWith('per:'));
}

const isMonthly = (amount: Said, all: Words): boolean => rateOf(amount, all)?.item.key === 'per:month';

export const isYearOf = ({ quantity: year }: Said, { quantity: month }: Said): boolean =>
  year?.limit === 'exact' &&
  month?.limit === 'exact' &&
  year.unit === month.unit &&
  year.value === MONTHS * month.value;

/** It goes on: nothing says how long it did. */
const isUnending = (own: Words): boolean =>
  own.every(({ quantity }) => quantity === null || !/^(?:months|seconds|year)$/.test(quantity.unit));

/** The source's amount or rate of a month for those of a year, where the claim tells the month's as well. */
export function monthlyFor(claim: Said, said: Words, own: Words): Said[] {
  const year = said.find((word) => word.quantity !== null && [word, rateOf(word, said)].includes(claim));
  if (year === undefined || rateOf(year, said)?.item.key !== 'per:year' || !isUnending(own)) return [];
  const isMonthOf = (word: Said, all: Words) => isYearOf(year, word) && isMonthly(word, all);
  if (!said.some((word) => word.clause === year.clause && isMonthOf(word, said))) return [];
  const month = own.find((word) => isMonthOf(word, own));
  const found = claim === year ? month : month && rateOf(month, own);
  return found === undefined ? [] : [found];
}

const INTERVAL_KEYS: Readonly<Record<string, number>> = {
  'per:month': 1,
  'per:quarter': 3,
  'per:year': MONTHS,
};

/** Words that say how often, with the months from one time to the next: `twice a year`, `every six months`. */
function intervalsIn(all: Words): { words: Words; months: number }[] {
  return all.flatMap((word) => {
    const months = INTERVAL_KEYS[word.item.key];
    const before = all[all.indexOf(word) - 1];
    if (months !== undefined && before?.quantity?.unit === 'times')
      return before.quantity.limit === 'exact'
        ? [{ words: [before, word], months: months / before.quantity.value }]
        : [];
    if (word.quantity?.unit === 'every:months') return [{ words: [word], months: word.quantity.value }];
    return months === undefined ? [] : [{ words: [word], months }];
  });
}

/** The source's words for how often, where the claim says so in others. */
export function asOftenFor(claim: Said, said: Words, own: Words): Words {
  if (claim.quantity === null && !claim.item.key.startsWith('per:')) return [];
  const wanted = intervalsIn(said).find(({ words }) => words.includes(claim));
  if (wanted === undefined) return [];
  const isOtherwise = (words: Words) =>
    words.map(({ item }) => item.key).join() !== wanted.words.map(({ item }) => item.key).join();
  return (
    intervalsIn(own).find(({ words, months }) => months === wanted.months && isOtherwise(words))?.words ?? []
  );
}
