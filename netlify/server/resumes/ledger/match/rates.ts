/** How often, in other words; a year's amount told beside the month's that it comes of: `$6,000 a year ($500 a month)` of `$500 a month`. */
import type { Said, Words } from './said.ts';

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
