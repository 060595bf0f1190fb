/** Markdown without what the page of a post leaves out: comments, blocks of HTML, tags and definitions of links. */

const FENCE = /^[\s>]*(?:```|~~~)/;
const DEFINITION = /^ {0,3}(\[(?!\^)[^[\]]+\]):/;
const LABEL = /\[[^[\]]+\]/g;
const COMMENT = /(?<![\\`])<!--/;
const COMMENT_END = '-->';
/** What a block begins with, in a quote or list as well; all of it up to an empty line is HTML. */
const TAG = /^[\s>*+-]*<[/?!]?([a-z][a-z0-9-]*)(?=[\s/>]|$)/i;
const LONE_TAG = /^[\s>*+-]*<[^<>]*>\s*$/;
/** With these a paragraph begins like any other, unless they stand alone on its first line. */
const INLINE_TAGS = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const KEPT_OR_TAG = /\\[^]|`[^`]*`|<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>/gi;

/** The same with the definitions that the text uses, for whoever makes a page of it. */
export function shownMarkdown(markdown: string): string {
  const used = new Set(shownText(markdown).toLowerCase().match(LABEL));
  return shownText(markdown, (label) => used.has(label.toLowerCase()));
}

/** One pass over the lines; those that are not shown are empty. */
export function shownText(markdown: string, isUsed = (_label: string) => false): string {
  let isCode = false;
  let isComment = false;
  let isBlock = false;
  let isParagraph = false;
  const shown = markdown.split('\n').map((line) => {
    const isFence = !isComment && !isBlock && FENCE.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode) return line;
    const { text, isOpen } = withoutComments(line, isComment);
    isComment = isOpen;
    isBlock = isBlock ? line.trim() !== '' : beginsBlock(text, isParagraph);
    const label = isParagraph ? undefined : DEFINITION.exec(text)?.[1];
    const isShown = !isBlock && (label === undefined || isUsed(label));
    isParagraph = isShown && label === undefined && text.trim() !== '';
    return isShown ? text.replace(KEPT_OR_TAG, (found) => (found.startsWith('<') ? '' : found)) : '';
  });
  return shown.join('\n');
}

/** A line without its comments, and whether one goes on in the next. */
function withoutComments(line: string, isOpen: boolean): { text: string; isOpen: boolean } {
  const [first = '', ...parts] = `${isOpen ? '<!--' : ''}${line}`.split(COMMENT);
  const ends = parts.map((part) => part.indexOf(COMMENT_END));
  const rests = parts.map((part, index) => {
    const end = ends[index] ?? -1;
    return end < 0 ? '' : part.slice(end + COMMENT_END.length);
  });
  return { text: first + rests.join(''), isOpen: ends.at(-1) === -1 };
}

/** HTML of inline tags that stand alone may follow a paragraph, and is a part of it then. */
function beginsBlock(line: string, isParagraph: boolean): boolean {
  const name = TAG.exec(line)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return INLINE_TAGS.has(name) ? !isParagraph && LONE_TAG.test(line) : true;
}
