import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

import { POST_PAGE_IDS } from '#contracts/page-ids.ts';
import { phrase } from '#contracts/phrase.ts';

import { NOTE_PREFIX } from './safe-schema.ts';

export type Heading = { depth: number; id: string; text: string };

const FOOTNOTES_ID = 'footnote-label';

/** Gives headings an address and a link to it, and notes them as `headings` of the file's data. */
export function rehypeHeadings() {
  return (tree: Root, file: { data: Record<string, unknown> }): void => {
    const headings: Heading[] = [];
    file.data['headings'] = headings;
    const slugger = new GithubSlugger();
    for (const id of POST_PAGE_IDS) slugger.slug(id);
    visit(tree, 'element', (node) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (level === undefined) return;
      if (node.properties['id'] === FOOTNOTES_ID) {
        node.properties['id'] = `${NOTE_PREFIX}label`;
        return;
      }
      const depth = Math.max(2, Number(level)); // the page's title is its only h1
      const text = toString(node).trim();
      const id = slugger.slug(text) || slugger.slug('section');
      node.tagName = `h${depth}`;
      node.properties['id'] = id;
      if (!containsLink(node)) node.children.push(anchor(id, text));
      headings.push({ depth, id, text });
    });
    visit(tree, { type: 'element', tagName: 'a' }, (node) => {
      if (node.properties['ariaDescribedBy']) node.properties['ariaDescribedBy'] = [`${NOTE_PREFIX}label`];
    });
  };
}

function containsLink(heading: Element): boolean {
  let found = false;
  visit(heading, { type: 'element', tagName: 'a' }, () => {
    found = true;
  });
  return found;
}

function anchor(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      href: `#${id}`,
      className: ['anchor'],
      ariaLabel: phrase('Link to “{title}”').replace('{title}', () => text),
    },
    children: [{ type: 'text', value: '#' }],
  };
}
