/** The grammar of a post's Markdown: the renderer's (D40), raw HTML a node that nobody shows. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { remarkFewMarks } from '#contracts/few-marks.ts';
import { nestsTooDeep, underlinesTooMany } from '#contracts/markdown-bounds.ts';

import { apiError } from '../../api/errors.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFewMarks).freeze();

export type Root = ReturnType<typeof parser.parse>;
/** What stands on its own in a text: paragraphs, lists, tables, …. */
export type Block = Root['children'][number];

/**
 * For who runs bounded; all others ask `readMarkdown`.
 *
 * @throws 422 for a text that nests too deeply, or underlines too many headings, to be read
 */
export function parseMarkdown(markdown: string): Root {
  if (nestsTooDeep(markdown)) throw tooDeep();
  if (underlinesTooMany(markdown)) throw tooManyUnderlined();
  try {
    return parser.parse(markdown);
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

/**
 * Of a text, with the further lines of each: pages are drawn where others are served, and 10,000 words have a tenth of
 * these.
 */
export const NODES_MAXIMUM = 20_000;

/** Whether a page can be made of it, which is all that is asked. @throws as `parseMarkdown`, or for too many nodes */
export function tryMarkdown(markdown: string): void {
  let nodes = 0;
  visit(parseMarkdown(markdown), (node) => {
    nodes += 'value' in node ? node.value.split('\n').length : 1;
  });
  if (nodes > NODES_MAXIMUM)
    throw apiError(422, 'INVALID', 'This text has too many lines, marks, items and cells.');
}

type Node = { type: string; value?: string; children?: Node[] };

/** The words of a node as a reader sees them. */
export function wordsOf({ type, value = '', children = [] }: Node): string {
  return type === 'html' ? '' : value + children.map(wordsOf).join('');
}

const tooDeep = () => apiError(422, 'INVALID', 'This text nests quotes or lists too deeply.');
const tooManyUnderlined = () =>
  apiError(422, 'INVALID', 'This text underlines too many headings: write them with # instead.');
