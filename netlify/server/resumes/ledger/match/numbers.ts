/** Whether a number of the claim is one of the source, of the same thing and in the same part. */
import { prepositionClass, type Frame, type FrameItem, type Phrase } from '../text/frame.ts';
import { stemSet } from '../text/word-set.ts';
import { isAmountWithin } from './amounts.ts';
import { areRolesAlike, headOf, isMeasure as isMeasureWord, isSameWord, wordsAfter } from './phrases.ts';

export type Placed = { frame: Frame; phrase: Phrase; item: FrameItem };

/** They measure what stands behind them. */
const units = stemSet(
  'sqft m2 kilometer mile kilogram hectare pound megawatt kilowatt gigabyte terabyte ton meter ml',
);
const known = new WeakMap<Frame, readonly Placed[]>();

/** The words of a statement with where they stand; each statement is compared with many. */
export function placesOf(frame: Frame): readonly Placed[] {
  const found = known.get(frame);
  if (found !== undefined) return found;
  const places = frame.phrases.flatMap((phrase) => phrase.items.map((item) => ({ frame, phrase, item })));
  known.set(frame, places);
  return places;
}

/** People counted without saying which: `a team of 14` has 14 members. */
const ANYBODY = /^(?:person|personn|personen|peopl|people|member)$/;
/** Such a word behind a number adds nothing to it. */
export const isAnybody = (place: Placed): boolean =>
  ANYBODY.test(place.item.key) && place.phrase.items.some(({ quantity }) => quantity !== null);

const phraseBefore = ({ frame, phrase }: Placed): Phrase | undefined =>
  frame.phrases[frame.phrases.indexOf(phrase) - 1];

/** The first of a joined pair is what the number measures: `412-bed hospital`. */
function measuredBy(place: Placed): FrameItem[] {
  const after = wordsAfter(place.phrase, place.item);
  const joined = after.findIndex(({ isJoined }) => !isJoined);
  return after[0]?.isJoined === true && joined > 0 ? after.slice(0, joined) : after;
}

/** What a number counts; of a pair `from 4 to 0.5 ml` both have the words of either. */
function countedBy(place: Placed): FrameItem[] {
  const own = wordsAfter(place.phrase, place.item);
  const role = prepositionClass(place.phrase.preposition);
  if (own.length > 0 || !/^(?:from|to)$/.test(role)) return own;
  const other = placesOf(place.frame).find(
    ({ phrase, item }) =>
      item.quantity?.unit === place.item.quantity?.unit &&
      prepositionClass(phrase.preposition) === (role === 'from' ? 'to' : 'from'),
  );
  return other === undefined ? own : wordsAfter(other.phrase, other.item);
}

function isSameThing(claim: Placed, source: Placed): boolean {
  const wanted = countedBy(claim);
  const given = countedBy(source);
  const isMeasure = !/^(?:count|rank|vague.*)$/.test(claim.item.quantity?.unit ?? '');
  const givenBefore = phraseBefore(source);
  if (wanted.length === 0) {
    if (isCountOf(claim, given)) return true;
    if (isMeasure || given.length === 0) return isSamePosition(claim, source);
    return false;
  }
  if (given.length === 0) {
    const around = [...source.phrase.items, ...(givenBefore?.items ?? [])];
    if (
      headOf(givenBefore ?? source.phrase)?.key === 'team' &&
      wanted.every(({ key }) => ANYBODY.test(key) || key === 'team')
    )
      return true;
    return isMeasure && wanted.every(({ key }) => around.some((item) => item.key === key));
  }
  // `a 240,000 sq ft center` is a center of 240,000 square feet.
  const [unit, ownUnit] = [wanted[0], given[0]];
  const isUnit = unit !== undefined && unit.key === ownUnit?.key && units.has(unit.key);
  if (isUnit && (wanted.length === 1 || given.length === 1)) return true;
  // `a 24-bed unit` is a unit with 24 beds.
  const [one, other] = [measuredBy(claim), measuredBy(source)];
  const isJoined = one.length < wanted.length || other.length < given.length;
  if (isJoined && one.length === other.length && one.every((word, at) => isSameWord(word, other[at] ?? word)))
    return true;
  const heads = [given.at(-1)?.key, measuredBy(source).at(-1)?.key];
  // Words that say which may stand elsewhere, where nothing else is counted: `8 students from the local college`.
  const isAlone = placesOf(source.frame).every(
    ({ item }) => item === source.item || item.quantity === null || item.quantity.unit === 'year',
  );
  const around = isAlone ? placesOf(source.frame).map(({ item }) => item) : given;
  return (
    wanted.every((word) => around.some((item) => isSameWord(item, word)) || isMeasureWord(word)) &&
    (isMeasure || heads.includes(wanted.at(-1)?.key))
  );
}

/** `a staff of 71` are 71 employees. */
const isCountOf = (claim: Placed, given: readonly FrameItem[]): boolean =>
  given.length > 0 && wordsBefore(claim).at(-1) === given.at(-1)?.key;

/**
 * The start of what the source gives from start to end, where the claim says by how much that changed: `by 5 weeks`
 * of `from 16 to 11 weeks`.
 */
export function differenceIn(claim: Placed, places: readonly Placed[]): Placed | undefined {
  const amount = claim.item.quantity;
  if (amount?.limit !== 'exact' || prepositionClass(claim.phrase.preposition) !== 'by') return undefined;
  if (wordsAfter(claim.phrase, claim.item).length > 0) return undefined;
  const ends = places.filter(
    ({ phrase, item }) =>
      item.quantity?.limit === 'exact' && /^(?:from|to)$/.test(prepositionClass(phrase.preposition)),
  );
  return ends.find(({ phrase, item }, index) => {
    const [from, to] = [item.quantity, ends[index + 1]?.item.quantity];
    const isPair =
      prepositionClass(phrase.preposition) === 'from' &&
      prepositionClass(ends[index + 1]?.phrase.preposition ?? '') === 'to';
    if (!isPair || from === null || to?.unit !== from.unit) return false;
    const isSameUnit = amount.unit === (from.unit === '%' ? 'points' : from.unit);
    return isSameUnit && Math.abs(Math.abs(from.value - to.value) - amount.value) < 1e-6 * amount.value;
  });
}

/** `12 of 19 services`: the 19 were not moved; nor was `of the $600,000` spent. */
function isPartOf(place: Placed): boolean {
  const counted = phraseBefore(place)?.items.find(({ quantity }) => quantity !== null)?.quantity;
  const isRanked = counted?.unit === 'rank' && place.phrase.preposition === 'among';
  return isRanked || (place.phrase.preposition === 'of' && !place.phrase.isOpening && counted != null);
}

/** Bare numbers stand behind the same thing: `a team of 14`. */
function isSamePosition(claim: Placed, source: Placed): boolean {
  const wanted = wordsBefore(claim);
  const given = wordsBefore(source);
  return wanted.length === 0 || given.length === 0 || wanted.some((key) => given.includes(key));
}

/** The word that a bare number follows: `a team of 14`, `phase one`. */
function wordsBefore(place: Placed): string[] {
  const within = place.phrase.items
    .slice(0, place.phrase.items.indexOf(place.item))
    .filter(({ kind }) => kind === 'word');
  if (within.length > 0) return within.map(({ key }) => key);
  const isBehind =
    place.phrase.preposition === 'of' || (place.phrase.preposition === '' && !place.phrase.isOpening);
  const head = isBehind ? headOf(phraseBefore(place) ?? place.phrase) : undefined;
  return head === undefined ? [] : [head.key];
}

/** `lifted revenue 31 %` is `by 31 %`; `saved $5` of what was cut by it, too. */
const isBareDifference = (claim: Placed, source: Placed): boolean =>
  [claim, source].every(({ phrase }) => /^(?:by|)$/.test(prepositionClass(phrase.preposition))) &&
  source.frame.verb?.verb?.change !== undefined &&
  source.item.quantity?.unit !== 'count';

/** What another statement of the same sentence counts: only with its noun, and never a share or a sum. */
const isBorrowable = (claim: Placed, source: Placed): boolean =>
  !source.phrase.isBorrowed ||
  (source.item.quantity?.unit === 'count' && wordsAfter(claim.phrase, claim.item).length > 0);

const DURING = /^(?:on|in|during|over|across|within|throughout)$/;

/** `over four trips` is `on four trips` where the source says when. */
const isDuring = (claim: Placed, source: Placed): boolean =>
  /^over\b/i.test(claim.item.text) &&
  claim.phrase.preposition === 'over' &&
  claim.item.quantity?.value === source.item.quantity?.value &&
  claim.item.quantity?.unit === source.item.quantity?.unit &&
  source.item.quantity?.limit === 'exact' &&
  DURING.test(source.phrase.preposition);

export const isNumberWithin = (claim: Placed, source: Placed): boolean =>
  claim.item.quantity !== null &&
  source.item.quantity !== null &&
  (isAmountWithin(claim.item.quantity, source.item.quantity) || isDuring(claim, source)) &&
  isBorrowable(claim, source) &&
  (areRolesAlike(claim.phrase, source.phrase) || isBareDifference(claim, source)) &&
  isPartOf(claim) === isPartOf(source) &&
  isSameThing(claim, source);
