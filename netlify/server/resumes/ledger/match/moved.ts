/** What a claim that has the acts of its source tells of another of them: a word, a limit, an object, an order. */
import { type Pairs, type Said, sourcesByClaim, type Words } from './said.ts';

/** They point at a place in what was listed before. */
const POINTING = /^(?:former|latter|respectively)$/;
const LAST_ONE = /^(?:last|first|second) (?:one|two|three)$/;

type Verbs = ReadonlyMap<Said, readonly Said[]>;

/** The verbs of the claim with those that they rest on. */
const verbsOf = (pairs: Pairs): Verbs =>
  sourcesByClaim(pairs.filter(({ claim, source }) => claim.isVerb && source.isVerb));

const verbOf = ({ frame }: Said, all: Words): Said | undefined =>
  all.find((word) => word.isVerb && word.frame === frame && frame !== undefined);

/** `stood in from 2012` of who led from then on and stood in. */
function isTimeOfOther(claim: Said, sources: Words, { said, own, verbs }: Told): boolean {
  const verb = claim.quantity?.unit === 'year' ? verbOf(claim, said) : undefined;
  const rests = verb && verbs.get(verb);
  return (
    rests !== undefined &&
    sources.every((source) => {
      const given = verbOf(source, own);
      if (given === undefined || rests.includes(given)) return false;
      return [...verbs].some(([other, others]) => other !== verb && others.includes(given));
    })
  );
}

const ARTICLE = /^(?:an?|the)$/;
const objectOf = (verb: Said, all: Words): Said | undefined => {
  const next = all[all.indexOf(verb) + 1];
  return next?.gap.every((small) => ARTICLE.test(small)) === true && !next.isVerb ? next : undefined;
};

/** `reminded temps` of who filed their papers and reminded others. */
function isOtherObject(claim: Said, sources: Words, { pairs, said, own, verbs }: Told): boolean {
  const before = said[said.indexOf(claim) - 1];
  if (before?.isVerb !== true || objectOf(before, said) !== claim) return false;
  const rests = (verbs.get(before) ?? []).filter((verb) => verb.item.key === before.item.key);
  // `saving HR 3 hours`: it stands between the verb and what is counted.
  const isBetween = (said[said.indexOf(claim) + 1]?.quantity ?? null) !== null && claim.quantity === null;
  return (
    rests.length > 0 &&
    rests.every((verb) => {
      const object = objectOf(verb, own);
      const isLost = object !== undefined && pairs.every(({ source }) => source !== object);
      return (isLost || isBetween) && sources.every((source) => own.indexOf(source) < own.indexOf(verb));
    })
  );
}

/** `loaves a service` of loaves a day. */
function isCountedOtherwise(claim: Said, sources: Words, said: Words, own: Words): boolean {
  const before = said[said.indexOf(claim) - 1];
  const isPer = ({ gap }: Said) => gap.length === 1 && /^(?:an?|per|each|every)$/.test(gap[0] ?? '');
  const isOfCount = said.some(
    ({ quantity, counted }) => quantity !== null && before !== undefined && counted.includes(before),
  );
  const isEach = own.some(({ item }) => item.word === 'each');
  const isUnit = (said[said.indexOf(claim) + 1]?.quantity ?? null) === null && claim.quantity === null;
  return isPer(claim) && isOfCount && isUnit && !isEach && !sources.some(isPer);
}

/** `Moved the shop and helped rewrite pages` of who helped move it. */
const isRaised = (claim: Said, sources: Words): boolean =>
  claim.isVerb &&
  claim.frame?.agent === 'self' &&
  !claim.frame.isDependent &&
  claim.frame.level !== 1 &&
  claim.item.verb?.level !== 1 &&
  sources.length > 0 &&
  sources.every(({ isVerb, frame, item }) => isVerb && frame?.level === 1 && item.verb?.level !== 1);

/** `the last one` of a list in another order. */
function isReordered(sources: ReadonlyMap<Said, Words>, said: Words, own: Words): boolean {
  const isPointing = said.some(
    ({ item: { text, word } }, at) =>
      POINTING.test(word) ||
      LAST_ONE.test(text.toLowerCase()) ||
      LAST_ONE.test(`${word} ${said[at + 1]?.item.word}`),
  );
  if (!isPointing) return false;
  const order = said.flatMap((word) => {
    const [only, ...others] = sources.get(word) ?? [];
    return only && others.length === 0 ? [own.indexOf(only)] : [];
  });
  return order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0));
}

type Told = { pairs: Pairs; said: Words; own: Words; verbs: Verbs };

/** The first word of the claim that the source tells of something else. */
export function movedAway(pairs: Pairs, said: Words, own: Words): Said | undefined {
  const told = { pairs, said, own, verbs: verbsOf(pairs) };
  const byClaim = sourcesByClaim(pairs);
  if (isReordered(byClaim, said, own)) return said[0];
  return said.find((claim) => {
    const sources = byClaim.get(claim) ?? [];
    return (
      sources.length > 0 &&
      (isRaised(claim, sources) ||
        isTimeOfOther(claim, sources, told) ||
        isOtherObject(claim, sources, told) ||
        isCountedOtherwise(claim, sources, said, own))
    );
  });
}
