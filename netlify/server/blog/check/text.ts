/** What a reader of the Markdown itself would notice. */
import { visit } from 'unist-util-visit';

import type { Finding } from '#contracts/blog-admin.ts';

import type { Root } from '../markdown/parse-markdown.ts';

/** Fewer words than this is a note, not a post. */
const SHORT_WORDS = 150;

type Place = { position?: { start: Point; end: Point } | undefined };
type Point = { offset?: number | undefined; line: number; column: number };

/** Where a node stands in the text. */
export function positionOf({ position }: Place): Finding['position'] {
  if (position?.start.offset === undefined || position.end.offset === undefined) return null;
  const { offset: start, line, column } = position.start;
  return { start, end: position.end.offset, line, column };
}

const inContent = (
  rule: Finding['rule'],
  severity: Finding['severity'],
  message: string,
  node: Place | undefined,
): Finding => ({ rule, severity, field: 'content', message, position: node ? positionOf(node) : null });

/** Images without a description and links without a text. */
export function checkAlternatives(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      findings.push(inContent('altTextMissing', 'warning', 'This image has no alternative text.', node));
    if ((node.type === 'link' || node.type === 'linkReference') && node.children.length === 0)
      findings.push(inContent('linkEmpty', 'warning', 'This link has no text to click on.', node));
  });
  return findings;
}

/** Headings that skip a level, and those that compete with the title. */
export function checkHeadings(tree: Root): Finding[] {
  const findings: Finding[] = [];
  let before = 1; // the title
  visit(tree, 'heading', (node) => {
    const depth = Math.max(2, node.depth); // as the page shows it
    if (node.depth === 1)
      findings.push(
        inContent(
          'headingTop',
          'hint',
          'The title is the only heading of the first level: use ## here.',
          node,
        ),
      );
    if (depth > before + 1) {
      const message = `This heading skips a level: ${'#'.repeat(before + 1)} would follow.`;
      findings.push(inContent('headingOrder', 'warning', message, node));
    }
    before = depth;
  });
  return findings;
}

export function checkLength(content: string): Finding[] {
  const words = content.match(/\S+/g)?.length ?? 0;
  if (words >= SHORT_WORDS) return [];
  const message = `The text has ${words} ${words === 1 ? 'word' : 'words'}: readers expect ${SHORT_WORDS} or more.`;
  return [inContent('contentShort', 'hint', message, undefined)];
}

export const deadLink = (address: string, node: Place): Finding =>
  inContent('linkDead', 'warning', `Nothing is at ${address}.`, node);
