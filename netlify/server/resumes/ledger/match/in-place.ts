/**
 * What a claim that goes on as its source does says otherwise there: another preposition between the same two words,
 * another word between them, a verb left out before the last of a list, members made of what is beside.
 */
import { wordSet } from '../text/word-set.ts';
import { isHarmless } from './near.ts';
import { type Pairs, type Said, sourcesByClaim, type Words } from './said.ts';

const BINDING = wordSet(
  'of in on at for to from with by under within against about as than without between through',
);
/** Between the same two words these say the same. */
const ALIKE = ['in at within on', 'of for in', 'to for', 'in on with about', 'for over in during'].map(
  (words) => wordSet(words),
);
/** They say of whom or of how many something is. */
const WHOLE = /^(?:whom|whose|both|all|every)$/;
const JOINING = /^and$/;

const bindingOf = ({ gap }: Said): string => gap.findLast((small) => BINDING.has(small)) ?? '';
const areAlike = (one: string, other: string): boolean =>
  one === other || ALIKE.some((group) => group.has(one) && group.has(other));

/** Ends of changes and the like; `five suppliers` are things as others. */
const isAmount = ({ quantity, counted, gap }: Said): boolean =>
  quantity !== null && (quantity.unit !== 'count' || counted.length === 0 || gap.includes('by'));

type Sources = (claim: Said | undefined) => readonly number[];

/** `drills for the team` of drills together with the team, wherever they stand. */
const SIDES = wordSet('with for from by under');

function isOnOtherSide(index: number, said: Words, own: Words, sources: Sources): boolean {
  const word = said[index];
  const wanted = word ? bindingOf(word) : '';
  if (word === undefined || !SIDES.has(wanted) || isAmount(word)) return false;
  const end = said.findIndex(({ gap }, at) => at > index && gap.length > 0);
  // `for heart patients` of patients with heart disease
  const phrase = said.slice(index, end === -1 ? undefined : end);
  const places = sources(word).filter((at) => phrase.every((one, step) => sources(one).includes(at + step)));
  return (
    places.length > 0 &&
    places.every((at) => {
      const source = own[at];
      const given = source ? bindingOf(source) : '';
      return source?.frame?.verb?.word === word.frame?.verb?.word && SIDES.has(given) && given !== wanted;
    })
  );
}

/** Where the claim goes on with the next word of its source, and another small word between them. */
function isBoundOtherwise(before: Said, word: Said, own: Words, sources: Sources): boolean {
  const places = sources(word).filter((at) => sources(before).includes(at - 1));
  return (
    places.length > 0 &&
    places.every((at) => {
      const source = own[at];
      // `flagged to` of `raised with`
      if (source === undefined || word.frame?.verb?.word !== source.frame?.verb?.word) return false;
      const [wanted, given] = [bindingOf(word), bindingOf(source)];
      const isPart = own[at - 1]?.quantity != null && given === 'of' && wanted === '';
      return isPart || (!isAmount(word) && wanted !== '' && given !== '' && !areAlike(wanted, given));
    })
  );
}

/** `reports and mapping 900 accounts` as `reports and 900 accounts`. */
function isVerbLost(before: Said, word: Said, own: Words, sources: Sources): boolean {
  const [small = ''] = word.gap;
  if (!JOINING.test(small) || word.isVerb || before.isVerb) return false;
  const starts = sources(before);
  return (
    starts.length > 0 &&
    sources(word).length > 0 &&
    sources(word).every((at) => {
      const verb = own[at - 1];
      return (
        starts.includes(at - 2) &&
        verb !== undefined &&
        (verb.isVerb || verb.item.form === 'ing') &&
        JOINING.test(verb.gap[0] ?? '')
      );
    })
  );
}

/** Between two words that stand so in the source, one that stands elsewhere there, or nowhere. */
function isExchanged(
  at: number,
  said: Words,
  own: Words,
  sources: Sources,
  used: ReadonlySet<number>,
): boolean {
  const [before, word, after] = [said[at - 1], said[at], said[at + 1]];
  if (
    word === undefined ||
    before === undefined ||
    (before.quantity ?? word.quantity) !== null ||
    word.isVerb ||
    isHarmless(word.item)
  )
    return false;
  // One word of the source for two of the claim.
  const isTwice = said.some(
    (other) => other !== word && sources(other).some((place) => sources(word).includes(place)),
  );
  const isEnd = after === undefined || after.clause !== word.clause;
  const places = sources(before)
    .map((place) => place + 1)
    .filter((place) => own[place] !== undefined)
    .filter((place) =>
      isEnd ? own[place + 1]?.clause !== own[place]?.clause : sources(after).includes(place + 1),
    );
  const isOther = (source: Said | undefined): boolean =>
    source?.quantity === null && !source.isVerb && ((isTwice && !isEnd) || !isHarmless(source.item));
  return (
    places.length > 0 &&
    places.every((place) => isOther(own[place]) && !sources(word).includes(place) && !used.has(place))
  );
}

/** The word of the claim that says otherwise what its source says in the same place. */
export function saidOtherwise(pairs: Pairs, said: Words, own: Words): Said | undefined {
  const places = new Map(own.map((word, at) => [word, at]));
  const placesOf = (words: Words) => words.map((word) => places.get(word) ?? -1);
  const byClaim = new Map(
    [...sourcesByClaim(pairs)].map(([claim, sources]) => [claim, placesOf(sources)] as const),
  );
  const used = new Set([...byClaim.values()].flat());
  const sources: Sources = (claim) => (claim && byClaim.get(claim)) ?? [];
  const small = new Set(own.flatMap(({ gap }) => gap));
  return said.find((word, at) => {
    const before = said[at - 1];
    if (word.gap.some((one) => WHOLE.test(one) && !small.has(one)) || isOnOtherSide(at, said, own, sources))
      return true;
    if (before === undefined || before.clause !== word.clause) return false;
    return (
      isBoundOtherwise(before, word, own, sources) ||
      isVerbLost(before, word, own, sources) ||
      isExchanged(at, said, own, sources, used)
    );
  });
}
