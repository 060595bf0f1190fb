/** Columns of a page whose text was copied as it stood: two sections beside each other. */
import { isAllDates } from '../parse/dates.ts';
import { isContactLabel } from '../parse/field-labels.ts';
import { headingKind } from '../parse/heading-kind.ts';
import type { SectionKind } from '../words/headings.ts';
import { asName } from '../parse/name.ts';
import { findEmail } from '../parse/net.ts';

/** In characters, of the page. */
const FIRST = 14;
const LAST = 76;
/** In lines. */
const LEAST_BESIDE = 5;
const MOST_LINES = 1_000;
const MOST_GUTTERS = 5;
/** Where no heading on the right says that it is a column. */
const MANY_BESIDE = 8;
const HEADING_LENGTH = 40;
const WORDS = /\p{L}.{1,38}[\p{L})]/u;

/** Whatever stands around its words. */
const kindOf = (text: string): SectionKind | undefined =>
  text.length <= HEADING_LENGTH ? headingKind(WORDS.exec(text)?.[0] ?? '') : undefined;
/** Beside the name of a language `Mother tongue` is none. */
const OF_COLUMN: ReadonlySet<SectionKind | undefined> = new Set([
  'experience',
  'education',
  'skills',
  'summary',
  'certifications',
  'contact',
]);
const isName = (text: string): boolean => asName(text) !== undefined;

/** What stands above two columns, each of them, and what stands below; all in one where there are none. */
export function partsOfPage(all: string[]): string[][] {
  const lines = all.map(expanded);
  const found = gutterOf(lines);
  if (!found) return [all];
  const { at, from, to } = found;
  const region = lines.slice(from, to);
  const [left, right] = [
    region.map((line) => line.slice(0, at).trimEnd()),
    region.map((line) => line.slice(at)),
  ];
  const top = (column: string[]) => column.find((line) => line.trim())?.trim() ?? '';
  // Whose resume it is stands first.
  const isRightFirst = isName(top(right)) && !isName(top(left));
  const [first, second] = isRightFirst ? [right, left] : [left, right];
  return [lines.slice(0, from), first, second, lines.slice(to)];
}

type Gutter = { at: number; from: number; to: number };

/** Where the right column begins, and the lines that none of their words cross; both sides say that they are columns. */
function gutterOf(lines: string[]): Gutter | undefined {
  if (lines.length > MOST_LINES) return undefined;
  const starts = new Map<number, number>();
  for (const line of lines)
    for (const { index } of line.matchAll(/\S+/gu))
      if (index >= FIRST && index <= LAST && line.slice(index - 2, index) === '  ')
        starts.set(index, (starts.get(index) ?? 0) + 1);
  const likely = [...starts]
    .filter(([, count]) => count >= LEAST_BESIDE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_GUTTERS);
  for (const [at] of likely) {
    const isFree = (line: string) => line.slice(at - 2, at).trim() === '';
    const sidesOf = (line: string): [string, string] => [line.slice(0, at).trim(), line.slice(at).trim()];
    for (let from = 0; from < lines.length; from += 1) {
      const end = lines.findIndex((line, index) => index >= from && !isFree(line));
      const to = end < 0 ? lines.length : end;
      const sides = lines.slice(from, to).map(sidesOf);
      const beside = sides.filter(([left, right]) => left && right).length;
      const opens = sides.some(([left]) => kindOf(left) !== undefined || isOfHead(left));
      const headed = sides.some(([, right]) => OF_COLUMN.has(kindOf(right)));
      const isHeadBeside =
        sides.some(([, right]) => findEmail(right)) && !sides.some(([left, right]) => right && isLabel(left));
      if (beside >= LEAST_BESIDE && opens && (headed || (isHeadBeside && beside >= MANY_BESIDE)))
        return { at, from, to };
      from = to;
    }
  }
  return undefined;
}

const isOfHead = (text: string): boolean => isName(text) || findEmail(text) !== '';
const isLabel = (text: string): boolean => text.endsWith(':') || isContactLabel(text) || isAllDates(text);

function expanded(line: string): string {
  if (!line.includes('\t')) return line;
  let text = '';
  for (const piece of line.split(/(\t)/u)) text += piece === '\t' ? ' '.repeat(8 - (text.length % 8)) : piece;
  return text;
}
