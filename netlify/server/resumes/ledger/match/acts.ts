/** Acts: what a claim says to have been done was done, by its owner, to the same; and what was done is told. */
import { isOfOtherLanguage } from '../text/act-forms.ts';
import { refuse, type Miss } from './miss.ts';
import {
  areLeading,
  isLightVerb,
  isMattering,
  isPerson,
  isVerbSaid,
  isWeakVerb,
  isWrittenAct,
} from './near.ts';
import { factorOf, isChangeTold, isDirectionTold } from './changes.ts';
import {
  ARTICLE,
  headOf,
  isDirect,
  isFarther,
  isOfUntold,
  isInformed,
  isOfTwo,
  isTaught,
  isThingLost,
  isWholeOfPart,
  objectsOf,
} from './objects.ts';
import { isSameWord } from './related.ts';
import { isGrantTold, isMeansNamed, isMeansTold, isPartOnly, isSharedTold } from './told.ts';
import { isActOfOther, isDoerMade, isOfThing, isRoleOfOther } from './roles.ts';
import { stem } from '../text/stem.ts';
import { isReceived, type Pair, type Said, type Pairs, type Words } from './said.ts';

const HAPPENING =
  /^(?:fell|fall|falling|rose|rising|drop|dropped|dropping|climb|climbed|climbing|went|came|grew|decline|declined|declining|gesunken|gestiegen|sank|stieg)$/;

const HAPPENED = /^(?:rückgang|anstieg|zunahme|recul|hausse)$/;

/** What is named without them was done like this. */
const MAKING = 'build write design teach cook drive prepare operate sell'
  .split(' ')
  .map((word) => stem(word));
const isMaking = ({ verb }: Said['item']): boolean =>
  verb?.lines.some((line) => MAKING.includes(line)) === true;
/** `Dashboards for the loan team` of who built them: without a verb it is said of who did so. */
function isMade({ item, frame }: Said, pairs: Pairs, said: Words, own: Words): boolean {
  if (!isMaking(item) || frame?.isMeant !== false || frame.level < 2) return false;
  if (said.some((word) => word.frame?.verb != null) || pairs.some(({ source }) => source.isVerb))
    return false;
  const first = own.find(({ item: { start }, quantity }) => start > item.start && quantity === null);
  return first !== undefined && pairs.some(({ source }) => source === headOf(first, own));
}

/** `Energy use down by 18%` of who cut it. */
const isWayTold = ({ item: { verb }, frame }: Said, pairs: Pairs, said: Words): boolean =>
  said.some(
    ({ item: { word }, part }) =>
      word === verb?.change &&
      pairs.some(
        ({ claim, source }) => claim.part === part && claim.quantity !== null && source.frame === frame,
      ),
  );

/** An act of one's own, the object of which the claim uses with another act. */
function untold(pairs: Pairs, said: Words, own: Words): Said | undefined {
  return own.find((source) => {
    const { frame, item, isVerb, isDenied } = source;
    if (!isVerb || frame?.agent !== 'self' || isDenied) return false;
    const isWithin = (pair: Pair) => pair.source.frame === frame && !pair.source.isVerb;
    const isUsed = pairs.some(
      (pair) => isWithin(pair) && pairs.every((other) => other.claim !== pair.claim || isWithin(other)),
    );
    if (!isUsed) return false;
    const isTold =
      pairs.some((pair) => pair.source === source) ||
      isWeakVerb(item) ||
      isMade(source, pairs, said, own) ||
      isMeansTold(source, pairs, said) ||
      isSharedTold(source, pairs) ||
      isMeansNamed(source, pairs) ||
      isChangeTold(source, pairs, own) ||
      said.some((word) => isGrantTold(word, pairs, own)) ||
      isWayTold(source, pairs, said) ||
      pairs.some(
        ({ claim, source: noun }) => claim.isVerb && noun.frame === frame && isWrittenAct(noun.item, item),
      ) ||
      said.some((word) => word.isVerb && (isVerbSaid(word.item, item) || isPartOnly(word, pairs)));
    return !isTold;
  });
}

/** `Wartung der Pumpen durch einen Meister`. */
const isDoneBy = (word: Said, own: Words): boolean =>
  own.some(
    ({ clause, gap, item }) =>
      clause === word.clause && gap.includes('durch') && gap.length > 1 && item.verb === null,
  );

/** `Design of castings`, `Störungssuche an Pumpen`, `gave training`: the noun says what was done. */
const isActNamed = (word: Said, own: Words): boolean =>
  (word.counted.length === 0 || /^(?:of|an|am)$/.test(own[own.indexOf(word) + 1]?.gap[0] ?? '')) &&
  (word.frame === undefined ||
    (word.frame.verb === null
      ? word.frame.phrases[0]?.items[0]?.start === word.item.start
      : isLightVerb(word.frame.verb) || isWrittenAct(word.item, word.frame.verb)));

/** It is his own act: no word before it does it. */
function isOwn(claim: Said, said: Words): boolean {
  const before = said[said.indexOf(claim) - 1];
  const isDoneByBefore =
    before?.part === claim.part &&
    !before.isVerb &&
    !before.item.word.endsWith('ly') &&
    claim.item.form !== 'ing' &&
    !isOfOtherLanguage(claim.item.word) &&
    claim.gap.every((small) => /^(?:then|also)$/.test(small));
  const next = said[said.indexOf(claim) + 1];
  // `A program, completed in May`: it was.
  const isCompleted =
    before !== undefined &&
    claim.item.form === 'either' &&
    claim.gap.join('') === ',' &&
    next?.part === claim.part &&
    (next.role !== '' || next.quantity?.unit === 'seconds' || next.quantity?.unit === 'months');
  return claim.frame?.agent === 'self' && !claim.frame.isMeant && !isDoneByBefore && !isCompleted;
}

/** A verb without a word of its own: it says nothing, its object says what was done, or two amounts do. */
function isSaidAround(claim: Said, pairs: Pairs, said: Words, own: Words): boolean {
  if (isDirectionTold(claim, pairs, own))
    return (
      !isOwn(claim, said) ||
      HAPPENED.test(claim.item.word) ||
      pairs.some(
        ({ source: { quantity, frame } }) =>
          quantity !== null && (frame?.agent === 'self' || frame?.isDependent === true),
      )
    );
  // `Provided support` of whoever supported.
  const isObjectDone = ({ claim: { item, role }, source: { isVerb, frame } }: Pair) =>
    isVerb &&
    role === '' &&
    frame !== undefined &&
    frame.agent !== 'other' &&
    ((claim.item.verb?.level ?? 5) <= frame.level || (isLightVerb(claim.item) && item.verb?.level === 1));
  const isDoneToo = ({ source: { frame, isDenied } }: Pair) =>
    frame?.agent === 'self' && !frame.isMeant && !isDenied;
  const objects = objectsOf(claim, pairs, said);
  // `Conducted audits` of who helped in audits, or of whom others audited.
  const isOwnThing = ({ claim: object, source: { frame, gap, clause } }: Pair) =>
    frame === undefined ||
    (frame.agent !== 'other' &&
      frame.level !== 1 &&
      !frame.isMeant &&
      (frame.verb !== null ||
        ((clause === 0 || object.gap.includes('as')) && !gap.some((small) => ARTICLE.test(small)))));
  const [direct] = objects;
  const head = direct?.claim.counted.findLast(({ gap }) => gap.length === 0) ?? direct?.claim;
  const first = objects.filter((pair) => pair.claim === head);
  return (
    (isWeakVerb(claim.item) && (first.length === 0 || first.some(isOwnThing) || !isOwn(claim, said))) ||
    (claim.item.verb?.level === 1 && objects.some(isDoneToo)) ||
    (!isMattering(claim.item) && objects.some(isObjectDone))
  );
}

/** The act stands in the source as one of his own. */
function isDone(claim: Said, source: Said, said: Words, own: Words): boolean {
  const { frame, isVerb, item } = source;
  if (!isVerb) {
    // `under the direction of X`
    if (source.role === 'under' || isDoneBy(source, own)) return false;
    const isHelped = said.some(
      (word) =>
        word.part === claim.part &&
        (word.item.verb?.level === 1 || word.frame?.level === 1) &&
        !isReceived(word, said),
    );
    return isHelped || isActNamed(source, own);
  }
  // `Built a service, handling messages`: what does it is not said.
  const isAside = claim.item.form === 'ing' && said[0] !== claim && !isMattering(claim.item);
  if (frame === undefined || (frame.agent === 'other' && !isAside)) return false;
  if (!isAside && isOfThing(source, own)) return false;
  // `of which the firm won 5`, `that was later adopted`: others did it.
  if (frame.agent === 'none' && (frame.isDependent || frame.isPart) && !isAside) return false;
  if (frame.agent === 'none' && HAPPENING.test(item.word) && !HAPPENING.test(claim.item.word)) return false;
  // `Rückgang der Kosten` only happened.
  if (HAPPENED.test(item.word) && claim.item.key !== item.key) return false;
  return !frame.isMeant || claim.frame?.isMeant === true;
}

function isOverstated(claim: Said, pairs: Pairs, said: Words, own: Words): boolean {
  const found = pairs.filter((pair) => pair.claim === claim).map(({ source }) => source);
  // `Doubled sales` of sales that rose otherwise.
  if (found.length === 0 && factorOf(claim) !== undefined) return true;
  const isAround = found.every(({ quantity }) => quantity !== null) || isWeakVerb(claim.item);
  if (isAround) return !isSaidAround(claim, pairs, said, own);
  // `Mooring lines`: no act at all.
  if (claim.item.form === 'ing' && found.every(({ isVerb }) => !isVerb))
    return !found.some(({ item }) => isSameWord(claim.item, item));
  if (!isOwn(claim, said)) return false;
  const done = found.filter((source) => isDone(claim, source, said, own));
  // `used` of `an editor used by 40 people` is no object.
  const objects = objectsOf(claim, pairs, said).filter(
    ({ source: { isVerb, frame, item } }) => !isVerb && frame !== undefined && item.word !== 'how',
  );
  return !done.some(({ item, isVerb, frame }) => {
    const isShared = ({ item }: Said) =>
      frame?.phrases.some(({ items }) => items.some(({ start }) => start === item.start)) === true;
    if (objects.length === 0 || !isVerb) return true;
    const [direct] = objects;
    // `Replaced paper with tablets` introduced no paper.
    const isExchange = isOfTwo(item) && item.verb?.change === undefined && !isOfTwo(claim.item);
    if (isExchange && direct?.source.role === 'from') return false;
    // `Supported the audit by supplying logs`: logs were supplied, no audits.
    // `Raised unit test coverage` of `added unit tests, which raised coverage`.
    const isResult = frame?.verb?.verb?.change !== undefined;
    const isItsObject = ({ claim: object, source }: Pair) =>
      (isResult || object === direct?.claim) && isShared(source);
    if (frame?.rest != null && !objects.some(isItsObject)) return false;
    const heads = objects.filter((pair) => pair.claim === headOf(direct?.claim ?? claim, said));
    // `Managed payroll for 300 employees`
    const isLed = areLeading(claim.item, claim.item) && direct !== undefined && isPerson(direct.claim.item);
    if (isLed && isDirect(direct.claim) && isFarther(direct.source, own)) return false;
    const isWhole = ({ claim: object, source }: Pair) => isDirect(object) && isWholeOfPart(source, own);
    if (heads.length > 0 && heads.every(isWhole)) return false;
    // `Designed a seal of a pump from idea to series` designed no pump.
    const isOfPart = ({ claim: object, source }: Pair) =>
      isDirect(object) && !isPerson(object.item) && isShared(source) && isOfUntold(source, pairs, own);
    const isNoWhole = heads.some(isOfPart) && heads.every(({ source }) => isFarther(source, own));
    if (claim.item.verb?.level !== 1 && isNoWhole) return false;
    // `Built components for the editor` built no editor, whatever else is said of it.
    const isMadeFor = ({ source }: Pair) =>
      source.role === 'for' && isShared(source) && isFarther(source, own);
    if (
      isMaking(claim.item) &&
      direct &&
      isDirect(direct.claim) &&
      heads.length > 0 &&
      heads.every(isMadeFor)
    )
      return false;
    return objects.some(({ claim: object, source }) => {
      const isThere = isShared(source) || source.frame?.agent !== 'self';
      return (
        isThere &&
        (isOfTwo(claim.item) ||
          claim.item.verb?.level === 1 ||
          !isDirect(object) ||
          found.some((act) => isTaught(claim, act, source) || isInformed(claim, act, source)) ||
          !isFarther(source, own))
      );
    });
  });
}

/** `Berlin office supervision`, `supervision of the office`, of whoever supervised clerks at it. */
function isNounOfFarther(word: Said, pairs: Pairs, said: Words, own: Words): boolean {
  const sources = pairs.flatMap(({ claim, source }) => (claim === word ? source : []));
  if (word.isVerb || sources.length === 0 || !sources.every(({ isVerb }) => isVerb)) return false;
  // `customer-reported bugs`
  if (word.item.isJoined && word.item.form === 'either') return false;
  if (said[0] === word && sources.every(({ frame }) => frame?.agent === 'other')) return true;
  const [before, next] = [said[said.indexOf(word) - 1], said[said.indexOf(word) + 1]];
  const isOf = next?.part === word.part && /^(?:of|von|der|des|de|du|d')$/.test(next.gap[0] ?? '');
  const first = isOf
    ? next
    : word.gap.length === 0 && before?.quantity === null && before.part === word.part
      ? before
      : undefined;
  const head = first?.quantity == null ? first : said[said.indexOf(first) + 1];
  const object = head !== undefined && isOf ? headOf(head, said) : head;
  const found = pairs.filter(({ claim, source }) => claim === object && !source.isVerb);
  return (
    found.length > 0 &&
    found.every(
      ({ source }) =>
        isFarther(source, own) &&
        !sources.some((act) => isTaught(word, act, source, isOf ? /^in$/ : /^(?:in|on)$/)),
    )
  );
}

export function actsMissed(pairs: Pairs, said: Words, own: Words): Miss | null {
  const over = said.find((word) => word.isVerb && isOverstated(word, pairs, said, own));
  if (over !== undefined) return refuse(3, `“${over.item.text}” says more than the base resume.`);
  const lost = said.find((word) => word.isVerb && isThingLost(word, pairs, said));
  if (lost !== undefined)
    return refuse(3, `“${lost.item.text}” is said of something else in the base resume.`);
  const role = said.find((word) => isRoleOfOther(word, pairs, said, own) || isDoerMade(word, pairs, said));
  if (role !== undefined) return refuse(3, `“${role.item.text}” is somebody else in the base resume.`);
  const farther = said.find((word) => isNounOfFarther(word, pairs, said, own));
  if (farther !== undefined)
    return refuse(3, `“${farther.item.text}” is said of something else in the base resume.`);
  const [first] = said;
  if (first !== undefined && isActOfOther(first, pairs, said, own))
    return refuse(3, `“${first.item.text}” says more than the base resume.`);
  const act = untold(pairs, said, own);
  return act === undefined ? null : refuse(3, `The base resume says “${act.item.text}” of this.`);
}
