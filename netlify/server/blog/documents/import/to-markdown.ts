/** HTML of a Word document as Markdown: headings below the title, tables, strikethrough, fenced code. */
import TurndownService from 'turndown';
import { onOneLine } from '../../markdown/one-line.ts';

/** The name of a node of turndown's own document: this program knows no browser's types. */
const nameOf = (node: object) =>
  'nodeName' in node && typeof node.nodeName === 'string' ? node.nodeName.toLowerCase() : '';
const named =
  (...names: string[]) =>
  (node: object) =>
    names.includes(nameOf(node));

const attributeOf = (node: object, name: 'href' | 'id'): string => {
  const value: unknown =
    'getAttribute' in node && typeof node.getAttribute === 'function'
      ? Reflect.apply(node.getAttribute, node, [name])
      : '';
  return typeof value === 'string' ? value : '';
};

/** Footnotes and endnotes as the reader of Word writes them: a mark, the note in a list at the end, and its way back. */
const NOTE_MARK = /^#(?:foot|end)note-\d+$/;
const NOTE = /^(?:foot|end)note-\d+$/;
const NOTE_BACK = /^#(?:foot|end)note-ref-\d+$/;

/** What would begin a tag, a comment or an entity: turndown escapes the marks of Markdown alone. */
const HTML_SIGN = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** @param shift by how many levels headings go down */
export function toMarkdown(html: string, shift: number): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
  });
  service.escape = (text) => TurndownService.prototype.escape(text).replace(HTML_SIGN, '\\$&');
  service.addRule('heading', {
    filter: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
    replacement: (content, node: object) => {
      const depth = Math.min(6, Number(nameOf(node).slice(1)) + shift);
      return content.trim() ? `\n\n${'#'.repeat(depth)} ${content.trim()}\n\n` : '';
    },
  });
  service.addRule('deleted', { filter: named('del', 's'), replacement: (content) => `~~${content}~~` });
  service.addRule('cell', {
    filter: named('th', 'td'),
    replacement: (content) => ` ${cellText(content)} |`,
  });
  service.addRule('row', { filter: named('tr'), replacement: (content) => `|${content}\n` });
  service.addRule('sections', {
    filter: named('thead', 'tbody', 'tfoot'),
    replacement: (content) => content,
  });
  service.addRule('table', {
    filter: named('table'),
    replacement: (content) => `\n\n${withHead(content)}\n\n`,
  });
  addNotes(service);
  return service.turndown(html);
}

/** Notes as the editor writes them, counted in the order of their marks: `[^1]`. */
function addNotes(service: TurndownService): void {
  const ids: string[] = [];
  const labelOf = (id: string) => `[^${ids.includes(id) ? ids.indexOf(id) + 1 : ids.push(id)}]`;
  const isLink = (node: object, target: RegExp) =>
    nameOf(node) === 'a' && target.test(attributeOf(node, 'href'));
  service.addRule('note mark', {
    filter: (node: object) => isLink(node, NOTE_MARK),
    replacement: (_content, node: object) => labelOf(attributeOf(node, 'href').slice(1)),
  });
  service.addRule('note', {
    filter: (node: object) => nameOf(node) === 'li' && NOTE.test(attributeOf(node, 'id')),
    replacement: (content, node: object) =>
      `\n\n${labelOf(attributeOf(node, 'id'))}: ${content.trim().replace(/\n(?!\n)/g, '\n    ')}\n\n`,
  });
  service.addRule('note back', {
    filter: (node: object) => isLink(node, NOTE_BACK),
    replacement: () => '',
  });
}

/** A cell is one line, and a bar in it is text. */
const cellText = (content: string) => onOneLine(content.trim()).replace(/(?<!\\)\|/g, '\\|');

/** The first row is the head: GFM has no table without one. */
function withHead(content: string): string {
  const [head = '', ...rows] = content
    .trim()
    .split('\n')
    .filter((row) => row.startsWith('|'));
  const columns = head.match(/(?<!\\)\|/g)?.length ?? 1;
  return [head, `|${' --- |'.repeat(Math.max(1, columns - 1))}`, ...rows].join('\n');
}
