import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Wide tables scroll in a frame of their own, which the keyboard reaches; task boxes say what they are. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'input')
        node.properties['ariaLabel'] = node.properties['checked'] ? 'Done' : 'To do';
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = frame(node);
      return SKIP;
    });
  };
}

function frame(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-frame'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
    children: [table],
  };
}
