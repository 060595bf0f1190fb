/** Whether one word says no more than another: by itself, by our order of verbs, or as one of its family. */
import { LEADING_VERBS, LIGHT_VERBS, LIKE_LIGHT_VERBS, MATTERING_VERBS, WEAK_VERBS } from '../data/verbs.ts';
import { isOfOtherLanguage } from '../text/act-forms.ts';
import { HARMLESS, LESSENING, PERSONS, THINGS } from '../data/words.ts';
import type { Item } from '../text/items.ts';
import { stem } from '../text/stem.ts';
import { stemSet, wordSet } from '../text/word-set.ts';
import { isNearVerb } from '../text/vocabulary.ts';
import { isRelated, isSameWord } from './related.ts';

const harmless = stemSet(HARMLESS);
const weakWords = wordSet(WEAK_VERBS);
const weak = stemSet(WEAK_VERBS);
const light = stemSet(LIGHT_VERBS);
const likeLight = LIKE_LIGHT_VERBS.map((words) => stemSet(words));
const leading = stemSet(LEADING_VERBS);
const mattering = stemSet(MATTERING_VERBS);
const lessening = stemSet(LESSENING);

const has = (set: ReadonlySet<string>, { key, word, verb }: Item) =>
  set.has(key) || set.has(stem(word)) || (verb !== null && set.has(verb.key));

/** It leaves what was done to another word. */
export const isWeakVerb = ({ form, key, word }: Item): boolean =>
  weakWords.has(word) ||
  (word.endsWith('s') && weak.has(stem(word))) ||
  (form !== null && (weak.has(key) || weak.has(stem(word))));
/** `gave training`: what was done is its object. */
export const isLightVerb = ({ key }: Item): boolean => light.has(key);
/** Whoever wrote queries queried, and whoever wrote tests tested. */
export const QUERY = stem('inquiry');
const WRITTEN = [QUERY, stem('test')];
const WRITING = stem('write');
export const isWrittenAct = ({ key }: Item, { verb }: Item): boolean =>
  WRITTEN.includes(key) && verb?.key === WRITING;
/** What somebody may be proud of. */
export const isMattering = (item: Item): boolean =>
  has(mattering, isLightVerb(item) ? { ...item, verb: null } : item);
/** Of people these verbs say the same. */
export const areLeading = (one: Item, other: Item): boolean =>
  [one, other].every(({ key, verb }) => key !== 'direct' && leading.has(verb?.key ?? key));
/** It says nothing that the words around it do not say; `team leader` says more than `team`. */
export const isHarmless = ({ quantity, key, word, isPhrase }: Item): boolean =>
  quantity === null &&
  !key.startsWith('per:') &&
  (harmless.has(key) || (!isPhrase && harmless.has(stem(word))));
export const isLessening = ({ key, word }: Pick<Item, 'key' | 'word'>): boolean =>
  lessening.has(key) || lessening.has(stem(word));

const OF_PERSON = /(?:er|or|ist|ian|yst|ant|ee)$/;
const PEOPLE =
  /^(?:team|staff|crew|employ|peopl|people|persone?n?|personnes?|mitarbeitern?|member|nurse|rep|representative|student|technician|report|associate?)$/;
const things = wordSet(THINGS);
const persons = stemSet(PERSONS);
export const isPerson = ({ key, word }: Item): boolean =>
  !things.has(word.replace(/s$/, '')) &&
  (OF_PERSON.test(word.replace(/s$/, '')) || [key, stem(word), word].some((form) => PEOPLE.test(form)));

export const arePeople = (words: readonly { item: Item }[]): boolean =>
  words.some(({ item }) => isPerson(item) || persons.has(item.key) || persons.has(stem(item.word)));

const isUpOrDown = (change?: string) => change === 'up' || change === 'down';
const SAVING = stem('save');

/** Of another language by the verb that it translates. */
const nearKey = ({ key, verb, word }: Item): string =>
  verb !== null && isOfOtherLanguage(word) ? verb.key : key;
export const isNearAct = (claim: Item, source: Item): boolean => isNearVerb(nearKey(claim), nearKey(source));

/** One verb says no more than the other, of what somebody did. */
export function isVerbSaid(claim: Item, source: Item): boolean {
  if (isSameWord(claim, source) || isNearAct(claim, source)) return true;
  if (likeLight.some((group) => has(group, claim) && has(group, source))) return true;
  const [wanted, given] = [claim.verb, source.verb];
  if (wanted === null || given === null) return isRelated(claim, source);
  if (wanted.lines.some((line) => given.says.has(line)))
    return wanted.change === undefined || wanted.change === given.change;
  if ([claim.key, source.key].includes(SAVING) && [wanted.change, given.change].includes('down')) return true;
  return (isUpOrDown(wanted.change) || isUpOrDown(given.change)) && wanted.change === 'to';
}
