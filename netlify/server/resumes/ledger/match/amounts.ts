/** Whether one amount may stand for another. */
import type { Quantity } from '../text/quantities.ts';

/** The claim says no more than the source: `more than 600,000` of 640,000, never 700,000, never 640,000 of `up to`. */
export function isAmountWithin(claim: Quantity, source: Quantity): boolean {
  // `every third weekend` is one weekend in three.
  if (source.unit === 'nth' || claim.unit === 'nth')
    return claim.value === source.value && claim.limit === source.limit && /^(?:nth|count)$/.test(claim.unit);
  // `1900` may be a year or 1,900.
  const isPlain = [claim.unit, source.unit].every((unit) => /^(?:count|year)$/.test(unit));
  // `four visits` of `visited four times`.
  const isOften = claim.unit === 'count' && source.unit === 'times';
  if (claim.unit !== source.unit && !isOften && !(isPlain && claim.value === source.value)) return false;
  const { value } = source;
  switch (claim.limit) {
    case 'exact':
      return claim.value === value && source.limit === 'exact';
    case 'more':
      return source.limit === 'exact' || source.limit === 'least'
        ? value > claim.value && claim.value > 0
        : source.limit === 'more' && value >= claim.value && claim.value > 0;
    case 'least':
      return /^(?:exact|least|more)$/.test(source.limit) && value >= claim.value && claim.value > 0;
    case 'fewer':
      return source.limit === 'fewer'
        ? value === claim.value
        : /^(?:exact|most)$/.test(source.limit) && value < claim.value;
    case 'most':
      return source.limit === 'exact'
        ? value <= claim.value
        : /^(?:most|fewer)$/.test(source.limit) && value === claim.value;
    case 'upTo':
      return /^(?:upTo|most)$/.test(source.limit) && value === claim.value;
    case 'about':
      return /^(?:about|exact)$/.test(source.limit) && value === claim.value;
    case 'nearly':
      return source.limit === 'nearly' && value === claim.value;
  }
}
