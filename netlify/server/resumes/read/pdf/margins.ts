/** Parts the words of a page from what is repeated at its edges, such as a running title and page numbers. */
import type { Fragment } from './fragments.ts';

const EDGE = 0.1;
const PAGE_NUMBER =
  /^(?:(?:page|seite|s\.|p\.)\s*)?\d{1,2}(?:\s*(?:\/|of|von|sur|de|–|-)\s*\d{1,2})?$|^(?:page|seite)\s+\d{1,2}\b|\b(?:page|seite)\s+\d{1,2}(?:\s*(?:\/|of|von|sur|de)\s*\d{1,2})?$/i;

export type Sorted = { pages: Fragment[][]; margins: string[] };

export function withoutMargins(pages: { height: number; fragments: Fragment[] }[]): Sorted {
  const counts = new Map<string, number>();
  for (const { height, fragments } of pages)
    for (const text of new Set(fragments.filter((one) => isAtEdge(one, height)).map(pattern)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  const margins = new Set<string>();
  const kept = pages.map(({ height, fragments }) =>
    fragments.filter((one) => {
      const isRepeated = (counts.get(pattern(one)) ?? 0) > 1 || PAGE_NUMBER.test(one.text);
      if (!isAtEdge(one, height) || !isRepeated) return true;
      margins.add(one.text);
      return false;
    }),
  );
  return { pages: kept, margins: [...margins] };
}

/** A bullet of the last line is none of the edge's words. */
const isAtEdge = ({ text, y }: Fragment, height: number) =>
  (y < height * EDGE || y > height * (1 - EDGE)) && /[\p{L}\d]/u.test(text);
const pattern = ({ text }: Fragment) => text.replace(/\d+/g, '#');
