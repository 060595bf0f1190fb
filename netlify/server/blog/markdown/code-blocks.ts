/** Which lines of a Markdown text are fenced code, also within quotes and items of lists (CommonMark 4.5). */

const QUOTE = /^ {0,3}> ?/;
const MARKER = /^ *(?:[*+-]|\d{1,9}[.)])(?: {1,4}(?=\S)| |$)/;
const OPENING = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const INDENTED = 4;

type Fence = { mark: string; quotes: number; indent: number };

/** Asked of all lines of a text in their order; `isHidden` where the line is part of a comment or of HTML. */
export function codeBlocks(): (line: string, isHidden: boolean) => boolean {
  let fence: Fence | undefined;
  let items: number[] = [];
  let quotes = 0;
  return (line, isHidden) => {
    if (fence) {
      const own = within(line, fence);
      if (own === undefined) fence = undefined;
      else {
        if (isClosing(own, fence)) fence = undefined;
        return true;
      }
    }
    if (isHidden) return false;
    const { rest, count } = unquoted(line, Infinity);
    if (rest.trim() === '') return false;
    if (count !== quotes) items = [];
    quotes = count;
    let at = indentOf(rest);
    items = items.filter((item) => item <= at);
    for (let marker = MARKER.exec(rest.slice(at)); marker; marker = MARKER.exec(rest.slice(at))) {
      at += marker[0].length;
      items.push(at);
    }
    const indent = items.at(-1) ?? 0;
    const own = rest.slice(indent);
    const [mark] = indentOf(own) < INDENTED ? (OPENING.exec(own.trimStart()) ?? []) : [];
    if (mark !== undefined) fence = { mark, quotes, indent };
    return mark !== undefined;
  };
}

/** The line without the marks of at most so many quotes. */
function unquoted(line: string, most: number): { rest: string; count: number } {
  let rest = line;
  let count = 0;
  for (let quote = QUOTE.exec(rest); quote && count < most; quote = QUOTE.exec(rest)) {
    rest = rest.slice(quote[0].length);
    count += 1;
  }
  return { rest, count };
}

/** What of a line belongs to the code; nothing where its quote or item has ended before it. */
function within(line: string, { quotes, indent }: Fence): string | undefined {
  const { rest, count } = unquoted(line, quotes);
  const isBlank = rest.trim() === '';
  return count < quotes || (!isBlank && indentOf(rest) < indent) ? undefined : rest.slice(indent);
}

function isClosing(own: string, { mark }: Fence): boolean {
  const text = own.trim();
  return indentOf(own) < INDENTED && text.startsWith(mark) && text === mark.charAt(0).repeat(text.length);
}

const indentOf = (text: string) => text.length - text.trimStart().length;
