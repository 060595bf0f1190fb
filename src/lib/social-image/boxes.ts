/** Three words to write a tree for the renderer with. */
import type { Node } from '@takumi-rs/core';

type Style = NonNullable<Node['style']>;

export function row(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', flexDirection: 'row', ...style }, children };
}

export function column(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', flexDirection: 'column', ...style }, children };
}

export const text = (content: string, style: Style): Node => ({ type: 'text', text: content, style });
