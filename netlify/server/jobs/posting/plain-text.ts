/** Text of somebody else's page as plain text: no markup, no control characters, no more than the form takes. */
import { JOB_LINE_MAXIMUM, JOB_TEXT_MAXIMUM } from '#contracts/job-application-input.ts';

import { readHtml } from './read-html.ts';

/** Of what is looked at; markup takes more room than its text. */
const SOURCE_MAXIMUM = 10 * JOB_TEXT_MAXIMUM;
/** Some sites escape the markup of a description, and some do it twice. */
const UNWRAPPINGS = 3;
const TAG = /<\/?[a-z][^<>]{0,1000}>/i;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});/i;
/** Control characters, and marks that turn or hide what is read. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g;

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const PARAGRAPHS = new Set('h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const UNREAD = new Set('script style template noscript'.split(' '));

/** Several lines: of a description as HTML or as text; null for nothing. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  let text = value.slice(0, SOURCE_MAXIMUM);
  for (let round = 0; round < UNWRAPPINGS && hasMarkup(text); round += 1) text = withoutMarkup(text);
  const lines = cleanedText(text)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  return clamped(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    JOB_TEXT_MAXIMUM,
  );
}

/** The markup of a description, unwrapped where it is escaped; nothing where it has none. */
export function markupOf(value: unknown): string | undefined {
  let text = typeof value === 'string' ? value.slice(0, SOURCE_MAXIMUM) : '';
  for (let round = 1; round < UNWRAPPINGS && !TAG.test(text) && ENTITY.test(text); round += 1)
    text = withoutMarkup(text);
  return TAG.test(text) ? text : undefined;
}

/** Lines that a parser gave, cut to a length. */
export const shownText = (text: string, maximum: number): string | null =>
  clamped(cleanedText(text).trim(), maximum);

/** The same in one line, for the short fields. */
export function lineOf(value: unknown): string | null {
  const text = textOf(value)?.replace(/\s+/g, ' ').trim() ?? '';
  return clamped(text, JOB_LINE_MAXIMUM);
}

/** A line that a parser gave: nothing of it is markup any more. */
export function shownLine(text: string, maximum: number): string {
  return cleanedText(text.slice(0, 2 * maximum))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximum)
    .toWellFormed();
}

const hasMarkup = (text: string) => TAG.test(text) || ENTITY.test(text);

/** The text with line breaks of one kind, without control characters and marks that turn or hide what is read. */
export const cleanedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[\u2028\u2029\f\v]/g, '\n');

/** Cuts between characters, not inside one. */
function clamped(text: string, maximum: number): string | null {
  if (text.length <= maximum) return text || null;
  const cut = text.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}

const ITEM = '• ';
const isBreak = (piece: string | undefined) => piece === ITEM || piece?.endsWith('\n') === true;

function withoutMarkup(html: string): string {
  const pieces: string[] = [];
  let unread = 0;
  let items = 0;
  // Line breaks of the source mean something only where there is no markup for them.
  const isFlowing = TAG.test(html);
  /** A paragraph within an item is the item. */
  const breakLine = (mark: string) => {
    if (items === 0 && mark !== ITEM) pieces.push(mark);
    else if (!isBreak(pieces.at(-1))) pieces.push('\n');
  };
  readHtml(html, {
    open(name) {
      if (UNREAD.has(name)) unread += 1;
      if (PARAGRAPHS.has(name)) breakLine('\n\n');
      else if (BLOCKS.has(name)) breakLine(name === 'li' ? ITEM : '\n');
      if (name !== 'li') return;
      items += 1;
      pieces.push(ITEM);
    },
    close(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (name === 'li') items = Math.max(0, items - 1);
      else if (PARAGRAPHS.has(name)) breakLine('\n\n');
      else if (BLOCKS.has(name) && name !== 'br') breakLine('\n');
    },
    text(text) {
      if (unread > 0 || (isFlowing && text.trim() === '' && isBreak(pieces.at(-1)))) return;
      pieces.push(isFlowing ? text.replace(/\s+/g, ' ') : text);
    },
  });
  return pieces.join('');
}
