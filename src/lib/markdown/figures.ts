import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A picture that stands alone and has a title becomes a figure, with the title as its caption. */
export function rehypeFigures() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'p' }, (paragraph) => {
      const picture = onlyChild(paragraph);
      const title = picture?.tagName === 'img' ? picture.properties['title'] : undefined;
      if (!picture || typeof title !== 'string' || title.trim() === '') return;
      delete picture.properties['title'];
      paragraph.tagName = 'figure';
      paragraph.children = [picture, caption(title)];
    });
  };
}

function onlyChild({ children }: Element): Element | undefined {
  const [child, ...others] = children.filter((node) => !isBlank(node));
  return child?.type === 'element' && others.length === 0 ? child : undefined;
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

const caption = (title: string): Element => ({
  type: 'element',
  tagName: 'figcaption',
  properties: {},
  children: [{ type: 'text', value: title }],
});
