/** Words of a claim that say nothing which the words around them, or the source, do not say. */
import { KINDS, PLAIN_MODIFIERS, TRADES } from '../data/kinds.ts';
import { byLine } from '../data/named.ts';
import { stemSet } from '../text/word-set.ts';
import { keyOf } from '../text/vocabulary.ts';
import { stem } from '../text/stem.ts';
import { isEndOfChange } from './changes.ts';
import { isJoint, isJointTold } from './limits.ts';
import type { Place } from './miss.ts';
import { arePeople, isHarmless, isLessening, isPerson, isWeakVerb } from './near.ts';
import { isAll } from './numbers-for.ts';
import { hasNamesCapital, saidIn, type Pair, type Pairs, type Said, type Words } from './said.ts';
import { isGrantTold } from './told.ts';

const [HELP, EMPLOYEE] = ['support', 'employee'].map((word) => stem(word));

/** `one of four`, `one chain` of `a chain`, which nobody counts otherwise. */
function isOneOf({ quantity, counted }: Said, next: Said | undefined, pairs: Pairs, own: Words) {
  const isOne = quantity?.unit === 'count' && quantity.value === 1 && quantity.limit === 'exact';
  if (!isOne || next === undefined) return false;
  const isMany = ({ claim, source }: Pair) =>
    counted.includes(claim) &&
    own.some(
      ({ quantity, counted }) =>
        quantity?.unit === 'count' && quantity.value !== 1 && counted.includes(source),
    );
  return next.quantity !== null || (!next.item.isPlural && !pairs.some(isMany));
}

/** A bill of $11,000 is costs of as much. */
const isCostTold = ({ item }: Said, pairs: Pairs): boolean =>
  /^(?:cost|spend|expens|worth|valued|totall?ing)/.test(item.word) &&
  pairs.some(({ source }) => /^[A-Z]{3}$/.test(source.quantity?.unit ?? ''));

/** `a staff of 23` of 23 waiters. */
const isWhoeverCounted = (word: Said, pairs: Pairs, said: Words, own: Words): boolean =>
  isAll(word) &&
  pairs.some(
    ({ claim, source }) =>
      claim.quantity !== null &&
      Math.abs(said.indexOf(claim) - said.indexOf(word)) <= 2 &&
      // `48 professionals` of `a team of 48`.
      (arePeople(source.counted) || own.some((one, at) => isAll(one) && own[at + 1] === source)),
  );

/** `a pass rate of 78%` of `78% passed`. */
const isShareTold = ({ item }: Said, pairs: Pairs): boolean =>
  /^(?:rate|share|percentage|proportion|level|point)s?$/.test(item.word) &&
  pairs.some(({ source }) => /^(?:%|share|points)$/.test(source.quantity?.unit ?? ''));

/** `halved the changeover time` of a changeover that went from 50 to 25 minutes. */
const isTimeTold = ({ item }: Said, pairs: Pairs, own: Words): boolean =>
  /^(?:time|duration|dauer|durée)$/.test(item.word) &&
  pairs.some(
    ({ source }) =>
      /^(?:seconds|workdays|months)$/.test(source.quantity?.unit ?? '') && isEndOfChange(source, own),
  );

/** `helped lead` of who led: who helped did less. */
const isHelpOnly = (word: Said, said: Words): boolean =>
  word.item.verb?.key === HELP && said[said.indexOf(word) + 1]?.isVerb === true;

/** `plants employing 40 people` of plants with 40 employees. */
const isEmployerTold = (word: Said, pairs: Pairs, said: Words): boolean =>
  word.item.word === 'employing' &&
  pairs.some(
    ({ claim, source }) =>
      claim === said[said.indexOf(word) + 1] &&
      claim.quantity !== null &&
      source.counted.some(({ item }) => item.key === EMPLOYEE),
  );

/** `the ERP system`: nothing that its name does not say. */
const isFiller = ({ item, gap }: Said, before: Said | undefined): boolean =>
  before?.quantity == null &&
  gap.every((small) => /^[()]$/.test(small)) &&
  (/^(?:system|platform|tool|software|application|program)s?$/.test(item.word) ||
    (before?.isVerb === false &&
      /^(?:department|division|function|area|industry|sector|field|project|scheme|programme|job|duty|duties|coverage|rotation|matter|activity|activities|premise|level|operation|process|processe|task|effort|environment|session|initiative|routine|exercise|purpose)s?$/.test(
        item.word,
      )));

/** `Ward nurse for 4 patients`, `led 8 men as sergeant`, of whoever held that title whole. */
function isTitleTold(word: Said, said: Words, { held = [] }: Place): boolean {
  if (!isPerson(word.item) || word.item.isPlural) return false;
  const before = said.slice(0, said.indexOf(word));
  const isAs = [word, before.at(-1)].some((one) => one?.gap.includes('as') === true);
  const opens = word.role === '' && before.every(({ isVerb, clause }) => !isVerb || clause !== word.clause);
  return (
    (isAs || opens) &&
    held.some((title) => {
      const words = saidIn(title);
      const isWhole = words.every(({ item, role }) => !isLessening(item) && role === '');
      return isWhole && words.some(({ item }) => item.key === word.item.key);
    })
  );
}

const REPLACING = /^(?:replac|swap|exchang|ersetz|rempla)/;
/** `instead of the old ones` of what was replaced. */
const isReplacedTold = ({ item }: Said, own: Words): boolean =>
  /^(?:old|older|existing|previous|former|ones?)$/.test(item.word) &&
  own.some((word) => REPLACING.test(word.item.word));

const RENEWING = /^(?:chang|switch|replac|swap|exchang|renew)/;
/** `new suppliers` of `changed suppliers`. */
const isRenewedTold = ({ item, counted: [thing] }: Said, pairs: Pairs): boolean =>
  item.word === 'new' &&
  pairs.some(
    ({
      claim,
      source: {
        frame,
        item: { start },
      },
    }) =>
      claim === thing &&
      frame?.verb != null &&
      RENEWING.test(frame.verb.word) &&
      frame.phrases.some(
        ({ preposition, items }) => preposition === '' && items.some((one) => one.start === start),
      ),
  );

const OWN_PLACE = /^(?:at|for|in|of|bei|in|chez|dans) (?:an?|the|einem|einer|une?)$/;
/** `at a company with 900 employees`: his own, of which nothing more is said. */
const isOwnPlace = ({ item, gap, counted, isVerb }: Said): boolean =>
  !isVerb &&
  counted.length === 0 &&
  /^(?:company|firm|business|organi[sz]ation|employer|unternehmen|betrieb|entreprise|société)$/.test(
    item.word,
  ) &&
  OWN_PLACE.test(gap.join(' '));

const LISTED = /^(?::|,|\(|–)$/;
const ALSO = /^(?:,|and|&|plus|und|sowie|et)$/;
/** `two stations: fish and grill`: as many as are told behind it. */
function isListCount({ quantity, part, clause, counted }: Said, pairs: Pairs, said: Words): boolean {
  if (quantity?.unit !== 'count' || quantity.limit !== 'exact') return false;
  const rest = said.slice(said.findIndex((word) => word.quantity === quantity) + 1 + counted.length);
  const [first] = rest;
  if (first === undefined || (first.part === part && first.clause === clause)) return false;
  if (!first.gap.some((small) => LISTED.test(small))) return false;
  const listed = rest.filter((word) => word.clause === first.clause);
  const isPaired = (word: Said) => pairs.some(({ claim }) => claim === word);
  const counts = listed.filter((word) => word.quantity?.unit === 'count');
  const isAlso = ({ gap }: Said) => gap.some((small) => ALSO.test(small));
  if (counts.length > 1)
    return (
      counts.slice(1).every((word) => isAlso(word)) &&
      counts.flatMap((word) => [word, ...word.counted]).every((word) => isPaired(word)) &&
      counts.reduce((sum, word) => sum + (word.quantity?.value ?? 0), 0) === quantity.value
    );
  const others = listed.filter((word) => word !== first && isAlso(word)).length;
  return counts.length === 0 && listed.every(isPaired) && others + 1 === quantity.value && others > 0;
}

/** `two audiences: pupils and parents`: what they are is said by who they are. */
const isListNoun = ({ item }: Said, before: Said | undefined, pairs: Pairs, said: Words): boolean =>
  /^(?:area|audience|field|topic|group|part|place|item|kind|type)s$/.test(item.word) &&
  before !== undefined &&
  isListCount(before, pairs, said);

const kinds = new Map(
  Object.entries(byLine(KINDS)).map(([kind, names]) => [keyOf(kind), new Set(names.split(' ').map(keyOf))]),
);
/** `agile` of `agile Scrum teams`, `cloud` of `the cloud migration to AWS`: what the named thing is. */
const isKindTold = (word: Said, pairs: Pairs, said: Words): boolean => {
  const names = kinds.get(word.item.key);
  const before = said[said.indexOf(word) - 1];
  const isBeside =
    word.counted[0]?.gap.length === 0 ||
    (word.gap.length === 0 && before !== undefined && names?.has(before.item.key) === true);
  return (
    names !== undefined &&
    isBeside &&
    !word.isVerb &&
    pairs.some(
      ({ claim, source }) => claim.clause === word.clause && names.has(claim.item.key) && !source.isDenied,
    )
  );
};

const plain = stemSet(PLAIN_MODIFIERS);
const trades = Object.entries(byLine(TRADES)).map(([titles, words]) => ({
  titles: titles.split(' ').map(keyOf),
  words: stemSet(words),
}));
/** `direct care`, and `clinical` of what a nurse did; but `technical staff` are some of the staff. */
function isPlainModifier(word: Said, pairs: Pairs, said: Words, { titles }: Place): boolean {
  const next = said[said.indexOf(word) + 1];
  const isModifier =
    !word.isVerb &&
    next?.gap.length === 0 &&
    !next.isVerb &&
    !arePeople([next, ...next.counted]) &&
    pairs.some(({ claim }) => claim === next);
  const isOfTrade = () =>
    trades.some(
      (trade) => trade.words.has(word.item.key) && trade.titles.some((title) => titles?.has(title)),
    );
  return isModifier && (plain.has(word.item.key) || isOfTrade());
}

/** `the company's vans`: whose else. */
const isOwnersTold = ({ item }: Said): boolean =>
  /^(?:company|firm|employer|organi[sz]ation)['’]s$/i.test(item.text);

const isTold = (small: string, own: Words): boolean => own.some(({ gap }) => gap.includes(small));

export function isNothingNew(word: Said, pairs: Pairs, said: Words, own: Words, place: Place): boolean {
  if (word.isDenied) return false;
  return (
    isHarmless(word.item) ||
    (isWeakVerb(word.item) && !hasNamesCapital(word)) ||
    isFiller(word, said[said.indexOf(word) - 1]) ||
    isHelpOnly(word, said) ||
    isReplacedTold(word, own) ||
    (isJointTold(word) && (isTold('together', own) || pairs.some(({ source }) => isJoint(source)))) ||
    isRenewedTold(word, pairs) ||
    isKindTold(word, pairs, said) ||
    isOwnersTold(word) ||
    isPlainModifier(word, pairs, said, place) ||
    isOwnPlace(word) ||
    isListCount(word, pairs, said) ||
    isListNoun(word, said[said.indexOf(word) - 1], pairs, said) ||
    isEmployerTold(word, pairs, said) ||
    isCostTold(word, pairs) ||
    isGrantTold(word, pairs, own) ||
    isShareTold(word, pairs) ||
    isTimeTold(word, pairs, own) ||
    isWhoeverCounted(word, pairs, said, own) ||
    isTitleTold(word, said, place) ||
    isOneOf(word, said[said.indexOf(word) + 1], pairs, own) ||
    (place.titles?.has(word.item.key) === true && !isPerson(word.item))
  );
}
