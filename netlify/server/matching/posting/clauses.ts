/** Which words of a posting ask for something, and how strongly: clause by clause. */
import { foldedWords } from '../text/fold.ts';
import { findPhrases, type Found } from '../text/phrases.ts';
import type { Range, Tokens } from '../text/tokens.ts';
import type { Necessity } from '../types.ts';
import { CUES, type Cue } from './cues.ts';
import { ASKING, isAsking } from './heading-hints.ts';
import { askedByItself, isIf, WISHED } from './own-words.ts';
import type { Line, LineKind } from './raw-lines.ts';
import { isStart } from './start.ts';

/** `list` stands under a heading that asks; `sentence` asks by its own words; `duty` tells what the work is, `waived` what it does not take. */
export type ClauseOrigin = 'list' | 'sentence' | 'duty' | 'waived';
/** Words `from` up to, not including, `to`, all of one sentence. */
export type Clause = { necessity: Necessity; origin: ClauseOrigin; from: number; to: number };
type CueFound = Found<Cue>;
/** In words. */
const LONGEST_TAKING_BACK = 5;
const WITHOUT = /^(?:ohne|without|sans)$/;
/** It may follow what it negates: `brauchen Sie nicht`. */
const GERMAN_NEGATION = /^(?:nicht|kein(?:e[nrs]?)?)$/;

/** Clauses that ask for something or say that it is not needed, in the order of the text. */
export function clausesIn(tokens: Tokens, lines: readonly Line[]): Clause[] {
  return lines.flatMap((line) => {
    const sentences = sentencesOf(tokens, line);
    const speaksToReader = sentences.some(({ cues }) => cues.some(({ label }) => label === 'reader'));
    const isToReader = READER.test(tokens[line.from]?.key ?? '');
    return sentences.flatMap((sentence, at) => {
      const next = sentences[at + 1];
      // `R&D experience is fine, but not required`
      const isTakenBack =
        next?.cues[0]?.label === 'contrast' &&
        next.to - next.from <= LONGEST_TAKING_BACK &&
        isWaived(tokens, next);
      // `10 years in IT, please. We have enough beginners.`
      const isOurs =
        (at > 0 && sentence.cues.some(({ label }) => label === 'own')) ||
        // `We sell to Danes, so Danish is a must`
        ((at > 0 || isFollowing(tokens[next?.from ?? -1])) && WE.has(tokens[sentence.from]?.key ?? ''));
      // `You have sold to dentists. They are a special crowd.`
      const isComment =
        at > 0 &&
        (COMMENTING.has(tokens[sentence.from]?.key ?? '') || (isToReader && isRemark(tokens, sentence)));
      // `We are far apart, so most of it is written`
      const isResult =
        isFollowing(tokens[sentence.from]) && !sentence.cues.some(({ label }) => label === 'nice');
      if (
        (isOurs || isComment || isResult) &&
        !sentence.cues.some(({ label }) => label === 'reader' || label === 'must')
      )
        return [];
      const clauses = clausesOf(tokens, sentence, line, speaksToReader);
      return isTakenBack ? clauses.filter(({ necessity }) => necessity === 'nice') : clauses;
    });
  });
}

/** Sentences, parted at a contrast too: `Java is required, but no Scala`. */
function sentencesOf(tokens: Tokens, { from, to }: Range): (Range & { cues: CueFound[] })[] {
  const cues = findPhrases(CUES, tokens.slice(from, to))
    .map((cue) => ({ ...cue, from: cue.from + from, to: cue.to + from }))
    .filter((cue) => !isOfOthers(tokens, cue, to));
  const contrasts = new Set(
    cues.filter(({ label }) => label === 'contrast' || label === 'condition').map((cue) => cue.from),
  );
  const starts = [from];
  for (let index = from + 1; index < to; index += 1)
    if (tokens[index]?.gap === 'stop' || contrasts.has(index) || isFollowing(tokens[index]))
      starts.push(index);
  let next = 0;
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? to;
    const first = next;
    while (next < cues.length && (cues[next]?.from ?? end) < end) next += 1;
    return {
      from: start,
      to: end,
      cues: withoutReason(tokens, { from: start, to: end }, cues.slice(first, next)),
    };
  });
}

const HELPS = foldedWords('helps saves');
const AS_A_WISH = foldedWords('if when too a us time you here');

/** `Our app helps people sleep` wishes nothing. */
const isOfOthers = (tokens: Tokens, { from, to }: Range, end: number): boolean =>
  to - from === 1 &&
  HELPS.has(tokens[from]?.key ?? '') &&
  to < end &&
  tokens[to]?.gap === 'joint' &&
  !AS_A_WISH.has(tokens[to].key);

const REASONS = foldedWords('because since weil denn da parce puisque car');
const OF_OTHERS: ReadonlySet<Cue> = new Set(['own', 'offer', 'negation']);

/** `…, because our clients do not know it`: what is said of others to give a reason takes nothing back. */
function withoutReason(tokens: Tokens, { from, to }: Range, cues: CueFound[]): CueFound[] {
  const reason = tokens.slice(from, to).findIndex(({ key, gap }) => gap === 'comma' && REASONS.has(key));
  return reason <= 0 ? cues : cues.filter((cue) => cue.from < from + reason || !OF_OTHERS.has(cue.label));
}

/** `Our clients are Danes, so Danish is a must` */
const isFollowing = (token: Tokens[number] | undefined): boolean =>
  token?.gap === 'comma' && token.key === 'so';

function clausesOf(
  tokens: Tokens,
  sentence: Range & { cues: CueFound[] },
  { kind }: Line,
  speaksToReader: boolean,
): Clause[] {
  const { cues } = sentence;
  const has = (label: Cue) => cues.some((cue) => cue.label === label);
  const words = tokens.slice(sentence.from, sentence.to);
  const isPlain = words.some(({ key }) => ASKING.has(key));
  const byCues = askedBy(kind, has, speaksToReader, isPlain);
  const isWeak = !byCues || byCues.origin === 'duty';
  const isOpen = kind === 'prose' && isWeak && !has('offer') && !has('negation');
  const isOfTerms = isWeak && (isStart(words) || isDouble(cues, tokens));
  const byItself = isOfTerms ? 'must' : isOpen ? askedByItself(words) : undefined;
  const asked = byItself ? asSentence(byItself) : byCues;
  if (!asked) return [];
  if (asked.origin === 'sentence' && isIf(words)) asked.necessity = 'nice';
  if (isWaived(tokens, sentence))
    return [{ ...asked, origin: 'waived', from: sentence.from, to: sentence.to }];
  const ahead = cues.find(({ label }) => label === 'niceAhead');
  if (ahead) {
    // `If you know X, even better.`
    if (ahead.to === sentence.to && ahead.from > sentence.from)
      return [{ ...asked, necessity: 'nice', from: sentence.from, to: ahead.from }];
    const end = closingOf(tokens, ahead.from, sentence);
    return ranges([
      // `HR would like to see …`
      ...(WISHED.has(tokens[ahead.from]?.key ?? '')
        ? []
        : [{ ...asked, from: sentence.from, to: ahead.from }]),
      { ...asked, necessity: 'nice', from: ahead.to, to: end },
      { ...asked, from: end, to: sentence.to },
    ]);
  }
  const nice = cues.find(({ label }) => label === 'nice');
  if (!nice) return [{ ...asked, from: sentence.from, to: sentence.to }];
  const from = beginningOf(tokens, nice, sentence, cues);
  const end = closingOf(tokens, nice.from, sentence);
  return ranges([
    { ...asked, from: sentence.from, to: from },
    { ...asked, necessity: 'nice', from, to: end },
    { ...asked, from: end, to: sentence.to },
  ]);
}

/** `… geht es bei uns ohne Deutsch nicht`: two negations ask. */
function isDouble(cues: readonly CueFound[], tokens: Tokens): boolean {
  const negations = cues.filter(({ label }) => label === 'negation');
  return negations.length > 1 && negations.some(({ from }) => WITHOUT.test(tokens[from]?.key ?? ''));
}

const asSentence = (necessity: Necessity) => ({ necessity, origin: 'sentence' as const });

const READER = /^(?:you|du|vous)$/;
/** `You have sold nets. More than one year running.` */
const isRemark = (tokens: Tokens, { from, to, cues }: Range & { cues: CueFound[] }): boolean =>
  tokens[from]?.gap === 'stop' &&
  !cues.some(({ label }) => label === 'reader' || label === 'nice' || label === 'must') &&
  !isAsking(tokens.slice(from, to));
const COMMENTING = foldedWords('they it that this these those he she sie es das dies ils elles');
const WE = foldedWords('we our wir unser unsere nous notre nos');
const ranges = (clauses: Clause[]) => clauses.filter(({ from, to }) => from < to);

/** What a sentence of this kind of text asks by its cues, if anything. */
function askedBy(
  kind: LineKind,
  has: (cue: Cue) => boolean,
  speaksToReader: boolean,
  isPlain: boolean,
): { necessity: Necessity; origin: ClauseOrigin } | undefined {
  if (kind === 'must' || kind === 'nice') return { necessity: kind, origin: 'list' };
  if (kind === 'waived') return { necessity: 'nice', origin: 'waived' };
  if ((has('term') && !has('offer')) || has('lack')) return asSentence(has('nice') ? 'nice' : 'must');
  if (kind === 'place' && has('must')) return { necessity: 'must', origin: 'sentence' };
  // Under a heading of something else a letter may go on to what it asks.
  const isAside = kind === 'company' || kind === 'other';
  if (isAside && isPlain && has('reader') && has('must') && !has('offer') && !has('negation'))
    return { necessity: 'must', origin: 'sentence' };
  if (kind === 'conditions' && (isPlain || has('must')) && !has('offer'))
    return { necessity: 'must', origin: 'list' };
  if (kind === 'conditions' || kind === 'offer' || kind === 'company' || kind === 'other' || kind === 'place')
    return undefined;
  if (has('offer') || (has('own') && !has('reader'))) return undefined;
  if (has('nice') || has('niceAhead'))
    return { necessity: has('nice') && !has('must') ? 'nice' : 'must', origin: 'sentence' };
  if (has('must') || has('condition')) return { necessity: 'must', origin: 'sentence' };
  if (kind === 'duties' || speaksToReader) return { necessity: 'must', origin: 'duty' };
  return undefined;
}

/** `No X is needed`, `X is not required`, `we will teach you X`, `No X? No problem`, `X brauchen Sie nicht`. */
function isWaived(tokens: Tokens, { from, cues }: Range & { cues: CueFound[] }): boolean {
  const needs = cues.filter(({ label }) => label === 'need' || label === 'must').map((cue) => cue.from);
  const negations = cues.filter(({ label }) => label === 'negation').map((cue) => cue.from);
  if (cues.some(({ label }) => label === 'waiver')) return true;
  if (cues.some(({ label }) => label === 'lack')) return false;
  if (cues.some(({ label }) => label === 'nice')) return false;
  const [first = Infinity] = negations;
  // `Ohne Deutsch geht es nicht`
  if (WITHOUT.test(tokens[first]?.key ?? '') && cues.some(({ label }) => label === 'must')) return false;
  if (isDouble(cues, tokens)) return false;
  if (needs.some((need) => need > first && !isOfInfinitive(tokens, first))) return true;
  if (needs.length > 0 && negations.some((at) => GERMAN_NEGATION.test(tokens[at]?.key ?? ''))) return true;
  // What begins with `No` asks for nothing, whatever it is; who `doesn't faint` is asked for.
  return first === from && !DOES_NOT.test(tokens[first]?.key ?? '');
}

/** `why not to use pine` */
const isOfInfinitive = (tokens: Tokens, negation: number): boolean =>
  /^(?:why|when)$/.test(tokens[negation - 1]?.key ?? '') || tokens[negation + 1]?.key === 'to';

const DOES_NOT = /^(?:doesn|isn|hasn)$/;

const RELATIVE = foldedWords('who you qui vous');

/** `…, and who can tie` */
const isAnother = ([word, next]: Tokens): boolean =>
  word?.gap === 'comma' && MANY.has(word.key) && RELATIVE.has(next?.key ?? '');

/** Where the part ends that a cue speaks for: its closing bracket, or the sentence. */
function closingOf(tokens: Tokens, cue: number, { from, to }: Range): number {
  const isInside = bracketBefore(tokens, cue, from) !== undefined;
  for (let index = cue + 1; index < to; index += 1)
    if (isInside ? tokens[index]?.gap === 'bracket' : isAnother(tokens.slice(index, index + 2))) return index;
  return to;
}

/** Where it begins: after an own bracket, after the comma that follows a stronger cue, or with the sentence. */
function beginningOf(tokens: Tokens, nice: CueFound, { from }: Range, cues: readonly CueFound[]): number {
  const opening = bracketBefore(tokens, nice.from, from);
  if (opening !== undefined && opening < nice.from) return opening;
  const must = cues.findLast(({ label, to, from: at }) => label === 'must' && to <= nice.from && at > from);
  const edge = opening ?? nice.from;
  if (!must && opening === undefined) return lastOfAList(tokens, nice.from, from) ?? from;
  for (let index = edge - 1; index >= (must?.to ?? from + 1); index -= 1)
    if (tokens[index]?.gap === 'comma') return index;
  return must ? nice.from : from;
}

const MANY = foldedWords('and or und oder et ou are sind would waren seraient sont as');
const WITH = foldedWords('with mit avec');
const LONGEST_LAST = 4;

/** `Java, Kotlin is a plus` speaks of Kotlin alone; `Java or Kotlin`, `Java, Kotlin are` of both. */
function lastOfAList(tokens: Tokens, cue: number, from: number): number | undefined {
  for (let index = cue; index > from && index >= cue - LONGEST_LAST; index -= 1) {
    if (MANY.has(tokens[index]?.key ?? '')) return undefined;
    // `…, with nets, would be welcome`
    if (index < cue && WITH.has(tokens[index]?.key ?? '')) return undefined;
    // `(ropes, nets) would be welcome`
    if (tokens[index]?.gap === 'bracket') return undefined;
    if (index < cue && tokens[index]?.gap === 'comma') return index;
  }
  return undefined;
}

/** The word after an opening bracket that is not closed before `at`. */
function bracketBefore(tokens: Tokens, at: number, from: number): number | undefined {
  let opened: number | undefined;
  for (let index = from + 1; index <= at; index += 1)
    if (tokens[index]?.gap === 'bracket') opened = opened === undefined ? index : undefined;
  return opened;
}
