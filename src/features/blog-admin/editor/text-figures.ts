/** What the editor counts, as the server does. */
const WORDS_PER_MINUTE = 200; // B-POST-6

export function wordCount(markdown: string): number {
  return markdown.trim() === '' ? 0 : markdown.trim().split(/\s+/u).length;
}

/** B-POST-6 in minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
