/** Whether two words speak of the same thing: one word, its synonym, its family, or a part of a compound. */
import { LESSENING } from '../data/words.ts';
import type { Item } from '../text/items.ts';
import { remembered } from '../text/remembered.ts';
import { isOfOtherLanguage } from '../text/act-forms.ts';
import { stem } from '../text/stem.ts';
import { verbGroup } from '../text/verb-forms.ts';
import { isNearWord } from '../text/vocabulary.ts';

/** One word, its synonym, or the act that the other names: `validation` and `validated`. */
export const isSameWord = (one: Item, other: Item): boolean =>
  one.key === other.key || (one.verb !== null && one.verb.key === other.verb?.key);

const folded = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

const ROOT_LENGTH_MINIMUM = 4;

/** Endings that make a noun of a verb, a person of an act, an adverb of an adjective; in three languages. */
const ENDINGS =
  /(?:ations?|at(?:e[ds]?|ing|ors?)|iert|ierte[ns]?|ieren?|atures?|itions?|ables?|ibles?|tions?|ions?|ements?|ments?|ungs?|ungen|erinnen|erin|innen|eurs?|euses?|trices?|ers?|ors?|ists?|ants?|ances?|ences?|age|ages|ally|ly|als?|lich|isch|ings?|ed|ure|ures|ées?|és?|er|ir|en|et|te|t|s|e|n)$/;

/** The beginning that words of one family share: `précept-or`, `zeichn-en`; null where too little is left. */
const rootOf: (word: string) => string | null = remembered((word) => {
  const plain = folded(word)
    .replace(/^ge(?=.{5,}(?:t|en)$)/, '')
    .replace(/(?<!e)aux$/, 'al')
    .replace(/eaux$/, 'eau');
  let root = plain;
  for (let times = 0; times < 2; times += 1) {
    const rest = root.replace(ENDINGS, '');
    if (rest.length >= ROOT_LENGTH_MINIMUM) root = rest;
  }
  return root.length >= ROOT_LENGTH_MINIMUM && root !== '' ? root.replace(/(.)\1$/, '$1') : null;
});

/** `user` of `used`. */
const isDoerOf = (noun: string, verb: string): boolean =>
  /ers?$/.test(noun) && [/rs?$/, /ers?$/].some((ending) => stem(noun.replace(ending, '')) === stem(verb));

/** No phrase is of the family of its first word: a chief operating officer is no chief executive officer. */
const isFamilyOf = (one: Item, other: Item): boolean =>
  !one.isPhrase && !other.isPhrase && isFamily(one.word, other.word);

const isFamily = (one: string, other: string): boolean => {
  // `planted` is not `planned`.
  if ([one, other].every((word) => word.endsWith('ed'))) return stem(one) === stem(other);
  // `planes` are not `planned`.
  const [first, second] = [stem(one), stem(other)];
  if (first === `${second}e` || second === `${first}e`) return false;
  const root = rootOf(one);
  return root !== null && root === rootOf(other);
};

const LESSER = new RegExp(
  `^(?:${LESSENING.split(' ').join('|')}|teil|neben|hilfs|unter|co|probe|versuchs|assistenz|vize|halb|schein|ersatz|aushilfs|muster|entwurfs|übungs)`,
);
const COMPOUND_PART_MINIMUM = 5;

/** `gesucht` of the second half of `Fehlersuche`, whatever letter joins it to the first. */
const isActOf = ({ word, verb }: Item, half: string): boolean =>
  verb !== null &&
  isOfOtherLanguage(word) &&
  [half, half.replace(/^(?:s|en|es|n)/, '')].some((noun) => verbGroup(stem(noun), noun)?.key === verb.key);

/** `aufzug` of `Aufzüge`, as compounds begin. */
const beginningOf = ({ word }: Item): string => folded(word).replace(/[esn]{1,2}$/, '');

/** `Grundschulerweiterung` of `Erweiterung einer Grundschule`: the two words that it is made of, else none. */
export function partsOf<One extends { item: Item }>(
  compound: string,
  words: readonly One[],
  isTogether: (one: One, other: One) => boolean = () => true,
): One[] {
  if (LESSER.test(compound)) return [];
  const long = words.filter(({ item }) => item.word.length >= COMPOUND_PART_MINIMUM);
  const first = long.find(({ item }) => folded(compound).startsWith(beginningOf(item)));
  if (first === undefined) return [];
  const rest = compound.slice(beginningOf(first.item).length);
  const last = long.find(
    (one) =>
      one !== first &&
      isTogether(first, one) &&
      (isFamily(compound.slice(-one.item.word.length), one.item.word) || isActOf(one.item, rest)),
  );
  if (last === undefined) return [];
  return first.item.word.length + last.item.word.length >= compound.length - 2 ? [first, last] : [];
}

const COMPOUND_START_MINIMUM = 4;
const INFLECTED_MINIMUM = 5;
/** `Konzerten` of `Konzerte`: in German nouns have capitals. */
function isInflected(one: Item, other: Item): boolean {
  const [short = '', long = ''] = [one.word, other.word].toSorted((a, b) => a.length - b.length);
  if (!isCapital(one) || !isCapital(other)) return false;
  // `Räder` of `Rad`.
  const plain = folded(long);
  const isTurned = plain !== long && long.length > short.length && plain.startsWith(short);
  if (isTurned && /^(?:e|er|ern|en)$/.test(plain.slice(short.length))) return true;
  return (
    short.length >= INFLECTED_MINIMUM &&
    long.startsWith(short) &&
    /^(?:n|en|e)$/.test(long.slice(short.length))
  );
}

const isCapital = ({ text }: Item): boolean => /^\p{Lu}/u.test(text);
const NOUN_OF_VERB = /(?:ung|ungen|en|ion|tät|erin|innen)$/;

/** A name is no form of another word: `Excel` is not excellence. */
const isNameOf = (claim: Item, source: Item): boolean =>
  claim.start > 0 &&
  isCapital(claim) &&
  !isCapital(source) &&
  !NOUN_OF_VERB.test(claim.word) &&
  !isOfOtherLanguage(source.word);

/** `Rad` of `Fahrrad`, where another word of the text begins with it: `Fahrradverleih mit 15 Rädern`. */
export const isNamedShort = (compound: Item, head: Item, words: readonly { item: Item }[]): boolean => {
  const root = compound.word.slice(0, -head.word.length);
  return (
    isCapital(head) &&
    root.length >= COMPOUND_START_MINIMUM &&
    compound.word.endsWith(head.word) &&
    words.some(({ item }) => item !== head && isCapital(item) && item.word.startsWith(root))
  );
};

/** `Gas-` of `Gasheizungen`. */
const isCutOff = ({ text, word }: Item, whole: Item): boolean =>
  text.endsWith('-') && word !== whole.word && whole.word.startsWith(word);

/** `berichtet`, where its word is the noun of its act. */
const asWritten = ({ text }: Item): string => text.toLowerCase();

const HEAD_MINIMUM = 6;
/** `Reklamationen` of `Kundenreklamationen`: what a German compound is, its end says. */
const isHeadOf = (claim: Item, source: Item): boolean =>
  isCapital(claim) &&
  isCapital(source) &&
  claim.verb === null &&
  claim.word.length >= HEAD_MINIMUM &&
  source.word.length >= claim.word.length + COMPOUND_START_MINIMUM &&
  !LESSER.test(source.word) &&
  !DOER.test(claim.word) &&
  source.word.replace(/e?[ns]?$/, '').endsWith(claim.word.replace(/e?[ns]?$/, ''));
const DOER = /(?:er|erin|ern|innen|eure?n?|iste?n?|ant(?:en)?|hilfen?|ärzte?n?|kräfte?n?)$/;

/** One word, its synonym, or one of its family. */
export const isRelated = (claim: Item, source: Item): boolean =>
  isSameWord(claim, source) ||
  (claim.quantity === null &&
    source.quantity === null &&
    (isNearWord(claim.key, source.key) ||
      isInflected(claim, source) ||
      isCutOff(claim, source) ||
      isCutOff(source, claim) ||
      isHeadOf(claim, source) ||
      (!claim.key.startsWith('per:') &&
        !isNameOf(claim, source) &&
        (isFamilyOf(claim, source) ||
          (source.form !== null && isDoerOf(claim.word, source.word)) ||
          (isOfOtherLanguage(source.word) && isFamily(asWritten(claim), asWritten(source)))))));
