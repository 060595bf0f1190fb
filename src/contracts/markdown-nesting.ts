/**
 * Keeps quotes and lists from nesting as deep as a line is long: `1. 1. 1. …` of 20,000 characters took a parser of
 * Markdown 10 seconds and all of its stack. Nobody writes more than a few levels.
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

/** The same text, of which lines that nest too deep are plain words from there on. */
export function withoutDeepNesting(markdown: string): string {
  if (!nestsTooDeep(markdown)) return markdown;
  const lines = markdown.split('\n').map((line) => {
    const from = tooDeepAt(line);
    return from === undefined
      ? line
      : `${line.slice(0, from)} ${line.slice(from).replace(/[>*+.)-]/, '\\$&')}`;
  });
  return lines.join('\n');
}
