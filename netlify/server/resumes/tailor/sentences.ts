export type Sentence = { text: string; start: number; end: number };

/** The blank after what ends a sentence, before a capital or a figure. */
const BOUNDARY = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/gu;

/** The sentences of a text, in their order, and where they stand. */
export function sentencesOf(text: string): Sentence[] {
  const starts = [0];
  const ends: number[] = [];
  for (const { index, 0: blank } of text.matchAll(BOUNDARY)) {
    ends.push(index);
    starts.push(index + blank.length);
  }
  ends.push(text.length);
  return starts
    .map((start, at) => ({ text: text.slice(start, ends[at]), start, end: ends[at] ?? text.length }))
    .filter((sentence) => sentence.text.trim() !== '');
}
