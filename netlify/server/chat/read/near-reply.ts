/** The reply between an answer and none: the nearest published words as quotes, said to be no more than that. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/types.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import type { Conversation } from '../answer/conversation.ts';
import type { Context, Draft } from '../answer/rule.ts';
import { bullets } from '../answer/sentences.ts';
import type { Concept } from '../language/concepts.ts';
import type { Query } from '../answer/understand.ts';
import { shortTitle } from './passage-reply.ts';
import { announces, isOfKind, needsMark, saysItsTurn, type Kind } from './kind.ts';
import { askedOf, holdsMark } from './reading-rule.ts';
import { read, weightOf, type Asked, type Reading } from './reader.ts';

const MOST_QUOTES = 3;
const MOST_UNHELD = 0.6;
const NEAR_ENOUGH = 0.3;
/** From this share of the question on the quotes go first, and the doubt behind them. */
const LIKELY = 0.5;
const SHARE_OF_BEST = 0.8;
/** How telling a word is that names something, and so few of them say little. */
const TELLING = 2.6;
const FEW = 2;
/** Kinds of question that any sentence may seem to answer. */
const OPEN: ReadonlySet<Kind> = new Set<Kind>(['thing', 'whether', 'way']);
/** What is asked of somebody is told by his record; by a post only where it holds most of the question. */
const ASKS_YOU =
  /\b(?<!\b(?:should|must|if|when|once|before|after) )(?:you|your)\b(?! (?:need|must|have to)\b)/;
/** Whoever says of what text he asks does not ask it of somebody: "your article on laptops". */
export const OF_TEXT =
  /\b(?:posts?|articles?|essay|piece|text|write up|blog|column|case study|ad|advertisement)\b/;
const KNOWING = /\b(?:know|experience|familiar|work(?:ed)? (?:with|on|in))\b/;
/** What was done is all that is said of it. */
const ASKS_HOW_DONE =
  /\bhow (?:did|does|do|has|have) \S+ (?:manage|managed|achieve|achieved|accomplish|do|done)\b/;
/** It asks for the kind of an answer, which none says. */
const SAYS_KIND = /^weekday$/;
const MOST_OF_IT = 0.7;
/** In words: of one quote, and of all with their places. */
const LONGEST_QUOTE = 30;
const SHORTEST_QUOTE = 8;
const ALL_QUOTES = 78;
const MOST_BESIDE = 20;
/** Of so many sentences the one behind it is quoted before all others. */
const TOLD_NEXT = 2;
const BEHIND: ReadonlySet<Kind> = new Set<Kind>(['reason', 'person', 'way', 'whether', 'thing']);

/** @param conversation what was said before, where the question leans on it */
export function nearReply(
  query: Query,
  { knowledge, isOneOfSeveral }: Context,
  conversation?: Conversation,
): Draft | undefined {
  const wanted = askedOf(query, knowledge);
  // "Has he trained 600?", where 620 are published.
  const isOtherNumber = ({ word, stems }: Concept) =>
    wanted.kind === 'whether' && /^\d{1,3}$/.test(word) && !stems.every(knowledge.sentences.holds);
  const own = [
    ...wanted.concepts.filter((concept) => !isOtherNumber(concept) && !SAYS_KIND.test(concept.word)),
    ...(conversation?.item ?? []),
  ];
  // "We are four on call. How many does one need?": what is said before it names the thing.
  const earlier = conversation ? (conversation.earlier.at(-1) ?? []) : own.length > 0 ? [] : query.asides;
  const saysEnough =
    own.length > 0 && (conversation === undefined || unheldShare(own, knowledge) <= MOST_UNHELD);
  const asked = {
    ...wanted,
    concepts: saysEnough ? own : earlier,
    // What is said around it and stands nowhere narrows nothing.
    asides: [...query.asides.filter((one) => isHeld(one, knowledge)), ...(saysEnough ? earlier : [])],
    ...(conversation ? { passageIds: new Set(conversation.focus) } : {}),
  };
  const { units } = knowledge.sentences;
  /** A list is asked for by its heading. */
  const isListed = ({ kind, lead }: Unit) => kind === 'list' && asked.asksList?.(lead) === true;
  /** A section of a post by all of it. */
  const isHeaded = ({ lead, passage: { section } }: Unit) => {
    const heading = [...tellingStems(lead.split(' · ').at(-1) ?? '')];
    return section === 'blog' && heading.length > 1 && heading.every((stem) => query.stems.includes(stem));
  };
  const isNumbered = units.some(({ lead, text }) => wanted.numbered?.test(`${lead} ${text}`));
  if (asked.concepts.length === 0) return undefined;
  if (!isNumbered && unheldShare(asked.concepts, knowledge) > MOST_UNHELD) return undefined;
  const named = query.mentions.flatMap(({ entity, strength }) =>
    strength === 1 && entity.kind !== 'role' ? entity.passageIds : [],
  );
  // How something was done is told by what names the doing.
  const isOfWay = asked.kind === 'way' && !ASKS_HOW_DONE.test(query.text);
  const isNear = ({ unit, held, heldByText }: Reading) =>
    held >= NEAR_ENOUGH &&
    (!isOfWay || asked.concepts.some(({ stems, others }) => isHeldBy(unit, [stems, ...others]))) &&
    (heldByText > 0 || isListed(unit) || isHeaded(unit)) &&
    !isOfAnother(unit, named) &&
    !(needsMark(asked.kind) && isElsewhere(unit, query, knowledge));
  const near = readNear(asked, knowledge, isNear);
  const ofKind = needsMark(asked.kind)
    ? near.filter(
        ({ unit }) => holdsMark(unit.text, asked.kind, knowledge) && saysItsTurn(unit.text, query.text),
      )
    : near;
  const stems = new Set(asked.concepts.flatMap(({ stems: own, others }) => [...own, ...others.flat()]));
  const going =
    asked.kind === 'whether' && ofKind.length > 0 && STILL.test(query.text)
      ? units.filter(isOngoing).slice(0, MOST_ONGOING)
      : [];
  const [best] = ofKind;
  if (best && saysTooLittle(query, best, asked, knowledge)) return undefined;
  const listed = best && isListed(best.unit) ? units.filter(({ block }) => block === best.unit.block) : [];
  // Beside what holds little, what holds less is only stray.
  const least = best && best.held < LIKELY ? best.held * SHARE_OF_BEST : 0;
  const told = withNext(
    ofKind.filter(({ held }) => held >= least),
    asked.kind,
    knowledge,
  );
  const lines = linesOf([...new Set([...going, ...listed, ...told])].filter(isQuotable), {
    stems,
    kind: asked.kind,
    // A sentence that is only told with the one before it takes the place of no other.
    most: isOneOfSeveral ? 1 : Math.max(MOST_QUOTES + (told.length > ofKind.length ? 1 : 0), listed.length),
    beside: best ? knowledge.sentences.neighbours(best.unit) : [],
  });
  if (lines.size === 0) return undefined;
  const quotes = bullets([...lines.values()]);
  return {
    text:
      best && best.held >= LIKELY && asked.kind !== 'name'
        ? `Closest to your question, the site says:\n${quotes}\n\nI am not sure that this answers it.`
        : `I am not sure that an answer is published here. What comes nearest:\n${quotes}`,
    passages: [...lines.keys()],
    withoutSource: true,
    isUnknown: true,
  };
}

/** What is near in the text that is named, or in all where another text holds most and that one does not. */
function readNear(asked: Asked, knowledge: Knowledge, isNear: (one: Reading) => boolean): Reading[] {
  const { within, ...anywhere } = asked;
  const near = read(knowledge, asked).filter(isNear);
  if (!within || (near[0]?.held ?? 0) >= LIKELY) return near;
  const all = read(knowledge, anywhere).filter(isNear);
  return (all[0]?.held ?? 0) >= LIKELY ? all : near;
}

/** True where the nearest sentence shares but one word with what was asked, or of what is asked of somebody little. */
function saysTooLittle(
  { text }: Query,
  { unit, held, unheld }: Reading,
  { concepts, kind, isOfOwner, isHindsight, passageIds }: Asked,
  knowledge: Knowledge,
): boolean {
  const asksYou = ASKS_YOU.test(text) && !KNOWING.test(text) && !OF_TEXT.test(text);
  if (asksYou && unheld > 0 && unit.passage.section === 'blog' && held < MOST_OF_IT) return true;
  if (passageIds?.has(unit.passage.id)) return false;
  // What he has done or is stands in no post that holds less than half of it.
  if (isOfOwner && !isHindsight && held < LIKELY && unit.passage.section === 'blog') return true;
  const inOwnWords = concepts.filter(({ stems }) => isHeldBy(unit, [stems])).length;
  const inAny = saidBy(concepts.filter(({ stems, others }) => isHeldBy(unit, [stems, ...others])));
  const telling = concepts.filter((concept) => weightOf(concept, knowledge) > TELLING).length;
  return (
    (asksYou && inOwnWords < 2 && (unheld > 0 || concepts.length < 2)) ||
    (OPEN.has(kind) &&
      !OF_TEXT.test(text) &&
      telling <= FEW &&
      inAny < 2 &&
      (unheld > 0 || saidBy(concepts) < 2))
  );
}

/** How many words say it; a turn of speech says more than one. */
const saidBy = (concepts: Concept[]): number =>
  concepts.reduce((sum, { stems, isSpeech }) => sum + (isSpeech && stems.length > 1 ? 2 : 1), 0);

const isHeldBy = ({ stems: held }: Unit, ways: string[][]): boolean =>
  ways.some((words) => words.every((stem) => held.has(stem)));

type Quoting = {
  /** What was asked for: a long sentence is cut around it. */
  stems: ReadonlySet<string>;
  kind: Kind;
  /** How many sentences, before those beside. */
  most: number;
  /** What stands beside the nearest sentence, which often says what it leaves open. */
  beside: readonly Unit[];
};

/** The units as quotes, in a line for each passage, as far as there is room. */
function linesOf(units: readonly Unit[], { stems, kind, most, beside }: Quoting): Map<Passage, string> {
  let room = ALL_QUOTES;
  const quoted = new Map<Passage, string[]>();
  const places = new Map<Passage, string>();
  for (const unit of units) {
    const said = quoted.get(unit.passage);
    const lead = said ? 0 : wordsIn(place(unit)) + 1;
    const longest = Math.min(LONGEST_QUOTE, room - lead);
    if (longest < SHORTEST_QUOTE && wordsIn(unit.text) > longest) break;
    const quote = `“${excerpt(unit.text, { stems, kind }, longest)}”`;
    room -= wordsIn(quote) + lead;
    if (said) said.push(quote);
    else {
      quoted.set(unit.passage, [quote]);
      places.set(unit.passage, place(unit));
    }
    if ([...quoted.values()].flat().length === most) break;
  }
  for (const unit of beside) {
    const said = quoted.get(unit.passage);
    const quote = `“${unit.text}”`;
    if (!said || said.includes(quote) || !isQuotable(unit) || wordsIn(quote) > Math.min(room, MOST_BESIDE))
      continue;
    room -= wordsIn(quote);
    said.push(quote);
  }
  return new Map(
    [...quoted].map(([passage, said]) => [passage, `${places.get(passage)}: ${said.join(' ')}`]),
  );
}

/** Where a project or an employer is named, another project or role tells nothing of it. */
function isOfAnother({ passage: { id } }: Unit, named: string[]): boolean {
  const [kind = ''] = id.split('/');
  const alike = named.filter((one) => one.startsWith(`${kind}/`));
  return /^(?:projects|roles)$/.test(kind) && alike.length > 0 && !alike.includes(id);
}

/** Where a figure of one employer is asked for, what does not name it tells it of another. */
function isElsewhere({ passage: { id } }: Unit, { mentions }: Query, { sentences }: Knowledge): boolean {
  const companies = mentions.filter(({ entity, strength }) => entity.kind === 'company' && strength === 1);
  const said = sentences.saidIn(id);
  return (
    companies.length > 0 &&
    !companies.some(
      ({ entity: { passageIds, ownStems } }) =>
        passageIds.includes(id) || (ownStems.size > 0 && [...ownStems].every((stem) => said.has(stem))),
    )
  );
}

const STILL = /\bstill\b/i;
const MOST_ONGOING = 2;

/** True for what the owner's own pages say to be so still. */
export const isOngoing = ({ text, passage: { section } }: Unit): boolean =>
  section !== 'blog' && section !== 'testimonials' && STILL.test(text);

/** The units, the first of them each with the sentence behind it where that may tell what is asked: a reason, a name. */
function withNext(near: Reading[], kind: Kind, { sentences }: Knowledge): Unit[] {
  const units = near.map(({ unit }, at) => {
    const next = sentences.neighbours(unit).find(({ id }) => id === unit.id + 1);
    return at < TOLD_NEXT && next && BEHIND.has(kind) && unit.kind === 'paragraph' ? [unit, next] : [unit];
  });
  return [...new Set(units.flat())];
}

/** Tags and dates of posts name things, and say nothing of them; nor does what leads to something else. */
export const isQuotable = ({ kind, text }: Unit) =>
  kind !== 'tags' && kind !== 'meta' && wordsIn(text) > 1 && !text.endsWith(':') && !announces(text);

const isHeld = ({ stems, others }: Concept, { sentences }: Knowledge): boolean =>
  [stems, ...others].some((words) => words.every(sentences.holds));

/** How much of the question, by the weight of its words, is held nowhere: of the weather there is nothing here. */
function unheldShare(concepts: Concept[], knowledge: Knowledge): number {
  const weightOfAll = (some: Concept[]) =>
    some.reduce((sum, concept) => sum + weightOf(concept, knowledge), 0);
  return weightOfAll(concepts.filter((concept) => !isHeld(concept, knowledge))) / weightOfAll(concepts);
}

const wordsIn = (text: string): number => text.split(' ').filter(Boolean).length;

function place({ passage, lead }: { passage: Passage; lead: string }): string {
  if (passage.section === 'awards') return lead;
  const title = shortTitle(passage.title).split(' ');
  if (passage.section !== 'blog') return title.join(' ');
  return `“${title.slice(0, 6).join(' ')}${title.length > 6 ? ' …' : ''}”`;
}

/** What a figure counts in a long sentence beside the words that are asked for. */
const FIGURE = 3;

/** The text, or as many of its words around those asked for and a figure of their kind, with dots where it is cut. */
function excerpt(text: string, { stems, kind }: Pick<Quoting, 'stems' | 'kind'>, most: number): string {
  const written = text.split(' ');
  if (written.length <= most) return text;
  const isAsked = written.map((word) => [...tellingStems(word)].some((stem) => stems.has(stem)));
  const isMarked = (said: string) => needsMark(kind) && isOfKind(said, kind);
  const isFigure = written.map((word, at) => {
    const before = written[at - 1] ?? '';
    return isMarked(word) || (!isMarked(before) && isMarked(`${before} ${word}`));
  });
  const within = (isSo: boolean[], from: number) => isSo.slice(from, from + most).filter(Boolean).length;
  const heldFrom = (from: number) => within(isAsked, from) + Math.min(1, within(isFigure, from)) * FIGURE;
  const starts = written.map((_, from) => from).slice(0, written.length - most + 1);
  const from = starts.reduce((best, start) => (heldFrom(start) > heldFrom(best) ? start : best), 0);
  const part = written.slice(from, from + most).join(' ');
  return `${from > 0 ? '… ' : ''}${part}${from + most < written.length ? ' …' : ''}`;
}
