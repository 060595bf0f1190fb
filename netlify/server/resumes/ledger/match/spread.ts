/** How an amount is meant: of each or of all together, as a mean or at the peak. One is never told as the other. */
import { FREQUENCIES } from '../data/numbers.ts';
import { stem } from '../text/stem.ts';
import { refuse, type Miss } from './miss.ts';
import { isHarmless } from './near.ts';
import { isEndOfChange } from './changes.ts';
import { OF_TOTAL, type Pair, type Said, type Pairs, type Words } from './said.ts';

const EACH = /^(?:each|every|apiece|jeweils|chacune?|pro)$/;
const TOTAL = /\b(?:total|overall|altogether|combined|collectively|insgesamt|zusammen)\b/;
const PEAK = /^(?:peak|busiest|maximum|minimum|max|min|p\d\d)$/;
const AVERAGE = stem('average');

const isAmount = ({ quantity }: Said): boolean => quantity !== null && quantity.unit !== 'year';
const isRate = ({ item }: Said): boolean => item.key.startsWith('per:');
const withinPart = (word: Said, all: Words): Said[] => all.filter(({ part }) => part === word.part);

const isEachWord = (word: Said): boolean =>
  !isRate(word) &&
  word.quantity === null &&
  (EACH.test(word.item.word) ||
    word.item.word === 'per' ||
    (word.gap.includes('per') && !word.gap.includes('as')));

/** What `each` divides: 9 of `12 shops each with 9 clerks`, 300 of `300 trees in each of 4 parks`. */
function dividedBy(marker: Said, part: Words): Said | undefined {
  const at = part.indexOf(marker);
  const next = part[at + 1];
  const isCounted = next !== undefined && isAmount(next) && /^of(?: the)?$/.test(next.gap.join(' '));
  const after = isCounted ? undefined : part.slice(at + 1).find(isAmount);
  const before = part.slice(0, at).findLast(isAmount);
  const isOfNext =
    after !== undefined && (marker.gap.length === 0 || (after === next && next.gap.length === 0));
  return isOfNext ? after : (before ?? after);
}

/** The amounts that are of each: `$9 million each`, `mit je 2 Kassen`. */
function dividedIn(all: Words): ReadonlySet<Said | undefined> {
  const markers = all.filter((word) => isEachWord(word));
  return new Set([
    ...markers.map((marker) => dividedBy(marker, withinPart(marker, all))),
    ...all.filter((word) => word.gap.at(-1) === 'je'),
  ]);
}

const isOfAll = (amount: Said, all: Words): boolean =>
  withinPart(amount, all).some(({ item }) => TOTAL.test(item.text.toLowerCase()));

/** `Saved $400 in total` of `$400 a month`. */
const isRateLost = ({ claim, source }: Pair, said: Words, own: Words): boolean =>
  withinPart(source, own).some(isRate) && !withinPart(claim, said).some(isRate);

const isEvery = ({ item, quantity }: Said): boolean =>
  item.key.startsWith('per:') || quantity?.unit.startsWith('every:') === true;
/** `In monthly sessions` is monthly. */
const OCCASION = /^(?:session|interval|basis|round|rhythm)s?$/;
/** What is monthly in `a monthly report`, `rapport mensuel`; nothing of `a month`. */
function recurring(word: Said, all: Words): Words {
  const isOneWord =
    FREQUENCIES[word.item.word] !== undefined || (isEvery(word) && !/\s/.test(word.item.text));
  const next = word.counted[0];
  if (!isOneWord || next?.isVerb === true || OCCASION.test(next?.item.word ?? '')) return [];
  if (next?.gap.length === 0) return word.counted;
  const before = all[all.indexOf(word) - 1];
  const isFrench = word.gap.length === 0 && /[éè]|el(?:le)?s?$|aires?$/.test(word.item.word);
  if (before === undefined || !isFrench) return [];
  // `déclarations de TVA mensuelles`.
  const whole = /^d(?:e|')$/.test(before.gap.join('')) ? all[all.indexOf(before) - 1] : undefined;
  return whole === undefined ? [before] : [before, whole];
}

/** What somebody reaches or not. */
const GOAL = /^(?:target|goal|quota|budget|objecti|revenue|turnover|award|prize|ziel|umsatz)/;
/** Of years, of `3 of 6`: the source says in which, the claim does not. */
const isTimeLost = (pairs: Pairs, clause: number, own: Words): boolean =>
  own.some(
    (word, at) =>
      word.clause === clause &&
      (/^(?:year|months|seconds|times)$/.test(word.quantity?.unit ?? '') ||
        OF_TOTAL.test(own[at + 1]?.gap.join(' ') ?? '')) &&
      word.quantity !== null &&
      !isEvery(word) &&
      !pairs.some(({ source }) => source === word),
  );

/** `Exceeded the target every year` of `exceeded the annual target`, `a weekly report` of `a weekly letter and a report`. */
function isRecurringLost({ claim, source }: Pair, pairs: Pairs, said: Words, own: Words) {
  const given = isEvery(source) ? recurring(source, own) : [];
  if (given.length === 0) return false;
  const wanted = recurring(claim, said).filter(({ item }) => !isHarmless(item));
  const isOfThese = pairs.some(
    (pair) => given.includes(pair.source) && (wanted.length === 0 || wanted.includes(pair.claim)),
  );
  if (!isOfThese || wanted.length > 0) return !isOfThese;
  // `a budget of $9M a year` of `a yearly budget of $9M`.
  const amount = said[said.indexOf(claim) - 1];
  const isAmountOf = (pair: Pair) =>
    pair.claim === amount &&
    pair.source.quantity !== null &&
    given.some((word) => word === own[own.indexOf(pair.source) - 1]);
  if (claim.gap.length === 0 && pairs.some(isAmountOf)) return false;
  return (
    source.item.key === 'per:year' ||
    given.some(({ item }) => GOAL.test(item.word)) ||
    isTimeLost(pairs, source.clause, own)
  );
}

/** A word beside the amount that says which one of many it is. */
function isMeasureLost({ claim, source }: Pair, said: Words, own: Words): boolean {
  // `about two` of two on average.
  const isLimited = claim.quantity?.limit !== 'about' && claim.quantity?.limit !== source.quantity?.limit;
  return withinPart(source, own).some(
    ({ item }) =>
      (PEAK.test(item.word) || PEAK.test(item.key) || (isLimited && item.key === AVERAGE)) &&
      !said.some((word) => word.item.key === item.key),
  );
}

/** 28 of `five classes of 28 pupils`, 40 and 120 of `five schemes of 40 to 120 homes`: each has so many. */
function isOfGroups(word: Said, own: Words): boolean {
  const at = own.indexOf(word);
  const isEnd = word.gap.join(' ') === 'to' && own[at - 1]?.quantity != null;
  const first = isEnd ? own[at - 1] : word;
  const group = own[own.indexOf(first ?? word) - 1];
  return (
    /^(?:of|von|de)$/.test(first?.gap.at(-1) ?? first?.gap[0] ?? '') &&
    group?.item.isPlural === true &&
    own.some(
      ({ quantity, counted }) => quantity?.unit === 'count' && quantity.value > 1 && counted.includes(group),
    )
  );
}

export function spreadMissed(pairs: Pairs, said: Words, own: Words): Miss | null {
  const [wanted, given] = [dividedIn(said), dividedIn(own)];
  const amounts = pairs.filter(({ claim, source }) => isAmount(claim) && isAmount(source));
  const isSame = (pair: Pair) => {
    const { claim, source } = pair;
    const [isOfEach, wasOfEach] = [wanted.has(claim), given.has(source)];
    // `5 shops with 30 clerks` of `5 shops with 30 clerks each`.
    const isWithCount = amounts.some((other) => other.claim !== claim && other.source.part === source.part);
    const isOther =
      (isOfEach && !wasOfEach && !isOfGroups(source, own)) ||
      (wasOfEach && !isOfEach && isWithCount) ||
      (isOfAll(claim, said) && (wasOfEach || isRateLost(pair, said, own)));
    return !(isOther && !isEndOfChange(source, own)) && !isMeasureLost(pair, said, own);
  };
  const told = new Set(amounts.filter(isSame).map(({ claim }) => claim));
  const isLost = (pair: Pair) => isRecurringLost(pair, pairs, said, own);
  const other =
    amounts.find(({ claim }) => !told.has(claim))?.claim ??
    said.find((word) => {
      const found = pairs.filter(({ claim }) => claim === word);
      return found.length > 0 && found.every(isLost);
    });
  return other === undefined
    ? null
    : refuse(3, `“${other.item.text}” is meant otherwise in the base resume.`);
}
