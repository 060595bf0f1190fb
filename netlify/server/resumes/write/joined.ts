/** Short items on one line, so that it can be told again where each ends. */

const SEPARATORS = [', ', '; ', ' · ', ' | '];

/** With commas, or the first mark after them that none of the items has. */
export function joined(items: string[]): string {
  const free = SEPARATORS.find((separator) => !items.some((item) => item.includes(separator.trim())));
  return items.join(free ?? ', ');
}
