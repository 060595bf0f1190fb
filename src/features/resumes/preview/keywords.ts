/** R-7 the words that are highlighted in every resume. */
const KEYWORDS =
  /\b(?:enterprise applications?|digital transformations?|software[- ]as[- ]a[- ]service|saas|cots|itil)\b/giu;

export type Piece = { text: string; isKeyword: boolean };

/** A text in pieces, those that are keywords marked; together they are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(KEYWORDS)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isKeyword: false });
    pieces.push({ text: word, isKeyword: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isKeyword: false });
  return pieces;
}
