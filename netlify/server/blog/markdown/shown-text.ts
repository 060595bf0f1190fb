/** Markdown without what the page of a post leaves out: comments, blocks of HTML, tags and definitions of links. */

import { codeBlocks } from './code-blocks.ts';

const DEFINITION = /^ {0,3}(\[(?!\^)[^[\]]+\]):/;
const DEFINING = ']:';
const LABEL = /\[[^[\]]+\]/g;
const COMMENT = '<!--';
const COMMENT_END = '-->';
/** Of a comment that begins a block, the rest of its last line is HTML as well. */
const COMMENT_BLOCK = /^[\s>*+-]*<!--/;
/** What a block begins with, in a quote or list as well; all of it up to an empty line is HTML. */
const TAG = /^[\s>*+-]*<[/?!]?([a-z][a-z0-9-]*)(?=[\s/>]|$)/i;
const LONE_TAG = /^[\s>*+-]*<[^<>]*>\s*$/;
/** With these a paragraph begins like any other, unless they stand alone on its first line. */
const INLINE_TAGS = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const KEPT_OR_TAG = /\\[^]|`[^`]*`|<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>|<![a-z[][^<>]*>|<\?[^<>]*\?>/gi;

/** The same with the definitions that the text uses, for whoever makes a page of it. */
export function shownMarkdown(markdown: string): string {
  const withoutAny = shownText(markdown);
  if (!markdown.includes(DEFINING)) return withoutAny;
  const used = new Set(withoutAny.toLowerCase().match(LABEL));
  return shownText(markdown, (label) => used.has(label.toLowerCase()));
}

/** One pass over the lines; those that are not shown are empty. A text without HTML and definitions is shown as it is. */
export function shownText(markdown: string, isUsed = (_label: string) => false): string {
  if (!markdown.includes('<') && !markdown.includes(DEFINING)) return markdown;
  const isCode = codeBlocks();
  let isComment = false;
  let isCommentBlock = false;
  let isBlock = false;
  let isParagraph = false;
  const shown = markdown.split('\n').map((line) => {
    if (isCode(line, isComment || isBlock)) return line;
    isCommentBlock = isComment ? isCommentBlock : COMMENT_BLOCK.test(line);
    const { text: rest, isOpen } = withoutComments(line, isComment);
    isComment = isOpen;
    const text = isCommentBlock ? '' : rest;
    isBlock = isBlock ? line.trim() !== '' : beginsBlock(text, isParagraph);
    const label = isParagraph ? undefined : DEFINITION.exec(text)?.[1];
    const isShown = !isBlock && (label === undefined || isUsed(label));
    isParagraph = isShown && label === undefined && text.trim() !== '';
    if (!isShown) return '';
    return text.includes('<') ? text.replace(KEPT_OR_TAG, (tag) => (tag.startsWith('<') ? '' : tag)) : text;
  });
  return shown.join('\n');
}

/** A line without its comments, and whether one goes on in the next. */
function withoutComments(line: string, wasOpen: boolean): { text: string; isOpen: boolean } {
  if (!wasOpen && !line.includes(COMMENT)) return { text: line, isOpen: false };
  let isOpen = wasOpen;
  let ticks = 0;
  const pieces = line.split(COMMENT);
  const shown = pieces.map((piece, index) => {
    const before = pieces[index - 1];
    const isText = !isOpen && before !== undefined && isAsWritten(before, ticks, piece);
    isOpen ||= before !== undefined && !isText;
    ticks += piece.split('`').length - 1;
    const end = isOpen ? piece.indexOf(COMMENT_END) : -1;
    if (isOpen && end < 0) return '';
    isOpen = false;
    return (isText ? COMMENT : '') + (end < 0 ? piece : piece.slice(end + COMMENT_END.length));
  });
  return { text: shown.join(''), isOpen };
}

/** Whether what looks like a comment's beginning is escaped, or the first of a code of this line; if in doubt it is not. */
function isAsWritten(before: string, ticks: number, after: string): boolean {
  return ESCAPED.test(before) || (before.endsWith('`') && ticks % 2 === 1 && LONE_TICK.test(after));
}
/** By an odd number of backslashes. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\$/;
const LONE_TICK = /(?<!`)`(?!`)/;

/** HTML of inline tags that stand alone may follow a paragraph, and is a part of it then. */
function beginsBlock(line: string, isParagraph: boolean): boolean {
  const name = TAG.exec(line)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return INLINE_TAGS.has(name) ? !isParagraph && LONE_TAG.test(line) : true;
}
