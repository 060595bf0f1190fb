/** Signs before or around lines of a text: the same sign opens its headings, or its bullets, all over it. */
import { headingKind } from '../parse/heading-kind.ts';

export type Marked = { text: string; isHeading: boolean; isBullet: boolean };

/** What no sentence begins with. */
const SIGN = String.raw`[^\p{L}\p{N}\s"'“”„«»()‚‘’.,;!?%€$£&@…]`;
/** What opens a list: a bracket is closed behind something else. */
const OPENING = String.raw`(?![\[{|/])${SIGN}`;
const FRAMED = new RegExp(
  String.raw`^(${SIGN}{1,6})\s{0,3}([\p{L}\d][^\t]{1,58}?)\s{0,3}(${SIGN}{1,80})$`,
  'u',
);
const SIGNED = new RegExp(
  String.raw`^(${OPENING}{1,3}|[→►]|\[[^\p{L}\p{N}\s]\]|\(?\d{1,2}\)|\d{1,2}\.|[IVX]{1,4}[.)]|\(?[a-z]\))(?:\s{1,8}|(?<!\+|\.|\))(?=\p{Lu}))(\S.*)$`,
  'u',
);
const RULE = /^([-=*_~#+.·—–])\1{2,}$/u;
const MIRRORED: Record<string, string> = { '[': ']', '<': '>', '>': '<', '{': '}', '«': '»' };
/** Of Markdown: what is no section has a name beneath one. */
const SUBHEADING = /^#{2,6} ?$/;
const HEADING_LENGTH = 60;
const MOST_HEADINGS = 16;

type Sign = { key: string; text: string; isFramed: boolean };

/** The sign of a line, and what stands behind it or within. */
function signOf(line: string): Sign | undefined {
  const trimmed = line.trim();
  const [, left = '', inside = '', right = ''] = trimmed.length > 140 ? [] : (FRAMED.exec(trimmed) ?? []);
  const mirrored = Array.from(left, (sign) => MIRRORED[sign] ?? sign)
    .reverse()
    .join('');
  if (left && (right === mirrored || RULE.test(right)))
    return { key: `${left}${left}`, text: inside, isFramed: true };
  const [, sign, text = ''] = SIGNED.exec(trimmed) ?? [];
  if (sign === undefined) return undefined;
  const key = sign
    .replace(/\d+/, '1')
    .replace(/^[IVX]+/, 'I')
    .replace(/[a-z](?=\))/, 'a');
  // Set in, the same sign may open something else.
  return { key: /^\s/.test(line) ? `${key} ` : key, text, isFramed: false };
}

const isCounted = (key: string): boolean => /^\(?[1Ia]/.test(key);
const isKnown = ({ text }: Sign): boolean =>
  text.length <= HEADING_LENGTH && headingKind(text.replace(/\s?:$/, '')) !== undefined;

/** Signs that open headings: most of what stands behind them are headings, or they stand around it. */
export function marksOf(lines: string[]): (line: string) => Marked | undefined {
  const all = new Map<string, Sign[]>();
  const inRows = new Set<string>();
  let last: Sign | undefined;
  for (const line of lines) {
    const sign = signOf(line);
    const known = sign && all.get(sign.key);
    if (known) known.push(sign);
    else if (sign) all.set(sign.key, [sign]);
    if (sign && sign.key === last?.key) inRows.add(sign.key);
    if (line.trim() !== '') last = sign;
  }
  const ofHeadings = new Set<string>();
  const ofBullets = new Set<string>();
  for (const [key, signs] of all) {
    const known = signs.filter(isKnown).length;
    const areShort =
      signs.every(({ text }) => text.length <= HEADING_LENGTH) && signs.length <= MOST_HEADINGS;
    // What counts lines that never follow one another counts headings.
    const isFramed = signs.some((sign) => sign.isFramed);
    const isApart = signs.length > 2 && !inRows.has(key) && isCounted(key);
    // Of Markdown with one title.
    const isTop = key === '##' && (all.get('#')?.length ?? 0) <= 1 && signs.length > 2;
    if (areShort && known >= (isFramed || isApart || isTop ? 1 : Math.max(2, signs.length * 0.35)))
      ofHeadings.add(key);
    else if (!isFramed && !SUBHEADING.test(key) && (signs.length > 1 || !isCounted(key))) ofBullets.add(key);
  }
  return (line) => {
    const sign = signOf(line);
    if (!sign) return undefined;
    const [isHeading, isBullet] = [ofHeadings.has(sign.key), ofBullets.has(sign.key)];
    return isHeading || isBullet || SUBHEADING.test(sign.key)
      ? { text: sign.text, isHeading, isBullet }
      : undefined;
  };
}

/** `* Welding      * Turning`: a list in columns has its sign before each item, and parts what stands in a line. */
export function withoutInnerSigns(line: string): string {
  const [, sign] = /^\s*([*+>~-]) +\S/.exec(line) ?? [];
  return line.replace(INNER_SIGN, (gap, own: string) => (own === sign ? ' • ' : gap));
}
const INNER_SIGN = /(?<=\S) {3,20}([*+>~-]) +(?=\S)/g;
