/**
 * Whether a text of the base says what a claim says, in whatever words and order: each word of the claim has its own
 * there or says nothing, what was done is told by whom and to what, and nothing that limits it is lost.
 */
import { LINKS } from '../data/words.ts';
import { prepositionClass, type Frame } from '../text/frame.ts';
import { stem } from '../text/stem.ts';
import { actsMissed } from './acts.ts';
import { deniedMore, isJoint, isJointTold, isPartLost, leftOut } from './limits.ts';
import { changedOther } from './measured.ts';
import { refuse, type Match, type Place } from './miss.ts';
import { arePeople, isHarmless, isLessening, isPerson, isWeakVerb } from './near.ts';
import { numbersMissed } from './numbers.ts';
import { isAll } from './numbers-for.ts';
import { isRankTaken } from './roles.ts';
import { pairsOf } from './pairs.ts';
import { isGrantTold } from './told.ts';
import { spreadMissed } from './spread.ts';
import { saidIn, type Pair, type Said, type Pairs, type Words } from './said.ts';
import type { Unit } from './units.ts';

/** Of one statement; nobody reads longer ones, and comparing takes their square. */
const WORDS_MAXIMUM = 100;
const [HELP, EMPLOYEE] = ['support', 'employee'].map((word) => stem(word));
const quoted = (words: Words) => [...new Set(words.map(({ item }) => `“${item.text}”`))].join(', ');

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
      /^(?:department|division|function|area|industry|sector|field|project|scheme|programme|job|duty|duties|coverage|rotation|matter|activity|activities|premise|level)s?$/.test(
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
const ALSO = /^(?:,|and|&|und|sowie|et)$/;
/** `two stations: fish and grill`: as many as are told behind it. */
function isListCount({ quantity, part, clause, counted }: Said, pairs: Pairs, said: Words): boolean {
  if (quantity?.unit !== 'count' || quantity.limit !== 'exact') return false;
  const rest = said.slice(said.findIndex((word) => word.quantity === quantity) + 1 + counted.length);
  const [first] = rest;
  if (first === undefined || (first.part === part && first.clause === clause)) return false;
  if (!first.gap.some((small) => LISTED.test(small))) return false;
  const listed = rest.filter((word) => word.clause === first.clause);
  if (!listed.every((word) => pairs.some(({ claim }) => claim === word))) return false;
  const counts = listed.flatMap((word) => (word.quantity?.unit === 'count' ? word.quantity.value : []));
  const others = listed.filter((word) => word !== first && word.gap.some((small) => ALSO.test(small))).length;
  return counts.length === others + 1
    ? counts.reduce((sum, value) => sum + value, 0) === quantity.value
    : counts.length === 0 && others + 1 === quantity.value && others > 0;
}

function isNothingNew(word: Said, pairs: Pairs, said: Words, own: Words, place: Place): boolean {
  if (word.isDenied) return false;
  return (
    isHarmless(word.item) ||
    isWeakVerb(word.item) ||
    isFiller(word, said[said.indexOf(word) - 1]) ||
    isHelpOnly(word, said) ||
    isReplacedTold(word, own) ||
    (isJointTold(word) && pairs.some(({ source }) => isJoint(source))) ||
    isRenewedTold(word, pairs) ||
    isOwnPlace(word) ||
    isListCount(word, pairs, said) ||
    isEmployerTold(word, pairs, said) ||
    isCostTold(word, pairs) ||
    isGrantTold(word, pairs, own) ||
    isShareTold(word, pairs) ||
    isWhoeverCounted(word, pairs, said, own) ||
    isTitleTold(word, said, place) ||
    isOneOf(word, said[said.indexOf(word) + 1], pairs, own) ||
    (place.titles?.has(word.item.key) === true && !isPerson(word.item))
  );
}

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
    (word) => !paired.has(word) && !word.isVerb && !isNothingNew(word, pairs, said, own, place),
  );
  if (missing.length > 0)
    return refuse(
      1 - missing.length / said.length,
      `The base resume does not say ${quoted(missing)} of this.`,
    );
  if (paired.size < Math.min(2, said.length) || paired.size === 0)
    return refuse(0, 'The base resume does not say this.');
  const turned = said.filter(
    (word) => isTurned(word, said, own) || !isKept(word, own) || isGuideTaken(word, pairs),
  );
  if (turned.length > 0) return refuse(2, `The base resume does not say ${quoted(turned)} of this.`);
  const taken = said.filter((word) => isRankTaken(word, pairs, said, place.held ?? []));
  if (taken.length > 0) return refuse(2, `The base resume does not say ${quoted(taken)} of this.`);
  if (isPartLost(pairs, own)) return refuse(2, 'The base resume says this of a part.');
  const miss =
    actsMissed(pairs, said, own) ?? numbersMissed(pairs, said, own) ?? spreadMissed(pairs, said, own);
  if (miss !== null) return miss;
  const changed = changedOther(pairs, said, own);
  if (changed !== undefined) return refuse(3, `The base resume says this of “${changed.item.text}”.`);
  const dropped = [...leftOut(pairs, said, own), ...deniedMore(pairs, own)];
  if (dropped.length > 0) return refuse(4, `The base resume limits this: keep ${quoted(dropped)}.`);
  if (isCauseMade(said, pairs, unit.frames))
    return refuse(5, 'The base resume does not join these facts like this.');
  return { isMatch: true, used: pairs.map(({ source }) => source.item) };
}
