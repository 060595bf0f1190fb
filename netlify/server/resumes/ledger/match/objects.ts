/** What an act is done to: the words behind its verb, and those of the source that it reaches. */
import { FILLERS, PLACES } from '../data/words.ts';
import { stem } from '../text/stem.ts';
import { stemSet } from '../text/word-set.ts';
import { isHarmless } from './near.ts';
import type { Pair, Said, Pairs, Words } from './said.ts';

const FAR = /^(?:to|by|under|from|at|against)$/;
const BESIDE = /^(?:in|for|with|on|across|during|within|through|before|after)$/;
const fillers = stemSet(FILLERS);
const places = stemSet(PLACES);
const OF = /^(?:of|von|de|du|des|d')$/;
export const isDirect = ({ gap }: Said) =>
  gap.every((small) => !OF.test(small) && !/^(?:to|for|with|on|in|at|by|from|under)$/.test(small));
/** A series of workshops is workshops. */
const SEVERAL = /^(?:series|set|variety|round|programme|program|mix|selection|collection|mixture|array)s?$/;
/** They have two objects: replaced X by Y, moved from X to Y, cut from X to Y. */
export const isOfTwo = ({ word, verb }: Said['item']) =>
  verb?.change !== undefined || /^(?:replac|swap|exchang|substitut|mov|migrat)/.test(word);

/** Groups that are the people in them. */
export const GROUP =
  /^(?:platoon|squadron|battalion|shift|crew|brigade|group|squad|class|panel|caseload|cohort|schicht|gruppe|équipe)s?$/;
/** What they are done to stands behind `to`. */
const REACHING =
  /^(?:listen|respond|react|attend|reply|antwort|répond|preceptor|mentor|tutor|coach|advis[eo]r|deputy)/;
/** `responded to alarms`: nothing stands between. */
function isReached(word: Said, own: Words): boolean {
  const before = own.slice(0, own.indexOf(word) + 1);
  const at = before.findLastIndex(({ gap }) => gap.length > 0);
  return before[at]?.gap[0] === 'to' && REACHING.test(before[at - 1]?.item.word ?? '');
}

/** The orders of `negotiated $2M in change orders`. */
function isAmountIn(word: Said, own: Words): boolean {
  const before = own.slice(0, own.indexOf(word) + 1);
  const at = before.findLastIndex(({ gap }) => gap.length > 0);
  const isMoney = /^[A-Z]{3}$/.test(before[at - 1]?.quantity?.unit ?? '');
  return (
    isMoney &&
    before[at]?.gap.join(' ') === 'in' &&
    !places.has(word.item.key) &&
    /^\p{Ll}/u.test(word.item.text)
  );
}

/** `von`, `de`: of, where nothing goes from there to elsewhere. */
const isOfAnother = ({ role, part }: Said, own: Words): boolean =>
  role === 'of' ||
  (role === 'from' &&
    own.every((other) => other.part !== part || (other.role !== 'to' && !other.gap.includes('from'))));

/** `das Protokoll der Sitzung`: of it, in German. */
const isGenitive = (word: Said, own: Words): boolean => {
  const before = own[own.indexOf(word) - 1];
  return (
    /^(?:der|des|einer|eines)$/.test(word.gap.join(' ')) &&
    before?.part === word.part &&
    !before.isVerb &&
    /^\p{Lu}/u.test(before.item.text)
  );
};

/** The second of `of a shop and a bakery`, which is of them as well. */
function isSecondOf({ gap }: Said, before: Said | undefined): boolean {
  const article = gap[1] ?? '';
  return (
    gap.length === 2 &&
    gap[0] === 'and' &&
    ARTICLE.test(article) &&
    before !== undefined &&
    OF.test(before.gap[0] ?? '') &&
    before.gap[1] === article
  );
}

const STAFFED = /^(?:team|department|section|unit|kitchen|ward)$/;
const ALIKE = /^(?:colleague|coworker|peer|manager|supervisor|lead|leader|director|head|partner|deputy)s?$/;
/** The pickers of `a shift with 14 pickers and two clerks`, but not of one that is run with two colleagues. */
function isOfStaffed(word: Said, own: Words): boolean {
  const before = own.slice(0, own.indexOf(word) + 1);
  const at = before.findLastIndex(({ gap }) => gap.includes('with'));
  const group = before[at - 1];
  const people = before.slice(at).filter(({ quantity }) => quantity === null);
  return (
    group !== undefined &&
    before[at]?.quantity?.unit === 'count' &&
    (GROUP.test(group.item.word) || STAFFED.test(group.item.word)) &&
    people.every(({ item, gap }) => !ALIKE.test(item.word) && gap.every((small) => JOINED.test(small)))
  );
}
const JOINED = /^(?:with|and|,)$/;

/** Who reported to the head of sales did not report sales, and who was trained by nurses did not train them. */
export function isFarther(word: Said, own: Words): boolean {
  if (isReached(word, own) || isOfStaffed(word, own) || isAmountIn(word, own)) return false;
  if (isSecondOf(word, own[own.indexOf(word) - 1])) return true;
  let at: Said | undefined = word;
  while (at !== undefined && (isOfAnother(at, own) || isGenitive(at, own))) {
    const before: Said | undefined = own[own.indexOf(at) - 1];
    // `Kept the ledger of nine firms` is no keeping of firms, but `led a team of six clerks` is leading them.
    const isOfTotal = at.quantity !== null && before?.quantity != null;
    const isOfThing =
      before !== undefined &&
      !GROUP.test(before.item.word) &&
      !SEVERAL.test(before.item.word) &&
      word.quantity === null &&
      before.quantity === null &&
      !isOfTotal &&
      !isHarmless(before.item);
    if (isOfThing && (isGenitive(at, own) || at.gap.some((small) => OF.test(small)))) return true;
    at = before;
  }
  if (at === undefined || OF.test(at.gap.at(-1) ?? '')) return false;
  // `Trained clerks in three offices` trained no offices, but `worked in three offices` worked them.
  const { start } = at.item;
  const phrases = at.frame?.phrases ?? [];
  const joint = phrases.find(({ items }) => items.some((item) => item.start === start))?.preposition ?? '';
  const isBeside = BESIDE.test(at.role) || /(?<!includ)ing$/.test(joint);
  // `reported monthly on costs`
  const hasDirect = phrases.some(
    ({ preposition, items }) => preposition === '' && items.some(({ key }) => !key.startsWith('per:')),
  );
  return FAR.test(at.role) || (isBeside && hasDirect);
}

/** The pump of `designed the seal of a pump`, where no seal is told. */
export function isOfUntold(word: Said, pairs: Pairs, own: Words): boolean {
  if (word.role !== 'of' || !isFarther(word, own)) return false;
  const before = own.slice(0, own.indexOf(word) + 1);
  const part = before[before.findLastIndex(({ gap }) => gap.some((small) => OF.test(small))) - 1];
  return part !== undefined && pairs.every(({ source }) => source !== part);
}

const TEACHING = /^(?:teach|train|instruct|educat|tutor|coach|schulung|unterricht|formation|enseignement)/;
/** What somebody was trained in is what he was taught. */
export const isTaught = (verb: Said, own: Said, object: Said, roles = /^in$/): boolean =>
  [verb, own].every(({ item }) => TEACHING.test(item.key)) && roles.test(object.role);

const INFORMING = /^(?:inform|notif|tell|told|brief|updat)/;
const REPORTING = stem('report');
/** Who was reported to was informed. */
export const isInformed = (verb: Said, own: Said, object: Said): boolean =>
  INFORMING.test(verb.item.word) && own.item.verb?.lines.includes(REPORTING) === true && object.role === 'to';

/** `brigade` of `a kitchen brigade`. */
export function headOf(word: Said, all: Words): Said {
  const at = all.indexOf(word);
  const isCompound = ({ part, gap, quantity, isVerb }: Said) =>
    part === word.part && gap.length === 0 && quantity === null && !isVerb;
  const end = all.findIndex((next, index) => index > at && !isCompound(next));
  return all.at(end === -1 ? -1 : end - 1) ?? word;
}

export const ARTICLE = /^(?:an?|the)$/;
/** The brigade of `a section within a brigade`, the book of `3 chapters of a book`. */
export function isWholeOfPart(word: Said, own: Words): boolean {
  if (/^(?:within|among)$/.test(word.role)) return true;
  const before = own.slice(0, own.indexOf(word) + 1);
  const at = before.findLastIndex(({ gap }) => gap.length > 0);
  const [gap, part] = [before[at]?.gap ?? [], before[at - 1]];
  const isOfOne = gap.some((small) => OF.test(small)) && gap.some((small) => ARTICLE.test(small));
  if (part?.item.word === 'inside') return true;
  return (
    isOfOne &&
    part !== undefined &&
    (part.item.word === 'part' ||
      own.some(({ quantity, counted }) => quantity?.unit === 'count' && counted.includes(part)))
  );
}

/** The words behind a verb that rest on words of the source. */
export function objectsOf(verb: Said, pairs: Pairs, said: Words): Pair[] {
  const rest = said.slice(said.indexOf(verb) + 1);
  const end = rest.findIndex((word) => word.part !== verb.part || word.isVerb);
  const objects = new Set(end === -1 ? rest : rest.slice(0, end));
  const isMoney = ({ quantity }: Said) =>
    /^[A-Z]{3}$/.test(quantity?.unit ?? '') && rest[0]?.quantity === quantity;
  // `a team of eleven`, `eleven people`: who they are is said by the number alone.
  const isCount = (word: Said) => {
    const around = [said[said.indexOf(word) - 1], ...word.counted].filter((one) => one !== verb);
    return word.quantity?.unit === 'count' && !pairs.some(({ claim }) => around.includes(claim));
  };
  return pairs.filter(
    ({ claim }) => objects.has(claim) && (claim.item.quantity === null || isMoney(claim) || isCount(claim)),
  );
}

/** `Prepared payroll` of `prepared payroll changes`: the thing itself is lost. */
export function isThingLost(verb: Said, pairs: Pairs, said: Words): boolean {
  const first = said[said.indexOf(verb) + 1];
  const isOther = verb.item.verb?.change !== undefined || verb.item.verb?.level === 1;
  if (first?.part !== verb.part || !isDirect(first) || isOther) return false;
  const head = first.counted.findLast(({ gap }) => gap.length === 0) ?? first;
  const sources = pairs.flatMap(({ claim, source }) => (claim === head && !source.isVerb ? source : []));
  const used = new Set(pairs.map(({ source }) => source));
  return (
    sources.length > 0 &&
    head.item.form !== 'ing' &&
    sources.every(
      ({ counted: [next] }) =>
        next?.gap.length === 0 &&
        // `analysts handling tickets`
        !next.isVerb &&
        !/^(?:past|either)$/.test(next.item.form ?? '') &&
        !used.has(next) &&
        !isHarmless(next.item) &&
        !fillers.has(next.item.key),
    )
  );
}
