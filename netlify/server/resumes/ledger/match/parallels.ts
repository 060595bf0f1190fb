/** `108 % in 2022 and 97 % in 2023`: what stands with one of several amounts does not stand with another. */
import type { Frame, FrameItem, Phrase } from '../text/frame.ts';
import type { Placed } from './numbers.ts';

const hasAmount = (phrase: Phrase): boolean =>
  phrase.items.some(({ quantity }) => quantity !== null && quantity.unit !== 'year');

/** For each phrase the number of the part that it belongs to: one more where what is coordinated has its own amount. */
function partsOf({ phrases }: Frame): Map<Phrase, number> {
  const parts = new Map<Phrase, number>();
  let part = 0;
  let isCounted = false;
  for (const [index, phrase] of phrases.entries()) {
    const next = phrases.findIndex((other, at) => at > index && other.isOpening);
    const own = phrases.slice(index, next === -1 ? phrases.length : next);
    if (phrase.isOpening && isCounted && own.some(hasAmount)) part += 1;
    isCounted ||= hasAmount(phrase);
    parts.set(phrase, part);
  }
  return parts;
}

/** A claim's word with the one of the source that it rests on. */
export type Pair = { claim: Placed; source: Placed };

/**
 * The item of the claim that stands with another amount than in the source, where that amount has a phrase of the
 * same kind; undefined where all stand as they did.
 */
export function strayedItem(claim: Frame, source: Frame, pairs: readonly Pair[]): FrameItem | undefined {
  const given = partsOf(source);
  if (Math.max(0, ...given.values()) === 0) return undefined;
  const said = partsOf(claim);
  const hasOwn = (part: number, preposition: string) =>
    source.phrases.some(
      (phrase) =>
        given.get(phrase) === part &&
        !hasAmount(phrase) &&
        // What opens a part has the small word of the phrase before it.
        (phrase.preposition === preposition || (preposition === '' && phrase.isOpening)),
    );
  const amounts = new Map<number, Set<number>>();
  for (const pair of pairs)
    if (pair.claim.item.quantity !== null && hasAmount(pair.source.phrase)) {
      const part = said.get(pair.claim.phrase) ?? 0;
      amounts.set(part, (amounts.get(part) ?? new Set()).add(given.get(pair.source.phrase) ?? 0));
    }
  const stray = pairs.find((pair) => {
    if (hasAmount(pair.source.phrase)) return false;
    const part = given.get(pair.source.phrase) ?? 0;
    const own = [...(amounts.get(said.get(pair.claim.phrase) ?? 0) ?? [])];
    return own.some((amount) => amount !== part && hasOwn(amount, pair.source.phrase.preposition));
  });
  return stray?.claim.item;
}
