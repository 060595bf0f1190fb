/** Whether one amount may stand for another. */
import { VAGUE_RANGES } from '../data/numbers.ts';
import type { Quantity } from '../text/quantities.ts';

/** `dozens` of 46. */
function isOfRange(claim: Quantity, source: Quantity): boolean {
  const [least, most] = VAGUE_RANGES[claim.unit.replace('vague:', '')] ?? [Infinity, 0];
  return (
    claim.limit === 'exact' &&
    source.unit === 'count' &&
    source.limit === 'exact' &&
    source.value >= least &&
    source.value <= most
  );
}

const MONTH_SECONDS = 2_629_746;
const WEEK_SECONDS = 604_800;
/** Of a month four weeks lack a twelfth. */
const ABOUT = 0.085;
const secondsOf = ({ unit, value }: Quantity) => (unit === 'months' ? value * MONTH_SECONDS : value);

/** `about two months` of eight weeks, `about 26 weeks` of six months. */
function isAboutAsLong(claim: Quantity, source: Quantity): boolean {
  if (claim.unit === source.unit || ![claim, source].every(({ unit }) => /^(?:months|seconds)$/.test(unit)))
    return false;
  const isLong = [claim, source].every((each) => secondsOf(each) >= WEEK_SECONDS);
  const difference = Math.abs(secondsOf(claim) - secondsOf(source));
  return (
    isLong &&
    claim.limit === 'about' &&
    /^(?:about|exact)$/.test(source.limit) &&
    difference <= ABOUT * secondsOf(claim)
  );
}

/** By how much a round number may miss what it rounds. */
const ROUNDING = 0.06;
const ROUNDED_MINIMUM = 10;
const isClose = (claim: Quantity, source: Quantity): boolean =>
  Math.abs(claim.value - source.value) <= ROUNDING * source.value;

/** `about 60` of 58, `almost 60` of 58; not `about 59`, which is no rounder. */
function isRounded(claim: Quantity, source: Quantity): boolean {
  const step = 5 * 10 ** (Math.floor(Math.log10(claim.value)) - 1);
  const isRound = claim.value % step === 0 && (source.value % step !== 0 || !Number.isInteger(source.value));
  const isBelow = claim.limit === 'about' || source.value < claim.value;
  return (
    isRound &&
    isBelow &&
    source.limit === 'exact' &&
    source.value >= ROUNDED_MINIMUM &&
    isClose(claim, source)
  );
}

/** `about 640 km` of 400 miles. */
export const isMeasuredAbout = (claim: Quantity, source: Quantity): boolean =>
  claim.unit === source.unit &&
  claim.limit === 'about' &&
  /^(?:about|exact)$/.test(source.limit) &&
  isClose(claim, source);

/** `around 30` and `up to 31` of 28 to 31, `several` of four to six. */
export function isOfSpan(claim: Quantity, least: Quantity, most: Quantity): boolean {
  if (claim.unit.startsWith('vague:')) return isOfRange(claim, least) && isOfRange(claim, most);
  if (claim.unit !== most.unit || least.unit !== most.unit || least.value >= most.value) return false;
  return claim.limit === 'about'
    ? claim.value >= least.value && claim.value <= most.value
    : claim.limit === 'upTo' && claim.value === most.value;
}

/** In percent points, and of the fraction: by how much a share in figures may miss the fraction that it is told by. */
const FRACTION_POINTS = 2.5;
const FRACTION_PART = 0.1;

/** `nearly a third` of 31 %, `half` of 50 %, 25 % of a quarter. */
function isFractionTold(claim: Quantity, source: Quantity): boolean {
  const miss = Math.abs(claim.value - source.value);
  if (claim.limit === 'exact') return source.limit === 'exact' && miss < 0.5;
  const isNear = miss <= FRACTION_POINTS && miss <= FRACTION_PART * claim.value;
  if (claim.unit === 'share' && /^(?:nearly|about)$/.test(claim.limit))
    return source.limit === 'exact' && isNear && (claim.limit === 'about' || source.value < claim.value);
  return isAmountWithin({ ...claim, unit: '%' }, { ...source, unit: '%' });
}

/** The claim says no more than the source: `more than 600,000` of 640,000, never 700,000, never 640,000 of `up to`. */
export function isAmountWithin(claim: Quantity, source: Quantity): boolean {
  if (source.unit === 'nth' || claim.unit === 'nth')
    return claim.unit === source.unit && claim.value === source.value && claim.limit === source.limit;
  if (claim.unit !== source.unit && [claim, source].every(({ unit }) => /^(?:%|share)$/.test(unit)))
    return isFractionTold(claim, source);
  // `1900` may be a year or 1,900.
  const isPlain = [claim.unit, source.unit].every((unit) => /^(?:count|year)$/.test(unit));
  // `four visits` of `visited four times`.
  const isOften = claim.unit === 'count' && source.unit === 'times';
  if (isOfRange(claim, source)) return true;
  if (isAboutAsLong(claim, source)) return true;
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
        : /^(?:most|fewer|upTo)$/.test(source.limit) && value === claim.value;
    case 'upTo':
      return /^(?:upTo|most)$/.test(source.limit) && value === claim.value;
    case 'about':
      return (/^(?:about|exact)$/.test(source.limit) && value === claim.value) || isRounded(claim, source);
    case 'nearly':
      return (source.limit === 'nearly' && value === claim.value) || isRounded(claim, source);
  }
}
