/** Short items on one line, so that it can be told again where each ends. */

import type { OutlineText } from '#contracts/resume-outline.ts';

const SEPARATORS = [', ', '; ', ' · ', ' | '];

/** With commas, or the first mark after them that none of the items has. */
export function joined(texts: readonly OutlineText[]): string {
  const items = texts.map(({ text }) => text);
  const free = SEPARATORS.find((separator) => !items.some((item) => item.includes(separator.trim())));
  return items.join(free ?? ', ');
}
