/** Finds the columns of a page, and tells columns from labels and from dates at the right edge. */
import { headingKind } from '../parse/heading-kind.ts';
import { findDates, isAllDates } from '../parse/dates.ts';
import { isPlace, isTownLike } from '../parse/place.ts';
import { findEmail } from '../parse/net.ts';
import { startsWithBullet, withoutLetterSpacing } from '../lines.ts';
import type { Fragment } from './fragments.ts';

const STEP = 2;
const GUTTER_WIDTH = 7;
const LEAST = 3;
const MOST_CROSSING = 0.2;
const LABEL_LENGTH = 34;

/** Where a page is cut into two columns; undefined for one. */
export const findColumns = (fragments: Fragment[]): number | undefined =>
  gutters(fragments, LEAST, MOST_CROSSING).find(({ at }) => areColumns(fragments, at))?.at;

/** Where labels or dates stand left of what they belong to. */
export const findLabels = (fragments: Fragment[]): number | undefined =>
  gutters(fragments, 2, 0.2).find(({ at }) => areLabels(fragments, at))?.at;

/** Where dates and places stand at the right of what they belong to. */
export const findEdge = (fragments: Fragment[]): number | undefined =>
  gutters(fragments, 2, 0.3).find(({ at }) => {
    const { before, after, crossing } = sides(fragments, at);
    if (crossing.some(({ text }) => isAllDates(text))) return false;
    return before.length >= after.length && share(before, isDated) < 0.2 && isDatedEdge(after);
  })?.at;

/** Nothing but dates, what goes on with them and what could be towns; half of its lines begin with a date. */
function isDatedEdge(after: Fragment[]): boolean {
  const whole = withDatesWhole(after);
  const dates = whole.filter(({ text }) => isAllDates(text));
  const towns = whole.filter(({ text }) => isPlace(text) || isTownLike(text));
  return dates.length >= whole.length / 2 && dates.length + towns.length === whole.length;
}

/** `May 2019 –` and `today` below it are one date. */
export function withDatesWhole(fragments: Fragment[]): Fragment[] {
  const whole: Fragment[] = [];
  let lowest = Infinity;
  for (const one of fragments) {
    const last = whole.at(-1);
    const text = `${last?.text} ${one.text}`;
    const goesOn = last && lowest - one.y < one.size * LINE && dateLength(text) > dateLength(last.text);
    if (goesOn && isAllDates(text)) whole.splice(-1, 1, { ...last, text });
    else whole.push(one);
    lowest = one.y;
  }
  return whole;
}

/** In parts of the size of its letters, from a line to the next of the same text. */
export const LINE = 1.6;

export const dateLength = (text: string): number => findDates(text)?.length ?? 0;

/** Stretches that few fragments cross, the emptiest and widest first. */
function gutters(
  fragments: Fragment[],
  least: number,
  mostCrossing: number,
): { at: number; crossing: number; width: number }[] {
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map((fragment) => fragment.right));
  const found: { at: number; from: number; key: string; crossing: number; width: number }[] = [];
  for (let at = left + 20; at < right - 20; at += STEP) {
    const { before, after, crossing } = sides(fragments, at);
    const key = `${before.length} ${after.length}`;
    const last = found.at(-1);
    if (before.length < least || after.length < least || crossing.length > fragments.length * mostCrossing)
      continue;
    if (last?.key === key && at - (last.from + last.width) <= STEP) last.width = at - last.from;
    else found.push({ at, from: at, key, crossing: crossing.length, width: 0 });
  }
  return found
    .filter(({ width }) => width >= GUTTER_WIDTH - STEP)
    .map(({ from, crossing, width }) => ({ at: from + width / 2, crossing, width }))
    .sort((a, b) => a.crossing - b.crossing || b.width - a.width)
    .slice(0, 6);
}

export function sides(fragments: Fragment[], at: number) {
  return {
    before: fragments.filter(({ right }) => right <= at),
    after: fragments.filter(({ x }) => x >= at),
    crossing: fragments.filter(({ x, right }) => x < at && right > at),
  };
}

const isBeside = (one: Fragment, others: Fragment[]): boolean =>
  others.some(({ y }) => Math.abs(y - one.y) <= one.size * 0.5);
const share = (part: Fragment[], test: (one: Fragment) => boolean): number =>
  part.length === 0 ? 0 : part.filter(test).length / part.length;
const isDated = ({ text }: Fragment): boolean => findDates(text) !== undefined;

/** Dates or places at the right edge, each beside a title. */
const isEdge = (before: Fragment[], after: Fragment[]): boolean =>
  share(after, (one) => one.text.length <= 40 && isBeside(one, before)) > 0.9 &&
  share(after, (one) => isDated(one) || isPlace(one.text)) > 0.5;

/** Set against the gutter, each beside what it belongs to, as forms such as Europass have them. */
function areFlushLabels(before: Fragment[], after: Fragment[]): boolean {
  const edge = Math.max(...before.map(({ right }) => right));
  const begins = new Set(before.map(({ x }) => Math.round(x / 4)));
  return (
    before.length >= 3 &&
    begins.size > before.length / 3 &&
    share(before, ({ right }) => edge - right < 4) > 0.8 &&
    share(before, (one) => isBeside(one, after)) > 0.5
  );
}

/** Both have headings, or one has them and the other, beside these, says how to reach somebody. */
function areColumns(fragments: Fragment[], at: number): boolean {
  const { before, after } = sides(fragments, at);
  if (isEdge(before, after) || areFlushLabels(before, after)) return false;
  const labels = before.filter((one) => !isHeading(one) || isBeside(one, after));
  const beside = labels.filter((one) => isBeside(one, after));
  if (beside.length > 2 && share(beside, isDated) > 0.5) return false;
  const over = before.filter(isHeading);
  if (over.length > 2 && share(before, isHeading) > 0.7) return false;
  // Headings over labels have nothing beside them, and labels have.
  const isAlone = (one: Fragment) => !isBeside(one, after);
  if (over.length > 2 && share(over, isAlone) > 0.7 && beside.length > labels.length * 0.8) return false;
  const own = after.filter((one) => !isBeside(one, before) || !(isDated(one) || isPlace(one.text)));
  const isLevel = (one: Fragment) => kindOfHeading(one) === 'languages' && isBeside(one, before);
  const [first, second] = [before.filter(isHeading), own.filter((one) => isHeading(one) && !isLevel(one))];
  const aligned = share(before, (one) => isBeside(one, after));
  // Beside labels there is no heading, so several of them are a column even where all lines meet.
  if (first.length && second.length)
    return (first.length > 1 && second.length > 1) || second.length > 2 || aligned < 0.8;
  const [headings, other] = first.length ? [first, own] : [second, before];
  const top = Math.max(...headings.map(({ y }) => y));
  const isContact = other.some(({ text, y }) => findEmail(text) !== '' && y < top);
  return headings.length > 0 && isContact && aligned < 0.7 && before.length >= 4 && own.length >= 4;
}

function areLabels(fragments: Fragment[], at: number): boolean {
  const { before, after } = sides(fragments, at);
  if (isEdge(before, after) || share(before, ({ text }) => startsWithBullet(text)) > 0.2) return false;
  const isShort = share(before, ({ text }) => text.length <= LABEL_LENGTH) > 0.85;
  // A row has one label: more are cells of a grid.
  if (
    share(before, (one) =>
      isBeside(
        one,
        before.filter((other) => other !== one),
      ),
    ) > 0.3
  )
    return false;
  return (isShort || areFlushLabels(before, after)) && share(before, (one) => isBeside(one, after)) > 0.45;
}

export const kindOfHeading = ({ text }: Fragment) => headingKind(withoutLetterSpacing(text));
export const isHeading = (fragment: Fragment): boolean => kindOfHeading(fragment) !== undefined;
