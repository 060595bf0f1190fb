import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';

import { wordsOf, type Root } from './parse-markdown.ts';

/**
 * The ids that a page gives to the headings of a text.
 *
 * @param taken ids of the page itself, which are part of the answer
 */
export function headingIds(tree: Root, taken: readonly string[]): Set<string> {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  const ids = new Set(taken);
  visit(tree, 'heading', (node) => {
    ids.add(slugger.slug(wordsOf(node).trim()) || slugger.slug('section'));
  });
  return ids;
}
