/**
 * Keeps from a parser of Markdown what nobody writes and what takes it longer than linear time: quotes and lists that
 * nest as deep as a line is long (`1. 1. 1. …` of 20,000 characters took 10 seconds and all of its stack), and
 * thousands of headings that are underlined (20,000 characters took 4 seconds).
 */

/** Of one line: quotes and items within each other. */
export const NESTING_MAXIMUM = 50;

/** A quote or the beginning of an item. */
const MARK = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
/** A line across the page, which looks like many items. */
const RULE = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*)+$/;

/** Where the marks of a line begin to nest too deep; `undefined` where they do not. */
function tooDeepAt(line: string): number | undefined {
  MARK.lastIndex = 0;
  for (let depth = 0; depth < NESTING_MAXIMUM; depth += 1) if (!MARK.test(line)) return undefined;
  const from = MARK.lastIndex;
  return MARK.test(line) && !RULE.test(line) ? from : undefined;
}

export const nestsTooDeep = (markdown: string): boolean =>
  markdown.split('\n').some((line) => tooDeepAt(line) !== undefined);

/** Headings that are underlined; those with `#` are not counted. */
export const UNDERLINED_MAXIMUM = 200;

/** In quotes and lists as well. */
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/** Indices of the lines that may make a heading of the line before. */
const underlines = (lines: string[]): number[] =>
  lines.flatMap((line, index) => (UNDERLINE.test(line) && /\S/.test(lines[index - 1] ?? '') ? [index] : []));

export const underlinesTooMany = (markdown: string): boolean =>
  underlines(markdown.split('\n')).length > UNDERLINED_MAXIMUM;

/** The same text, of which lines that nest too deep are plain words from there on, as are underlines beyond the bound. */
export function withinBounds(markdown: string): string {
  if (!nestsTooDeep(markdown) && !underlinesTooMany(markdown)) return markdown;
  const lines = markdown.split('\n').map((line) => {
    const from = tooDeepAt(line);
    return from === undefined
      ? line
      : `${line.slice(0, from)} ${line.slice(from).replace(/[>*+.)-]/, '\\$&')}`;
  });
  for (const index of underlines(lines).slice(UNDERLINED_MAXIMUM))
    lines[index] = lines[index]?.replace(/[=-]/, '\\$&') ?? '';
  return lines.join('\n');
}
