import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

import { phrase } from '#contracts/phrase.ts';

/** Links to other sites open a new tab, without opener or referrer, and say so. */
export function rehypeLinks(site: URL | string) {
  const { origin } = new URL(site);
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'a' }, (node) => {
      const { href } = node.properties;
      if (typeof href !== 'string' || !isExternal(href, origin)) return;
      node.properties['target'] = '_blank';
      node.properties['rel'] = ['noopener', 'noreferrer'];
      node.children.push({
        type: 'element',
        tagName: 'span',
        properties: { className: ['sr-only'] },
        children: [{ type: 'text', value: ` ${phrase('(opens in a new tab)')}` }],
      });
    });
  };
}

function isExternal(href: string, origin: string): boolean {
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== origin;
}
