/** Columns that only a part of a page has: they begin with a row of headings and end where something crosses them. */
import { findDates } from '../parse/dates.ts';
import { isPlace } from '../parse/place.ts';
import { isHeading, kindOfHeading } from './columns.ts';
import { isAlike, type Fragment } from './fragments.ts';

export type HeadedColumns = { above: Fragment[]; columns: Fragment[][]; below: Fragment[]; cut: number };

const SAME_ROW = 0.4;
const STEP = 2;

/** The first of them on a page. */
export function headedColumns(fragments: Fragment[]): HeadedColumns | undefined {
  for (const first of fragments) {
    if (!isHeading(first)) continue;
    const row = fragments.filter((one) => Math.abs(one.y - first.y) <= first.size * SAME_ROW);
    const headings = row.filter((one) => isHeading(one) && isAlike(one, first)).sort((a, b) => a.x - b.x);
    const kinds = new Set(headings.map(kindOfHeading));
    if (headings.length < 2 || headings.length < row.length || kinds.size < headings.length) continue;
    const found = columnsOf(fragments, headings);
    if (found) return found;
  }
  return undefined;
}

function columnsOf(fragments: Fragment[], headings: Fragment[]): HeadedColumns | undefined {
  const top = Math.max(...headings.map(({ y, size }) => y + size * SAME_ROW));
  const own = fragments.filter(({ y }) => y <= top);
  const cuts = headings.slice(1).map((heading, at) => gutterOf(own, headings[at], heading));
  const [cut = 0] = cuts;
  const crossing = Math.max(...own.filter((one) => cuts.some((at) => crosses(one, at))).map(({ y }) => y), 0);
  const end = endAbove(own, crossing, cut, headings);
  const inside = own.filter(({ y }) => y > end);
  const columns = [0, ...cuts].map((from, at) =>
    inside.filter(({ x }) => x >= from && x < (cuts[at] ?? Infinity)),
  );
  if (columns.some(({ length }) => length < 2)) return undefined;
  return {
    above: fragments.filter(({ y }) => y > top),
    columns,
    below: own.filter(({ y }) => y <= end),
    cut,
  };
}

const crosses = ({ x, right }: Fragment, at: number): boolean => x < at && right > at;

/** Between two headings, where the columns beneath them stay apart for longest. */
function gutterOf(fragments: Fragment[], left: Fragment | undefined, right: Fragment): number {
  let [best, lowest] = [right.x, Infinity];
  for (let at = right.x; at > (left?.right ?? 0); at -= STEP) {
    const crossing = Math.max(...fragments.filter((one) => crosses(one, at)).map(({ y }) => y), 0);
    if (crossing < lowest) [best, lowest] = [at, crossing];
  }
  return best;
}

/** Above what crosses a gutter the first section may have begun that has but dates and places at the right. */
function endAbove(fragments: Fragment[], crossing: number, cut: number, headings: Fragment[]): number {
  const right = fragments.filter(({ x }) => x >= cut);
  const isEdge = (one: Fragment) => findDates(one.text) !== undefined || isPlace(one.text);
  const begins = (one: Fragment) => {
    const below = right.filter((other) => isHeading(other) && other.y < one.y - one.size);
    const floor = Math.max(crossing, ...below.map(({ y }) => y));
    const beside = right.filter(({ y }) => y <= one.y + one.size * SAME_ROW && y > floor);
    return beside.every(isEdge) && (beside.length > 0 || (crossing > 0 && floor === crossing));
  };
  const next = fragments.find(
    (one) => !headings.includes(one) && one.x < cut && one.y > crossing && isHeading(one) && begins(one),
  );
  return next?.y ?? crossing;
}
