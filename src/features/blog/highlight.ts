/** Marks the words of a search in a text (B-SRCH-1). */
const SHORTEST_WORD = 3; // B-SRCH-1: words of two characters or fewer are not highlighted

export type Part = { text: string; isMatch: boolean };

/** The text in parts; together they are the text again. */
export function highlight(text: string, search: string): Part[] {
  // The search takes words in quotation marks for a phrase; no text has them at these places.
  const words = search.split(/[\s"“”„]+/u).filter((word) => word.length >= SHORTEST_WORD);
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`,
    'giu',
  );
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Puts the text into the element, the matches in `<mark>`. */
export function showHighlighted(element: Element, text: string, search: string): void {
  element.replaceChildren(
    ...highlight(text, search).map((part) => {
      if (!part.isMatch) return part.text;
      const mark = document.createElement('mark');
      mark.textContent = part.text;
      return mark;
    }),
  );
}
