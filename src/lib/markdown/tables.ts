import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { phrase } from '#contracts/phrase.ts';

/** Empty cells that a table may get, because its rows are shorter than its head. */
const ADDED_CELLS_MAXIMUM = 10_000;

/** Rows stay as short as they were written where filling them up would make a page of one text: 7 KB gave millions. */
export function remarkFewCells() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'table', (table) => {
      const written = table.children.reduce((sum, row) => sum + row.children.length, 0);
      const filled = table.children.length * (table.align?.length ?? 0);
      if (filled - written > ADDED_CELLS_MAXIMUM) table.align = null;
    });
  };
}

const CELLS = ['td', 'th'];

/** Wide tables scroll in a frame of their own, which the keyboard reaches; task boxes say what they are. */
export function rehypeTables() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'input')
        node.properties['ariaLabel'] = node.properties['checked'] ? phrase('Done') : phrase('To do');
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      visit(node, 'element', alignByClass);
      count += 1;
      parent.children[index] = frame(
        node,
        count === 1 ? phrase('Table') : phrase('Table {n}').replace('{n}', String(count)),
      );
      return SKIP;
    });
  };
}

/** The attribute that stands in the tree is none of HTML any more. */
function alignByClass(cell: Element): void {
  const { align, ...others } = cell.properties;
  if (CELLS.includes(cell.tagName) && align) cell.properties = { ...others, className: [`align-${align}`] };
}

function frame(table: Element, name: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-frame'], role: 'region', ariaLabel: name, tabIndex: 0 },
    children: [table],
  };
}
