/** Whether one statement of a claim says no more than one statement of the source. */
import { COLOURING, NARROWING } from '../data/words.ts';
import { prepositionClass, type Frame, type FrameItem, type Phrase } from '../text/frame.ts';
import { asActs } from './answering.ts';
import { stem } from '../text/stem.ts';
import { stemSet } from '../text/word-set.ts';
import { isAnybody, differenceIn, isNumberWithin, placesOf, type Placed } from './numbers.ts';
import { strayedItem, type Pair } from './parallels.ts';
import {
  arePrepositionsAlike,
  headOf,
  isBound,
  isMeasure,
  isSameWord,
  isFiller,
  isLessening,
  objectsOf,
  possibleObjects,
} from './phrases.ts';
import { areLeading, isAgentWithin, isSaving, isVerbWithin, namesPeople } from './verbs.ts';

/** Of one statement; nobody reads longer ones, and comparing takes their square. */
const WORDS_MAXIMUM = 150;
const narrowing = stemSet(NARROWING);
const colouring = stemSet(COLOURING);

/** `depth` tells how near the source was: of several refusals the deepest is said. */
export type Miss = { isMatch: false; depth: number; reason: string };
export type Match = { isMatch: true; used: FrameItem[] } | Miss;
export type Place = {
  /** Keys of the employer's name, in a summary of its place too, which may stand behind `at`, `for` and `in`. */
  company: ReadonlySet<string>;
  /** In a summary a phrase may stand without the word that opens its source. */
  isSummary: boolean;
  /** The texts speak of the person alone: whatever the verb, it is said of him. */
  isGeneral: boolean;
  /** Keys of the words of the titles held there, which may tell more closely whom or what is spoken of. */
  titles?: ReadonlySet<string>;
};

const quoted = (items: readonly { text: string }[]) => items.map(({ text }) => `“${text}”`).join(', ');
const refuse = (depth: number, reason: string): Miss => ({ isMatch: false, depth, reason });

/** The item of the source that a word of the claim rests on. */
function sourceOf(claim: Placed, places: readonly Placed[]): Placed | undefined {
  const { item } = claim;
  if (item.quantity !== null)
    return places.find((place) => place.item.isNegated === item.isNegated && isNumberWithin(claim, place));
  if (item.level > 0 && !places.some((place) => place.item.key === item.key))
    return places.find((place) => place.item.level >= item.level && !place.item.isNegated);
  const same = places.filter(
    (place) => isSameWord(place.item, item) && place.item.isNegated === item.isNegated,
  );
  const isHead = headOf(claim.phrase) === item;
  if (!isHead) return same[0];
  return same.find(
    (place) =>
      arePrepositionsAlike(claim.phrase, place.phrase) ||
      isAcrossAll(claim, place) ||
      areObjects(claim, place) ||
      isOfNamedAct(claim, place),
  );
}

/** `replied to e-mails` and `answered e-mails`: what a verb asks for may take a small word. */
const areObjects = (claim: Placed, source: Placed): boolean =>
  objectsOf(claim.frame).includes(claim.phrase) &&
  possibleObjects(source.frame).includes(source.phrase) &&
  (!isBound(source.phrase) ||
    prepositionClass(claim.phrase.preposition) === prepositionClass(source.phrase.preposition));

/** `across Ohio and Indiana` of `in Ohio and Indiana`: several places, each of them named. */
const isAcrossAll = (claim: Placed, source: Placed): boolean =>
  claim.phrase.preposition === 'across' &&
  source.phrase.preposition === 'in' &&
  claim.frame.phrases.filter(({ preposition }) => preposition === 'across').length > 1;

/** `paid visits to suppliers` of `visited suppliers`: what is done to them is the object. */
const isOfNamedAct = (claim: Placed, source: Placed): boolean =>
  /^(?:of|on|to|for|with)$/.test(claim.phrase.preposition) &&
  source.phrase.preposition === '' &&
  objectsOf(claim.frame).some(({ items }) =>
    items.some((item) => source.frame.verb !== null && isSameWord(item, source.frame.verb)),
  );

const isCompany = (phrase: Phrase, place: Place): boolean =>
  /^(?:at|for|with|bei|chez|in|)$/.test(phrase.preposition) &&
  phrase.items.every(({ key }) => place.company.has(key));

/** The noun of an object, without what is measured of it. */
function themeOf(phrase: Phrase): FrameItem | undefined {
  const rest = phrase.items.filter((item) => item.kind !== 'word' || !isMeasure(item));
  return headOf({ ...phrase, items: rest.some(({ kind }) => kind === 'word') ? rest : phrase.items });
}

/** What the source's verb is done to; where it names the claim's act, what that is of. */
function givenObjects(claim: Frame, source: Frame): Phrase[] {
  if (claim.verb === null) return source.phrases;
  const { verb } = claim;
  const named = source.phrases.findIndex(({ items }) => items.some((item) => isSameWord(item, verb)));
  const behind = named === -1 ? [] : source.phrases.slice(named + 1);
  return [...possibleObjects(source), ...behind.filter(({ preposition }) => /^(?:of|)$/.test(preposition))];
}

/** Objects stay objects: who gathered requirements for reports did not write reports. */
function strayObject(claim: Frame, source: Frame): FrameItem | undefined {
  const heads = givenObjects(claim, source).flatMap((phrase) => [headOf(phrase), themeOf(phrase)]);
  const keys = new Set(heads.map((head) => head?.key));
  // Who leads 18 people in three teams leads three teams.
  if (areLeading(claim, source) && possibleObjects(source).some(namesPeople)) keys.add('team');
  if (keys.has('team')) for (const name of ['person', 'peopl', 'people', 'member']) keys.add(name);
  if (isSaving(claim, source))
    for (const phrase of possibleObjects(source)) for (const { key } of phrase.items) keys.add(key);
  return objectsOf(claim)
    .map((phrase) => themeOf(phrase))
    .find(
      (head) =>
        head !== undefined &&
        !head.key.startsWith('per:') &&
        !keys.has(head.key) &&
        (source.verb === null || !isSameWord(head, source.verb)),
    );
}

/** It says by how much something changed. */
const isMeasured = (frame: Frame): boolean =>
  frame.verb?.verb?.change !== undefined &&
  frame.phrases.some(
    ({ items, preposition }) =>
      /^(?:by|from|to)$/.test(preposition) && items.some(({ quantity }) => quantity !== null),
  );

/** What was measured, in full: fewer failed payouts are not fewer payouts, one environment's bill is not the bill. */
function restOfTheme(source: Frame, used: readonly Placed[]): FrameItem[] {
  const themes = new Set(
    used
      .filter(({ phrase, item }) => phrase.preposition === '' && headOf(phrase) === item)
      .map(({ phrase }) => phrase),
  );
  return source.phrases.flatMap((phrase, index) => {
    const before = source.phrases[index - 1];
    const words = phrase.items.filter(
      (item) =>
        item.kind === 'word' &&
        !item.key.startsWith('per:') &&
        !colouring.has(stem(item.word)) &&
        !isFiller(phrase, item),
    );
    if (themes.has(phrase)) return words;
    const head = headOf(phrase);
    const isOfTheme = phrase.preposition === 'of' && before !== undefined && themes.has(before);
    const isSaid = used.some((place) => place.phrase === phrase);
    return isOfTheme && !isSaid && head !== undefined ? [head] : [];
  });
}

/** The source names what is measured and the claim does not. */
const isUnsaidMeasure = (item: FrameItem, claim: Frame): boolean =>
  isMeasure(item) && !placesOf(claim).some((place) => isMeasure(place.item));

/** Words of the source that the claim may not leave out. */
function leftOut(claim: Frame, source: Frame, used: readonly Placed[], place: Place): FrameItem[] {
  const said = new Set(placesOf(claim).map(({ item }) => item.key));
  const saysLevel = placesOf(claim).some(({ item }) => item.level === 1);
  const needed = (item: FrameItem): boolean => {
    if (said.has(item.key)) return false;
    if (item.level === 1 && item.kind === 'word') return !saysLevel;
    return narrowing.has(item.key) || (item.isUnfinished && source.verb === null);
  };
  const missing = placesOf(source)
    .map(({ item }) => item)
    .filter((item) => !item.isNegated && needed(item));
  for (const { phrase, item } of used)
    if (headOf(phrase) === item)
      missing.push(
        ...phrase.items.filter((each) => isLessening(each) && each !== item && !said.has(each.key)),
      );
  if (isMeasured(claim))
    missing.push(
      ...restOfTheme(source, used).filter((item) => !said.has(item.key) && !isUnsaidMeasure(item, claim)),
    );
  const usesNegation = claim.isNegated || used.some(({ item }) => item.isNegated);
  if (usesNegation)
    missing.push(
      ...placesOf(source)
        .map(({ item }) => item)
        .filter((item) => (claim.isNegated || item.isNegated) && item.kind === 'word' && !said.has(item.key)),
    );
  const opening = source.phrases[0]?.items[0];
  if (
    !place.isSummary &&
    claim.verb === null &&
    source.verb === null &&
    opening?.kind === 'word' &&
    !said.has(opening.key)
  )
    missing.push(opening);
  return missing;
}

/** `satisfaction` and `satisfaction score`; where the source measures something else of it, they differ. */
const isMeasuredAlike = ({ phrase, item }: Placed, source: Frame): boolean =>
  isMeasure(item) &&
  phrase.items.some((each) => each !== item && each.kind === 'word') &&
  !placesOf(source).some((place) => isMeasure(place.item));

/** `19 front desk agents` of a front office manager, `the maintenance team` of maintenance: they add nothing. */
function withoutContext(claim: Frame, source: Frame, { titles }: Place): Frame {
  if (isMeasured(claim)) return claim;
  const given = placesOf(source);
  const isContext = (phrase: Phrase, item: FrameItem): boolean =>
    item.kind === 'word' &&
    !given.some((place) => isSameWord(place.item, item)) &&
    (headOf(phrase) === item
      ? item.key === 'team' &&
        phrase.items.some((each) => each !== item && each.verb === null && each.kind === 'word')
      : titles?.has(item.key) === true);
  /** `a team of 46 nurses` are 46 nurses. */
  const isTeamOf = (phrase: Phrase | undefined, next: Phrase | undefined): boolean =>
    phrase?.items.every(({ key }) => key === 'team') === true &&
    next?.preposition === 'of' &&
    next.items[0]?.quantity?.unit === 'count' &&
    next.items.length > 1 &&
    !given.some(({ item }) => item.key === 'team');
  const phrases = claim.phrases.map((phrase, index, all) => ({
    ...phrase,
    preposition: isTeamOf(all[index - 1], phrase) ? (all[index - 1]?.preposition ?? '') : phrase.preposition,
    items: isTeamOf(phrase, all[index + 1]) ? [] : phrase.items.filter((item) => !isContext(phrase, item)),
  }));
  return { ...claim, phrases: phrases.filter(({ items }) => items.length > 0) };
}

/** `an` assistant is not assistants. */
const grows = (claim: Placed, source: Placed): boolean =>
  claim.item.isPlural &&
  !source.item.isPlural &&
  source.phrase.isOne &&
  headOf(source.phrase) === source.item;

export function matchFrame(claimed: Frame, given: Frame, place: Place): Match {
  const [said, source] = asActs(claimed, given);
  const claim = withoutContext(said, source, place);
  if (placesOf(claim).length > WORDS_MAXIMUM)
    return refuse(9, 'This is too long for one statement: write shorter sentences.');
  const sourcePlaces = placesOf(source);
  const pairs: Pair[] = [];
  const missing: FrameItem[] = [];
  for (const each of placesOf(claim)) {
    if (isFiller(each.phrase, each.item) || isAnybody(each) || isCompany(each.phrase, place)) continue;
    const found = sourceOf(each, sourcePlaces) ?? differenceIn(each, sourcePlaces);
    if (found === undefined && isMeasuredAlike(each, source)) continue;
    if (found !== undefined) pairs.push({ claim: each, source: found });
    if (found !== undefined && grows(each, found))
      return refuse(2, `The base resume speaks of one: ${quoted([each.item])} says more.`);
    const isVerb = each.item.key === source.verb?.key && each.item.quantity === null;
    if (found === undefined && !isVerb) missing.push(each.item);
  }
  const used = pairs.map((pair) => pair.source);
  if (missing.length > 0)
    return refuse(
      pairs.length / (pairs.length + missing.length),
      `The base resume does not say ${quoted(missing)} of this.`,
    );
  if (claim.isNegated !== source.isNegated)
    return refuse(2, 'The base resume says the opposite: a “not” or “no” came or went.');
  if (source.isMeant && !claim.isMeant) return refuse(2, 'The base resume does not say that this was done.');
  if (!isVerbWithin(claim, source, place.isGeneral))
    return refuse(
      3,
      `“${claim.verb?.text ?? 'This'}” says more than the base resume’s “${source.verb?.text ?? 'wording'}”.`,
    );
  if (!isAgentWithin(claim, source))
    return refuse(3, `The base resume does not say that it was you: “${claim.verb?.text ?? ''}”.`);
  const stray = strayObject(claim, source);
  if (stray !== undefined) return refuse(3, `“${stray.text}” stands in another relation in the base resume.`);
  const strayed = strayedItem(claim, source, pairs);
  if (strayed !== undefined)
    return refuse(3, `“${strayed.text}” belongs to another number in the base resume.`);
  const dropped = leftOut(claim, source, used, place);
  if (dropped.length > 0) return refuse(4, `The base resume limits this: keep ${quoted(dropped)}.`);
  const verb = source.verb === null ? [] : [{ ...source.verb, isNegated: source.isNegated }];
  return { isMatch: true, used: [...verb, ...used.map(({ item }) => item)] };
}
