/** What a posting asks for in its own words: sentence by sentence, item by item, and where the work is done. */
import { foldedWords } from '../text/fold.ts';
import { languagesIn } from '../text/languages.ts';
import { joinedKeys, type Range, type Token, tokenize, type Tokens } from '../text/tokens.ts';
import type { Necessity, Requirement, TextSpan } from '../types.ts';
import { besideList } from './beside-list.ts';
import { clausesIn, type Clause } from './clauses.ts';
import { isCircular, isPosting } from './is-posting.ts';
import { placeIn } from './place.ts';
import { FUNCTION_WORDS, NO_TERMS } from './plain-words.ts';
import { EDUCATION } from './proof-words.ts';
import type { Line } from './raw-lines.ts';
import { linesOf, LONGEST_POSTING } from './sections.ts';
import { yearsIn } from './years.ts';

/** `isPlace`: where the work is done; `years` are those it asks for, if any. */
export type Demand = {
  necessity: Necessity;
  span: TextSpan;
  isPlace: boolean;
  years?: Requirement | undefined;
};

/** Greetings, offers, papers to send, and orders to whoever reads the posting for somebody: no candidate is asked for them. */
const ORDERS =
  /^(?:(?:please|nobody|no one)\b|(?:hope|hi|hello|dear|hallo|liebe[rs]?|guten tag|bonjour|thanks|thank you|we offer|wir bieten|nous (?:offrons|proposons)|i(?: a|['’])m (?:working|recruiting|hiring)) |ignore|disregard|output|print|reveal|rate|state|report|mark|list|treat|consider|say|claim|send|attach|apply|submit|e-?mail|include your)\b|\bthis (?:block|notice|posting)\b|\brequirements? (?:above|below)\b|\breferences from\b/i;
const FEWEST_LETTERS = /\p{L}{2}/u;
/** What stands in a field where nothing is asked; `$95,000–125,000 plus options`. */
const NOTHING =
  /^\W*(?:none|n\/a|no|not required|keine?|entfällt|aucune?|néant)\W*$|^(?:[A-Z]{2,3})?\s?[$€£]\s?[\d.,]+k?\s?(?:[-–—]|to|bis)|^[\d.,–-]{2,9}k?\s?(?:\/|per |an? )\s?(?:hr|h|hour|year|yr|annum|day|month)\b/i;
/** Where to write or ring: how to apply. */
const ADDRESS = /\S@\w|(?<![\d.,])0\d{2,4}[ -]\d{3}|\b\d{3}[-.) ]\d{3}[-. ]\d{4}\b|https?:\/\//;
/** How to apply, and who is welcome to. */
const APPLICANTS = /^(?:all )?(?:applicants|candidates|agencies)\b/i;
const PAPERS =
  /\b(?:criteria|application form|their application|cover(?:ing)? letter|encouraged|agreement)\b/i;
const WELCOME =
  /\breferral (?:fee|bonus)\b|\bknow (?:somebody|someone)(?: else)?\b(?! (?:who|with))|\bencourage applications\b|\breply with\b/i;
const isOfApplying = (quote: string): boolean =>
  WELCOME.test(quote) || (APPLICANTS.test(quote) && PAPERS.test(quote));
/** `E = essential` */
const LEGEND = /^\p{L} ?[=:] ?\p{L}{3,20}$/u;

/** `What do they look for?` asks the text itself. */
const QUESTION =
  /^(?:(?:so|and) )?(?:what|who|why|how|where|when|which|will i|do i|are there|is there|was|wer|wie|wo|wann|warum|welche[rsn]?|gibt es|qui|quoi|que|quand|où|pourquoi|comment|y a-t-il)\b/i;
const isQuestion = (text: string, end: number, quote: string): boolean =>
  text[end] === '?' && QUESTION.test(quote);

const isTelling = ({ key }: Token): boolean =>
  key.length > 1 && !/^\d/.test(key) && !FUNCTION_WORDS.has(key) && !NO_TERMS.has(key);

/** In the order of the text; none of a text that is no posting. */
export function demandsOf(text: string): Demand[] {
  const tokens = tokenize(text.slice(0, LONGEST_POSTING));
  if (!isPosting(text, tokens)) return [];
  const lines = linesOf(text, tokens);
  const isToMany = isCircular(tokens);
  const clauses = besideList(clausesIn(tokens, lines), tokens);
  const isOfLetter = ofLetter(tokens, lines);
  const asked = clauses.filter(
    (clause) =>
      clause.origin === 'list' || (!isToMany && (clause.origin === 'sentence' || isOfLetter(clause))),
  );
  // A posting that lists nothing asks by what the work is.
  const isOfDuties = asked.length < FEWEST_ASKED && !isToMany;
  const demands = (isOfDuties ? clauses.filter(({ origin }) => origin !== 'waived') : asked)
    .flatMap(({ necessity, ...clause }) =>
      piecesOf(text, tokens, clause).map((piece): Demand & Range => ({
        ...{ necessity, isPlace: false, ...piece },
        span: spanOf(text, tokens, piece),
      })),
    )
    .filter(({ from, to, years }) => years !== undefined || tokens.slice(from, to).some(isTelling))
    .filter(
      ({ span: { quote, end } }) =>
        FEWEST_LETTERS.test(quote) &&
        !isQuestion(text, end, quote) &&
        !ORDERS.test(quote) &&
        !NOTHING.test(quote) &&
        !ADDRESS.test(quote) &&
        !isOfApplying(quote) &&
        !LEGEND.test(quote),
    );
  const [place] = placeIn(text, tokens, lines);
  if (!place || (isToMany && demands.length === 0)) return demands;
  const span = segmentOf(text, tokens, place.span);
  const isNamed = demands.some(
    (demand) =>
      demand.span.start <= place.span.start &&
      place.span.end <= demand.span.end &&
      demand.span.quote.length < SAME_LENGTH * span.quote.length,
  );
  if (isNamed) return demands;
  return [...demands, { necessity: place.necessity, isPlace: true, span }].toSorted(
    (a, b) => a.span.start - b.span.start,
  );
}

const FEWEST_ASKED = 2;

const SPOKEN_TO =
  /(?:^(?:and |if )*you|^(?:und |wenn )*(?:du|sie)|^(?:et |si )*vous|\byou(?= (?:will|would|ll))) (?!(?:will |would |ll |d )?(?:also )?(?:be (?:joining|part|reporting|sitting|in front)|(?:work|sit) (?:directly |closely )?(?:with|alongside|beside)|get|receive|find|join|enjoy|report|hear|earn|like|meet|share|spend)\b)|\byou to /;

/** In a letter what the work is stands among what is asked: `You would sew the nets`. */
function ofLetter(tokens: Tokens, lines: readonly Line[]): (clause: Clause) => boolean {
  const prose = new Set(
    lines.flatMap(({ kind, from, to }) =>
      kind === 'prose' ? tokens.slice(from, to).map(({ start }) => start) : [],
    ),
  );
  return ({ origin, from, to }) =>
    origin === 'duty' &&
    prose.has(tokens[from]?.start ?? -1) &&
    SPOKEN_TO.test(joinedKeys(tokens.slice(from, to)));
}

type Piece = Range & { years?: Requirement | undefined };

/** Years of several things are several demands, and so are languages that are all asked for. */
function piecesOf(text: string, tokens: Tokens, clause: Range): Piece[] {
  const asked = { ...clause, necessity: 'must' as const, origin: 'list' as const };
  const years = yearsIn(text, tokens, asked, []);
  let reached = clause.from;
  const starts = years.map(({ span }) => {
    while (reached + 1 < clause.to && (tokens[reached]?.start ?? 0) < span.start) reached += 1;
    return reached;
  });
  const languages = languagesIn(tokens, clause, true).map(({ from }) => from);
  const degrees = starts.length > 0 ? degreesIn(tokens, clause) : [];
  const proofs = [...starts, ...degrees].toSorted((a, b) => a - b);
  const cuts = [proofs, languages].flatMap((places) => cutsBetween(tokens, places));
  const further = [
    ...addressesIn(tokens, clause),
    ...itemsIn(text, tokens, clause),
    ...addedIn(tokens, clause),
  ];
  const ends = [...new Set([...cuts, ...further])].toSorted((a, b) => a - b).concat(clause.to);
  let next = 0;
  return ends.flatMap((to, at) => {
    const start = ends[at - 1] ?? clause.from;
    const from = AND.has(tokens[start]?.key ?? '') ? start + 1 : start;
    const own = (starts[next] ?? clause.to) < to ? years[next] : undefined;
    while ((starts[next] ?? clause.to) < to) next += 1;
    return from < to ? [{ from, to, years: own }] : [];
  });
}

const FEWEST_ITEMS = 3;
/** In words. */
const LONGEST_ITEM = 5;

/** Where the items begin that stand behind a heading in its line: `Nice to have: Java, Kotlin, experience in retail`. */
function itemsIn(text: string, tokens: Tokens, { from, to }: Range): number[] {
  if (tokens[from]?.gap !== 'colon' || tokens.slice(from, to).some(({ key }) => ALTERNATIVE.has(key)))
    return [];
  const starts = tokens
    .slice(from + 1, to)
    .flatMap(({ start }, at) =>
      text.slice(tokens[from + at]?.end, start).includes(',') ? [from + 1 + at] : [],
    );
  const isListed = [from, ...starts].every((start, at) => (starts[at] ?? to) - start <= LONGEST_ITEM);
  return isListed && starts.length + 1 >= FEWEST_ITEMS ? starts : [];
}

const ADDING = foldedWords('and und et');
/** In words. */
const SHORTEST_ADDED = 4;

/** Where something else is added behind a comma: `…, and you sew`; the last of short items is none. */
function addedIn(tokens: Tokens, { from, to }: Range): number[] {
  let start = from;
  return tokens.slice(from, to).flatMap(({ key, gap }, step) => {
    const at = from + step;
    const isAdded =
      gap === 'comma' && ADDING.has(key) && at - start >= SHORTEST_ADDED && to - at > SHORTEST_ADDED;
    if (!isAdded) return [];
    start = at;
    return [at];
  });
}

const degreesIn = (tokens: Tokens, { from, to }: Range): number[] =>
  tokens
    .slice(from, to)
    .flatMap(({ key }, at) => (EDUCATION.has(key) ? [from + at] : []))
    .slice(0, 1);

/** `knots, nets and a degree in ropes` */
const ARTICLE = foldedWords('a an ein eine einen un une');
const hasDegree = (words: Tokens) => words.some(({ key }) => EDUCATION.has(key));

const LINKS = foldedWords('if that wenn dass ob que si');
const READER = foldedWords('you sie du vous');
const WHO = foldedWords('who qui');
const AND = foldedWords('and und et');
const SPEAKING = new Set(['and you', 'und sie', 'und du', 'et vous']);
/** `16 hours a week and …` */
const HOURS = foldedWords('hours stunden heures');
const WEEK = foldedWords('week woche semaine');
/** `… and to have worked with lawyers`, `… and having led one` */
const BEING = foldedWords('be have having');
/** `… und gelegentliche Reisebereitschaft` */
const READINESS = foldedWords('willing willingness readiness bereit bereitschaft reisebereitschaft');

/** Where the second begins of `if you …, if you …`, of `who …, and who …`, of `you have … and you have …`. */
function addressesIn(tokens: Tokens, { from, to }: Range): number[] {
  const isBehind = (at: number, words: ReadonlySet<string>) => words.has(tokens[at]?.key ?? '');
  const places: number[] = [];
  const further: number[] = [];
  let isEither = false;
  for (let at = from; at + 1 < to; at += 1) {
    isEither ||= isBehind(at, ALTERNATIVE);
    if (isBehind(at, LINKS) && isBehind(at + 1, READER)) places.push(at);
    else if (isBehind(at, WHO)) places.push(isBehind(at - 1, CONJUNCTION) ? at - 1 : at);
    else if (
      isBehind(at, AND) &&
      at > from &&
      (SPEAKING.has(joinedKeys(tokens.slice(at, at + 2))) ||
        (isBehind(at - 1, WEEK) && isBehind(at - 3, HOURS)) ||
        isBehind(at + 1, BEING) ||
        isBehind(at + 2, BEING) ||
        isBehind(at + 1, READINESS) ||
        isBehind(at + 2, READINESS) ||
        (!isEither && isBehind(at + 1, ARTICLE) && hasDegree(tokens.slice(at + 2, at + 5))))
    )
      further.push(at);
  }
  return [...places.slice(1), ...further];
}

const ALTERNATIVE = foldedWords('or oder ou bzw');
const CONJUNCTION = foldedWords('and und et sowie ebenso plus with mit avec of davon dont');

const PARTING: ReadonlySet<Token['gap']> = new Set(['comma', 'bracket', 'slash', 'stop']);

/** Where the second of two neighbours begins: behind the last comma or conjunction between them, unless one of them is enough. */
function cutsBetween(tokens: Tokens, places: readonly number[]): number[] {
  if (places.length < 2) return [];
  const isEither = tokens.slice(places[0], places.at(-1)).some(({ key }) => ALTERNATIVE.has(key));
  if (isEither) return [];
  return places.slice(1).flatMap((place, at) => {
    const before = places[at] ?? 0;
    const between = tokens.slice(before + 1, place + 1);
    const last = between.findLastIndex(({ key, gap }) => CONJUNCTION.has(key) || PARTING.has(gap));
    if (last === -1) return [];
    return [before + 1 + last];
  });
}

/** With the bracket or mark that its last word stands before. */
function spanOf(text: string, tokens: Tokens, { from, to }: Range): TextSpan {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const closed = end + (/^[…)\]"”%+]+/.exec(text.slice(end, end + 4))?.[0].length ?? 0);
  return { quote: text.slice(start, closed), start, end: closed };
}

const ENDING: ReadonlySet<Token['gap']> = new Set(['line', 'stop', 'colon']);
const NEARER: ReadonlySet<Token['gap']> = new Set([...ENDING, 'comma']);
/** `Calgary - on site` */
const MODE = foldedWords('on onsite remote hybrid vor homeoffice télétravail');
const isMode = ({ key }: Token): boolean => MODE.has(key);
/** `Ropes Ltd., Calgary`, `Net Lead (Calgary)` */
const APART: ReadonlySet<Token['gap']> = new Set(['comma', 'bracket']);
/** `We are a yard of 300 with offices in Bergen`, `Knots is a yard with …`: the offices are the place. */
const OURS = foldedWords('we wir nous');
const IS = foldedWords('is ist est');
const A = foldedWords('a an ein eine un une the');
const WITH = foldedWords('with mit avec');
const LONGEST_SEGMENT = 14;
/** Times the place; what is longer asks for more than the place in it. */
const SAME_LENGTH = 3;

/** A place with what is said beside it: up to a bar, a dash or the end of the sentence. */
function segmentOf(text: string, tokens: Tokens, place: TextSpan): TextSpan {
  const isParting = (at: number, ending: ReadonlySet<Token['gap']>) => {
    const token = tokens[at];
    if (token === undefined) return true;
    const isDash = /\s[-–—]\s/.test(text.slice(tokens[at - 1]?.end, token.start));
    return isDash ? !MODE.has(token.key) : ending.has(token.gap);
  };
  const named = tokens.findIndex(({ start }) => start >= place.start);
  for (const ending of [ENDING, NEARER]) {
    let [from, to] = [named, named + 1];
    while (!isParting(from, ending) && from > 0) from -= 1;
    while (!isParting(to, ending)) to += 1;
    if (to - from > LONGEST_SEGMENT) continue;
    const isApart = APART.has(tokens[named]?.gap ?? 'joint') && !tokens.slice(from, named).some(isMode);
    const isOfEmployer =
      OURS.has(tokens[from]?.key ?? '') ||
      tokens.slice(from, named).some(({ key }, at) => IS.has(key) && A.has(tokens[from + at + 1]?.key ?? ''));
    const ours = isOfEmployer ? tokens.slice(from, named).findLastIndex(({ key }) => WITH.has(key)) + 1 : 0;
    return spanOf(text, tokens, { from: isApart ? named : from + ours, to });
  }
  return place;
}
