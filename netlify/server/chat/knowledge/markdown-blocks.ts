/** Cuts the Markdown of a post into blocks of plain text under their headings: paragraphs, lists, tables, code. */

export type Block = {
  kind: 'paragraph' | 'list' | 'table' | 'code' | 'note';
  /** Headings above it, the nearest last. */
  headings: string[];
  /** Sentences of a paragraph, items of a list, rows of a table, lines of code: in order, without marks. */
  lines: string[];
  /** Of a table, row by row: each head with its cell. */
  cells?: Cell[][];
};

export type Cell = readonly [head: string, value: string];

const HEADING = /^(#{1,6})\s+(\S.*)$/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(\S.*)$/;
const CHECKBOX = /^\[[ x]\]/;
const FENCE = /^\s*(?:```|~~~)/;
const NOTE = /^\[\^[^\]\s]{1,40}\]:(.*)$/;
const DIVIDER = /^[\s|:-]+$/;

/** Blocks in the order of the text; one pass over its lines. */
export function markdownBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let headings: string[] = [];
  let open: { kind: Block['kind']; lines: string[] } | undefined;
  let isCode = false;
  const close = () => {
    if (open?.kind === 'table') {
      const cells = rowsOf(open.lines);
      blocks.push({ kind: open.kind, headings, lines: cells.map(rowInWords), cells });
    } else if (open) blocks.push({ kind: open.kind, headings, lines: linesOf(open) });
    open = undefined;
  };
  const add = (kind: Block['kind'], line: string) => {
    if (open?.kind !== kind) close();
    open ??= { kind, lines: [] };
    open.lines.push(line);
  };
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) {
      close();
      isCode = !isCode;
      continue;
    }
    if (isCode) {
      if (line.trim()) add('code', line);
      continue;
    }
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const note = NOTE.exec(line);
    if (heading) {
      close();
      const depth = heading[1]?.length ?? 1;
      headings = [...headings.slice(0, Math.max(0, depth - 2)), plain(heading[2] ?? '')];
    } else if (!line.trim()) close();
    else if (note) add('note', note[1]?.trim() ?? '');
    else if (line.startsWith('|')) add('table', line);
    else if (item) add('list', item[1]?.replace(CHECKBOX, '').trim() ?? '');
    else if (open?.kind === 'list') open.lines.push(`${open.lines.pop() ?? ''} ${line.trim()}`);
    else add('paragraph', line.replace(/^\s*>\s?/, ''));
  }
  close();
  return blocks.filter(({ lines }) => lines.length > 0);
}

function linesOf({ kind, lines }: { kind: Block['kind']; lines: string[] }): string[] {
  if (kind === 'code') return lines.map((line, at) => `${parentOf(lines, at)}${line.trim()}`);
  if (kind === 'list') return lines.map(plain);
  return sentencesOf(plain(lines.join(' ')));
}

const KEY = /^\s*(?:- )?[\w-]+:$/;
const depthOf = (line: string): number => line.length - line.trimStart().length;

/** Of settings the key that a line stands under, "guest: " of "joinsBy: front desk". */
function parentOf(lines: string[], at: number): string {
  const line = lines[at] ?? '';
  const above = lines.slice(0, at).findLast((other) => depthOf(other) < depthOf(line));
  return above !== undefined && KEY.test(above) ? `${above.trim()} ` : '';
}

function rowsOf([head = '', ...rows]: string[]): Cell[][] {
  const heads = cellsOf(head);
  return rows
    .filter((row) => !DIVIDER.test(row))
    .map((row) => cellsOf(row).map((cell, column): Cell => [heads[column] ?? '', cell]));
}

/** A row with the heads of its columns: "Devices: 41; Who decides: finance". */
const rowInWords = (row: Cell[]): string =>
  row
    .map(([head, cell]) => (head && cell ? `${head}: ${cell}` : cell))
    .filter(Boolean)
    .join('; ');

const cellsOf = (row: string): string[] => row.split('|').slice(1, -1).map(plain);

/** Text without the marks of Markdown; pictures give what they show. */
export function plain(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\[\^[^[\]\s]{1,40}\]/g, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|[Ss]r|[Jj]r|[Dd]r|Mr|Mrs|Ms|St|vs|etc|e\.g|i\.e|approx|No|Inc|Ltd)\.$/u;

/** Sentences of a text; "Sr." and initials do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?]["”')]?)\s+(?=["“'($€£]?[\p{Lu}\p{N}])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last.slice(-12)))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part.trim()) sentences.push(part.trim());
  }
  return sentences;
}
