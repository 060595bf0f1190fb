/** A document as its readers hand it on: lines in reading order, with what their looks say. */
export type Line = {
  /** What a tab, a table or a wide gap keeps apart; never empty. */
  cells: string[];
  /** The first cell stands beside the others as their label. */
  isLabelled: boolean;
  isBullet: boolean;
  /** The bold words at its beginning. */
  bold: string;
  /** More space above it than lines of a paragraph have. */
  hasGap: boolean;
  /** What headings of one document have in common; empty for plain text. */
  look: string;
  /** Of its letters, 1 being the most frequent. */
  size: number;
  /** In characters or points, from the left edge of its column. */
  indent: number;
  /** The next line goes on with it: its first word would not have fitted here. */
  wraps: boolean;
  /** The first of a column, a cell of a page's layout or a text box. */
  startsBlock: boolean;
};

/** Words of pages' edges apart: most are repeated, some hold the name or an address. */
export type Document = {
  lines: Line[];
  margins: string[];
  /** Where words of it lead, such as `mailto:ada@example.com`. */
  links: string[];
};

/** The look of a row that names the columns of a table. */
export const OF_COLUMNS = 'columns';

export const textOf = (line: Line): string => line.cells.join(' ');

const PLAIN = {
  startsBlock: false,
  isLabelled: false,
  isBullet: false,
  bold: '',
  hasGap: false,
  look: '',
  size: 1,
  indent: 0,
};

/** A line of `text`, in which tabs part cells; undefined where there is nothing to read. */
export function makeLine(text: string, looks: Partial<Line> = {}): Line | undefined {
  const tidy = tidied(withoutLeaders(withoutLetterSpacing(text)));
  const bare = isRestOfDates(tidy) ? tidy.trim() : tidy.trim().replace(BULLET, '');
  const cells = bare
    .split('\t')
    .map((cell, at) =>
      at > 0 && (looks.isLabelled || /^\s*•/.test(cell)) ? cell.trim().replace(BULLET, '') : cell.trim(),
    )
    .filter(Boolean);
  if (cells.length === 0) return undefined;
  const isBullet = looks.isBullet === true || bare.length < tidy.trim().length;
  return { ...PLAIN, wraps: false, ...looks, isBullet, cells };
}

/** Bullets of any font: Word's own lie in the private area of Symbol and Wingdings. */
const BULLET =
  /^(?:[•◦▪▫■□●○◉◆◇▶►▸‣⁃∙·›✓✔➢➤→»❖★✦\u{f000}-\u{f0ff}\u{2751}\u{27a2}]+[\s\u200b]*|[-–—*+o¤§>.][ \t\u00a0]+|[-–](?=\p{Lu}\p{Ll})|\[\d{1,3}\]\s)/u;

export const startsWithBullet = (text: string): boolean => BULLET.test(text.trim()) && !isRestOfDates(text);

/** `– June 2014`, where its page broke a span of dates. */
export const isRestOfDates = (text: string): boolean => REST_OF_DATES.test(text.trim());
const REST_OF_DATES = /^[-–—] (?:\p{L}{3,10}\.? |\d\d[/.])?(?:19|20)\d\d\b(?:.{0,2}| ?[-–—].{1,16})$/u;

const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** `●●●●○` behind a skill tells how well, in a picture. */
const RATING = /\s{0,3}[●○◐◉◯⬤★☆⭐■□▪▫▮▯]{3,20}/gu;

/** Dots or blanks that lead from a label to its value, or from words to their dates, part them as a colon or a tab does. */
export const withoutLeaders = (text: string): string =>
  text
    .replace(/^(\s{0,40}\p{L}[^.:\t]{0,28}[^.:\s])\s?\.{3,80}\s?:?\s{0,9}(?=[^\s.])/u, '$1: ')
    .replace(/^(\s{0,40}\p{L}[^:\t]{0,40}?)(?:\s{2,40}|\t):\s{0,9}(?=\S)/u, '$1: ')
    .replace(/(?<=[^\s.])\s?\.{4,80}\s?(?=[^\s.])/g, '\t');

/** To put more marks on a letter into their order takes with the square of them; Unicode's stream-safe texts have 30. */
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Without ligatures, soft hyphens and what turns the direction of text; every blank but a tab is one blank. */
function tidied(text: string): string {
  return text
    .replace(/[ﬀ-ﬆ]/g, (letters) => LIGATURES[letters] ?? letters)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\ufffe\uffff]/g, '')
    .replace(RATING, '')
    .toWellFormed()
    .replace(MANY_MARKS, '$1')
    .normalize('NFC')
    .replace(/[^\S\t]+/g, ' ');
}

const SPACED_DATES =
  /^(?:\p{L}{3,12}\.?)?\s?(?:19|20)\d\d\s?[–—-]\s?\p{L}{0,12}(?:(?:19|20)\d\d)?$|^\p{L}{3,12}(?:19|20)\d\d$/u;

/** In characters: headings are spaced, and dates, and none is longer. */
const SPACED_MAXIMUM = 1_000;

/** `S K I L L S` → `SKILLS`; words of it stand further apart. Anything else stays. */
export function withoutLetterSpacing(text: string): string {
  if (text.length > SPACED_MAXIMUM) return text;
  const words = text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.split(' ').filter(Boolean));
  const letters = words.flat();
  const single = letters.filter((letter) => letter.length === 1).length;
  const isSpaced =
    letters.length >= 4 &&
    single >= 3 &&
    single >= letters.length / 2 &&
    letters.every((letter) => letter.length <= 3);
  if (!isSpaced) return text;
  const joined = words.map((word) => word.join('')).join(' ');
  if (/^[\p{L}&/ -]+$/u.test(text.trim())) return joined;
  // `J U N E 2 0 1 8 — M AY 2 0 2 0`: the blanks between its words are lost, but figures and dashes part them.
  return SPACED_DATES.test(joined)
    ? joined.replace(/(?<=\p{L})(?=\d)|\s?([–—-])\s?/gu, (_, dash?: string) => (dash ? ` ${dash} ` : ' '))
    : text;
}
