/** Whether what a text says is said by one text of the base: every fact has its word there, none that limits it is lost. */
import { LINKS, NARROWING } from '../data/words.ts';
import { prepositionClass, type Frame, type Phrase } from '../text/frame.ts';
import { stem } from '../text/stem.ts';
import { stemSet } from '../text/word-set.ts';
import { opensStanding } from './answering.ts';
import { homesOf } from './homes.ts';
import { lostNumber, numberOf, strayed } from './numbers.ts';
import { isEmptyWord, isRelated, partsOf, spelledBy } from './related.ts';
import { refuse, type Match, type Place } from './miss.ts';
import { isLessening, isSameWord } from './phrases.ts';
import type { Unit } from './units.ts';
import { roleOf, wordsOf, type Pair, type Word } from './words.ts';

/** Of one statement; nobody reads longer ones, and comparing takes their square. */
const WORDS_MAXIMUM = 150;
const narrowing = stemSet(NARROWING);
const links = new Set(LINKS.split(' '));

const quoted = (words: readonly Word[]) => words.map(({ item }) => `“${item.text}”`).join(', ');

/** Roles that are the same on both sides or nowhere. */
const BOUND = /^(?:after|against|before|since|until|despite|cause|under)$/;

/** Who does it stands behind `by`; an amount behind it does nothing. */
const isDoer = ({ phrase }: Word): boolean =>
  phrase !== null &&
  prepositionClass(phrase.preposition) === 'by' &&
  !phrase.items.some(({ quantity }) => quantity !== null);

/** Both stand with the same verb: who was trained by nurses did not train them. */
const isDoneTo = (claim: Word, source: Word): boolean =>
  [claim, source].every(({ phrase }) => phrase?.isBeforeVerb !== true) &&
  claim.frame.verb !== null &&
  source.frame.verb !== null &&
  isSameWord(claim.frame.verb, source.frame.verb);

/** `from X to Y` never becomes `from Y to X`; what was done before is not done since. */
function areRolesAlike(claim: Word, source: Word): boolean {
  const [wanted, given] = [roleOf(claim), roleOf(source)];
  if (wanted === given) return true;
  if (BOUND.test(wanted) || BOUND.test(given)) return false;
  if ([wanted, given].includes('by')) return isDoer(claim) === isDoer(source) || !isDoneTo(claim, source);
  return !(/^(?:from|to)$/.test(wanted) && /^(?:from|to)$/.test(given));
}

/** `an` assistant is not assistants. */
const grows = (claim: Word, source: Word): boolean =>
  claim.item.isPlural &&
  !source.item.isPlural &&
  source.phrase?.isOne === true &&
  source.phrase.items.at(-1) === source.item;

/** What is said of some of them is no fact of all. */
const isOfPart = (claim: Word, source: Word): boolean =>
  source.frame.isPart && !claim.frame.isPart && !claim.frame.isDependent;

const isSameSide = (claim: Word, source: Word): boolean =>
  claim.item.isNegated === source.item.isNegated && areRolesAlike(claim, source) && !grows(claim, source);

const phraseWords = (word: Word, words: readonly Word[]): Word[] =>
  word.phrase === null ? [] : words.filter(({ phrase }) => phrase === word.phrase);

/** The words of which this one is the short form, the long form or the compound, or whose compound it is part of. */
function otherForms({ item, phrase }: Word, claim: readonly Word[], source: readonly Word[]): Word[] {
  const opens = source.filter((other) => other.phrase?.items[0] === other.item);
  const long = opens.map((other) => spelledBy(item.text, phraseWords(other, source)));
  const own = claim.filter((word) => word.phrase === phrase);
  const forms = [
    ...long,
    partsOf(item.word, source),
    source.filter(({ item: { text } }) => spelledBy(text, own).some((word) => word.item === item)),
    source.filter((other) => partsOf(other.item.word, claim).some((word) => word.item === item)),
  ];
  return forms.find((words) => words.length > 0) ?? [];
}

/** What another word of the claim says already stands for that. */
function freeIn(claim: readonly Word[], source: readonly Word[]): Word[] {
  const said = new Set(claim.map((other) => other.item.key));
  return source.filter((other) => !said.has(other.item.key));
}

/** The words of the source that a word of the claim may rest on. */
function sourcesOf(word: Word, source: readonly Word[], free: ReadonlySet<Word>): Word[] {
  const { item } = word;
  const whole = source.filter((other) => !isOfPart(word, other));
  if (item.quantity !== null) return numberOf(word, whole);
  if (item.level > 0 && !whole.some((other) => other.item.key === item.key))
    return whole.filter((other) => other.item.level >= item.level && !other.item.isNegated);
  const near = whole.filter((other) => isSameSide(word, other));
  const same = near.filter((other) => isSameWord(item, other.item));
  if (same.length > 0) return same;
  return near.filter((other) => free.has(other) && isRelated(item, other.item));
}

/** `draft of the plan`: what the phrase is of, else the phrase. */
function phraseOf(phrase: Phrase, { phrases }: Frame): Phrase {
  const next = phrases[phrases.indexOf(phrase) + 1];
  return next?.preposition === 'of' ? next : phrase;
}

/** Words of the source in the parts that were used, which the claim may not leave out. */
function leftOut(claim: readonly Word[], source: readonly Word[], pairs: readonly Pair[]): Word[] {
  const parts = new Set(pairs.map((pair) => pair.source.part));
  const frames = new Set(pairs.map((pair) => pair.source.frame));
  const isKept = ({ item }: Word) =>
    claim.some((word) => word.item.key === item.key) ||
    (item.level === 1 && claim.some((word) => word.item.level === 1)) ||
    (item.isUnfinished && claim.some((word) => word.item.isUnfinished)) ||
    (item.verb?.level === 1 && claim.some((word) => word.item.verb?.level === 1 || word.frame.level === 1));
  const heads = new Set(pairs.map((pair) => pair.source).flatMap(({ phrase }) => phrase ?? []));
  return source.filter((word) => {
    const { item, part, frame, phrase } = word;
    if (item.isNegated || isKept(word)) return false;
    if (frames.has(frame) && (item.verb?.level === 1 || (item.isUnfinished && frame.verb === null)))
      return true;
    if (!parts.has(part)) return false;
    if (item.level === 1 && item.quantity === null) return true;
    if (narrowing.has(item.key) || narrowing.has(stem(item.word))) return true;
    const isOfHead = phrase !== null && (heads.has(phrase) || heads.has(phraseOf(phrase, frame)));
    return isOfHead && !item.isPlural && isLessening(item);
  });
}

/** Who denies something keeps all that he denies. */
function deniedMore(pairs: readonly Pair[], source: readonly Word[]): Word[] {
  const phrases = new Set(
    pairs.filter((pair) => pair.source.item.isNegated).map((pair) => pair.source.phrase),
  );
  const said = new Set(pairs.map((pair) => pair.source.item.key));
  return source.filter(
    ({ phrase, item }) =>
      phrases.has(phrase) && item.isNegated && item.kind === 'word' && !said.has(item.key),
  );
}

/** Somebody else who did it is named with it. */
function untoldDoer(pairs: readonly Pair[]): string | undefined {
  const said = new Set(pairs.map((pair) => pair.source.item.key));
  return pairs
    .map((pair) => pair.source.frame)
    .filter(({ agent, isMeant }) => agent === 'other' && !isMeant)
    .flatMap(({ subject }) => subject.slice(-1))
    .find((key) => !said.has(key));
}

const CAUSE = /^(?:means|cause)$/;
const isCausing = (frames: readonly Frame[]): boolean =>
  frames.some(
    ({ link, phrases, verb }) =>
      CAUSE.test(link) ||
      phrases.some(({ preposition }) => CAUSE.test(prepositionClass(preposition))) ||
      links.has(verb?.word ?? ''),
  );

/** `X by doing Y` of one text that says X and Y side by side. */
const isCauseMade = (claim: readonly Frame[], pairs: readonly Pair[], unit: Unit): boolean =>
  isCausing(claim) && !isCausing(unit.frames) && new Set(pairs.map((pair) => pair.source.frame)).size > 1;

const isOfCompany = ({ phrase }: Word, { company }: Place): boolean =>
  phrase !== null &&
  /^(?:at|for|with|bei|chez|in|)$/.test(phrase.preposition) &&
  phrase.items.every(({ key }) => company.has(key));

export function matchStatement(frames: readonly Frame[], unit: Unit, place: Place): Match {
  const claim = wordsOf(frames);
  const source = wordsOf(unit.frames);
  if (claim.length > WORDS_MAXIMUM)
    return refuse(9, 'This is too long for one statement: write shorter sentences.');
  const free = freeIn(claim, source);
  const freeSet = new Set(free);
  const words = claim.filter((word) => !isOfCompany(word, place));
  const pairs = words.flatMap((word) =>
    sourcesOf(word, source, freeSet).map((other) => ({ claim: word, source: other })),
  );
  const paired = new Set(pairs.map((pair) => pair.claim));
  const unknown = words.filter(
    (word) => !paired.has(word) && !word.isVerb && !opensStanding(word) && !isEmptyWord(word, place.titles),
  );
  // Most texts are about something else.
  const isNear = unknown.length <= words.length / 2;
  const missing = unknown.filter((word) => {
    const forms = isNear ? otherForms(word, claim, free) : [];
    const found = forms.filter((other) => isSameSide(word, other) && !isOfPart(word, other));
    pairs.push(...found.map((other) => ({ claim: word, source: other })));
    return found.length === 0;
  });
  if (missing.length > 0)
    return refuse(
      1 - missing.length / claim.length,
      `The base resume does not say ${quoted(missing)} of this.`,
    );
  if (pairs.length === 0) return refuse(0, 'The base resume does not say this.');
  const homes = homesOf(frames, unit, pairs, place);
  if (!homes.isMatch) return homes;
  const used = homes.pairs;
  const stray = strayed(claim, source, used) ?? lostNumber(used, source);
  if (stray !== undefined)
    return refuse(3, `“${stray.item.text}” belongs to something else in the base resume.`);
  const dropped = [...leftOut(claim, source, used), ...deniedMore(used, source)];
  if (dropped.length > 0) return refuse(4, `The base resume limits this: keep ${quoted(dropped)}.`);
  if (untoldDoer(used) !== undefined) return refuse(3, 'The base resume says that somebody else did it.');
  if (isCauseMade(frames, used, unit))
    return refuse(5, 'The base resume does not join these facts like this.');
  return { isMatch: true, used: used.map((pair) => pair.source.item) };
}
