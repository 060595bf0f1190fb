/**
 * Whether a text of the base says what a claim says, in whatever words and order: each word of the claim has its own
 * there or says nothing, what was done is told by whom and to what, and nothing that limits it is lost.
 */
import { LINKS } from '../data/words.ts';
import { prepositionClass, type Frame } from '../text/frame.ts';
import { actsMissed } from './acts.ts';
import { crossedPlace } from './crossed.ts';
import { deniedMore, isPartLost, leftOut } from './limits.ts';
import { changedOther, widened } from './measured.ts';
import { refuse, type Match, type Place } from './miss.ts';
import { saidOtherwise } from './in-place.ts';
import { movedAway } from './moved.ts';
import { isNothingNew } from './nothing-new.ts';
import { numbersMissed } from './numbers.ts';
import { isRankTaken } from './roles.ts';
import { pairsOf } from './pairs.ts';
import { spreadMissed } from './spread.ts';
import { hasNamesCapital, saidIn, type Said, type Pairs, type Words } from './said.ts';
import type { Unit } from './units.ts';

/** Of one statement; nobody reads longer ones, and comparing takes their square. */
const WORDS_MAXIMUM = 100;
const quoted = (words: Words) => [...new Set(words.map(({ item }) => `“${item.text}”`))].join(', ');

/** `scaled up` of `scaled down`. */
function isTurned({ item: { word } }: Said, said: Words, own: Words): boolean {
  const other = word === 'up' ? 'down' : word === 'down' ? 'up' : '';
  const has = (words: Words, one: string) =>
    words.some(({ item, gap }) => item.word === one || gap.includes(one));
  return other !== '' && has(own, other) && !has(own, word) && !has(said, other);
}

const CAUSE = /^(?:means|cause)$/;
const links = new Set(LINKS.split(' '));
const isCausing = (frames: readonly Frame[]): boolean =>
  frames.some(
    ({ link, phrases, verb }) =>
      CAUSE.test(link) ||
      links.has(verb?.word ?? '') ||
      phrases.some(({ preposition }) => CAUSE.test(prepositionClass(preposition))),
  );

/** `Moved agents and cut cost by 45%`: what is measured came of what stands before it. */
function isMeasuredNext(pairs: Pairs, frames: readonly Frame[]): boolean {
  const [first, second, ...others] = frames;
  const clauses = new Set(pairs.map(({ source: { clause } }) => clause));
  const isMeasured = second?.phrases.some(({ items }) =>
    items.some(({ quantity }) => /^(?:%|share|points)$/.test(quantity?.unit ?? '')),
  );
  return (
    others.length === 0 &&
    clauses.size === 1 &&
    first?.verb != null &&
    first.verb.verb?.change === undefined &&
    second?.verb?.verb?.change !== undefined &&
    isMeasured === true
  );
}

/** `X by doing Y` of one text that says X and Y side by side. */
function isCauseMade(said: Words, pairs: Pairs, frames: readonly Frame[]): boolean {
  const claimed = [...new Set(said.flatMap(({ frame }) => frame ?? []))];
  const used = new Set(pairs.map(({ source }) => source.frame));
  return (
    (isCausing(claimed) || said.some(({ item, gap }) => item.form === 'ing' && gap.at(-1) === 'by')) &&
    used.size > 1 &&
    !isCausing(frames) &&
    !isMeasuredNext(pairs, frames) &&
    !frames.some(({ isDependent }) => isDependent)
  );
}

/** `was continued` of what was not: no other word of the source says so. */
function isUndenied({ item, isDenied }: Said, own: Words): boolean {
  const same = isDenied ? [] : own.filter((word) => word.item.key === item.key);
  return same.length > 0 && same.every((word) => word.isDenied);
}

const BOUNDS = /^(?:under|below|within|on)$/;
/** `under budget` of a budget. */
function isKept({ item, gap }: Said, own: Words): boolean {
  const small = gap.at(-1) ?? '';
  const isBound = /^(?:budget|schedule|time|target|plan)$/.test(item.word) && BOUNDS.test(small);
  return !isBound || own.some((word) => word.item.key === item.key && BOUNDS.test(word.gap.at(-1) ?? ''));
}

/** `under my supervision` of who worked under another's. */
const isGuideTaken = (word: Said, pairs: Pairs): boolean =>
  word.gap.includes('my') &&
  word.role === 'under' &&
  pairs.some(({ claim, source }) => claim === word && source.role === 'under');

const AT = /^(?:at|for|with|bei|chez|in)$/;
const isOfCompany = ({ item, gap }: Said, { company }: Place): boolean =>
  company.has(item.key) && (gap.length === 0 || gap.some((small) => AT.test(small)));

export function matchStatement(words: Words, unit: Unit, place: Place): Match {
  if (words.length > WORDS_MAXIMUM)
    return refuse(9, 'This is too long for one statement: write shorter sentences.');
  const own = saidIn(unit.text);
  const pairs = pairsOf(words, own);
  const paired = new Set(pairs.map(({ claim }) => claim));
  const said = words.filter((word) => paired.has(word) || !isOfCompany(word, place));
  const missing = said.filter(
    (word) =>
      !paired.has(word) &&
      (!word.isVerb || hasNamesCapital(word)) &&
      !isNothingNew(word, pairs, said, own, place),
  );
  if (missing.length > 0)
    return refuse(
      1 - missing.length / said.length,
      `The base resume does not say ${quoted(missing)} of this.`,
    );
  if (paired.size < Math.min(2, said.length) || paired.size === 0)
    return refuse(0, 'The base resume does not say this.');
  const turned = said.filter(
    (word) =>
      isTurned(word, said, own) ||
      (!paired.has(word) && isUndenied(word, own)) ||
      !isKept(word, own) ||
      isGuideTaken(word, pairs),
  );
  if (turned.length > 0) return refuse(2, `The base resume does not say ${quoted(turned)} of this.`);
  const taken = said.filter((word) => isRankTaken(word, pairs, said, place.held ?? []));
  if (taken.length > 0) return refuse(2, `The base resume does not say ${quoted(taken)} of this.`);
  if (isPartLost(pairs, own)) return refuse(2, 'The base resume says this of a part.');
  const miss =
    actsMissed(pairs, said, own) ?? numbersMissed(pairs, said, own) ?? spreadMissed(pairs, said, own);
  if (miss !== null) return miss;
  const crossed = crossedPlace(pairs, own);
  if (crossed !== undefined)
    return refuse(3, `The base resume says “${crossed.item.text}” of something else.`);
  const changed = changedOther(pairs, said, own);
  if (changed !== undefined) return refuse(3, `The base resume says this of “${changed.item.text}”.`);
  const narrowing = widened(pairs, own);
  if (narrowing !== undefined) return refuse(4, `The base resume limits this: keep ${quoted([narrowing])}.`);
  const otherwise = saidOtherwise(pairs, said, own);
  if (otherwise !== undefined)
    return refuse(3, `The base resume says this otherwise: “${otherwise.item.text}”.`);
  const moved = movedAway(pairs, said, own);
  if (moved !== undefined) return refuse(4, `The base resume says “${moved.item.text}” of something else.`);
  const dropped = [...leftOut(pairs, said, own), ...deniedMore(pairs, own)];
  if (dropped.length > 0) return refuse(4, `The base resume limits this: keep ${quoted(dropped)}.`);
  if (isCauseMade(said, pairs, unit.frames))
    return refuse(5, 'The base resume does not join these facts like this.');
  return { isMatch: true, used: pairs.map(({ source }) => source.item) };
}
