/** Two things with a place each: `doors in the north wing and windows in the south wing` are no doors in the south wing. */
import type { Said, Pairs, Words } from './said.ts';

const BINDING = /^(?:in|on|at|for|of|to|from|with|by|under|within)$/;
const bindingOf = ({ gap }: Said): string | undefined => gap.find((small) => BINDING.test(small));
const isTimeSpan = ({ quantity }: Said): boolean => /^(?:months|seconds|year)$/.test(quantity?.unit ?? '');

/** What is said of one thing: the words of it, and those of where or whose it is. */
type Bound = { things: Words; place: Words };

/** The two, where the one stands behind `and` with a small word that the other has too. */
function boundIn(words: Words): [Bound, Bound] | undefined {
  const second = words.findIndex(({ gap }) => gap[0] === 'and');
  const at = words.findIndex((word, index) => index > second && bindingOf(word) !== undefined);
  const place = words[at];
  const joint = words[second];
  if (second < 1 || place === undefined || joint === undefined) return undefined;
  // `trials of seeds for growers and of feed for dairies`
  const start = words.findIndex((word) => bindingOf(word) === bindingOf(joint));
  const end = words.findIndex((word, index) => index > at && word.gap.length > 0);
  const first = words.findIndex((word, index) => index < second && bindingOf(word) === bindingOf(place));
  if (first <= start) return undefined;
  return [
    { things: words.slice(start, first), place: words.slice(first, second) },
    { things: words.slice(second, at), place: words.slice(at, end === -1 ? undefined : end) },
  ];
}

/** The words between verbs and strong marks. */
function statementsIn(own: Words): Words[] {
  const statements: Said[][] = [[]];
  for (const [at, word] of own.entries()) {
    if (word.isVerb || word.clause !== own[at - 1]?.clause) statements.push([]);
    if (!word.isVerb) statements.at(-1)?.push(word);
  }
  return statements;
}

/** A place of the source that the claim tells of the other thing. */
export function crossedPlace(pairs: Pairs, own: Words): Said | undefined {
  const used = new Set(pairs.map(({ source }) => source));
  const isOnlyIn = (word: Said, words: Words) =>
    pairs.some(
      ({ claim, source }) =>
        source === word && pairs.every((pair) => pair.claim !== claim || words.includes(pair.source)),
    );
  for (const statement of statementsIn(own)) {
    const found = boundIn(statement) ?? [];
    for (const [one, other] of [found, found.toReversed()]) {
      if (one === undefined || other === undefined) continue;
      const place = other.place.find((word) => !isTimeSpan(word) && isOnlyIn(word, other.place));
      const isOther =
        one.things.some((word) => used.has(word)) && !other.things.some((word) => used.has(word));
      if (place !== undefined && isOther) return place;
    }
  }
  return undefined;
}
