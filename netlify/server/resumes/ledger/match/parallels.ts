/** `108 % in 2022 and 97 % in 2023`: what stands with one of several amounts does not stand with another. */
import type { FrameItem, Phrase } from '../text/frame.ts';
import type { Placed } from './numbers.ts';

const hasAmount = (phrase: Phrase): boolean =>
  phrase.items.some(({ quantity }) => quantity !== null && quantity.unit !== 'year');

/** For each phrase the number of the amount that it stands with: one more where a coordinated amount begins. */
function sectionsOf(phrases: readonly Phrase[]): Map<Phrase, number> {
  const sections = new Map<Phrase, number>();
  let section = 0;
  let isCounted = false;
  for (const phrase of phrases) {
    if (hasAmount(phrase)) {
      if (phrase.isOpening && isCounted) section += 1;
      isCounted = true;
    }
    sections.set(phrase, section);
  }
  return sections;
}

/** A claim's word with the one of the source that it rests on. */
export type Pair = { claim: Placed; source: Placed };

/**
 * The item of the claim that stands with another amount than in the source, where that amount has a phrase of the
 * same kind; undefined where all stand as they did.
 */
export function strayedItem(pairs: readonly Pair[]): FrameItem | undefined {
  const phrases = pairs[0]?.source.frame.phrases ?? [];
  const sections = sectionsOf(phrases);
  if (Math.max(0, ...sections.values()) === 0) return undefined;
  const hasOwn = (section: number, preposition: string) =>
    phrases.some(
      (phrase) =>
        sections.get(phrase) === section && !hasAmount(phrase) && phrase.preposition === preposition,
    );
  let amount: number | undefined;
  for (const { claim, source } of pairs) {
    const section = sections.get(source.phrase) ?? 0;
    if (hasAmount(source.phrase)) amount = section;
    else if (
      amount !== undefined &&
      section !== amount &&
      source.phrase.preposition !== '' &&
      hasOwn(amount, source.phrase.preposition)
    )
      return claim.item;
  }
  return undefined;
}
