/** Answers a question from the content, without a model (D45). Pure: same words in, same words out. */
import { ownAnswer, type OwnQuestions } from '../own/own-answers.ts';
import { looseAnswer, ownerAnswer } from '../owner/owner-answer.ts';
import { computedAnswer } from '../compute/compute.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isOtherLanguage } from '../language/other-languages.ts';
import { countedIn, isOfKind, kindOf, needsMark } from '../read/kind.ts';
import { listAnswer } from '../read/list-reply.ts';
import { namedPartsReply, quotedReply } from '../read/parts-reply.ts';
import { readAnswer } from '../read/reading-rule.ts';
import {
  conversationOf,
  isLikely,
  isToldOf,
  NOT_FOUND,
  type Conversation,
  type Turn,
} from './conversation.ts';
import { followUpAnswer } from './follow-up-answer.ts';
import { asksForMore, lastQuestion, restated, understandEarlier } from './follow-up.ts';
import { coresOf } from './core.ts';
import { falsePremise } from './premises.ts';
import { offerAnswer } from './offers.ts';
import { profileField } from './profile-fields.ts';
import { apart, halvesOf, splitQuestions, statedBefore, type Part } from './questions.ts';
import type { Context, Draft, Rule } from './rule.ts';
import { availability } from './rules/contact.ts';
import { evidence } from './rules/evidence.ts';
import { mayAnswer, withMark } from './may-answer.ts';
import { MANNERS, TOPICS } from './rules.ts';
import { hostile, inEnglishPlease, notFound } from './rules/manners.ts';
import { isAsking, isCounted } from '../read/reader.ts';
import { tellingStems } from '../knowledge/units.ts';
import { finish, joined, ownReply, type Answer } from './reply.ts';
import { understand, type Query } from './understand.ts';

export type Question = {
  message: string;
  history?: Turn[];
  now?: Date;
  /** What the owner answers himself goes before all else. */
  own?: OwnQuestions;
};

/** What points to something that was said before. */
const LEANING =
  /\b(it|that|this|those|these|they|them|(?<!\b(?:is|are|was|were) )there|one|ones)\b|\b(?:bigg|long|short|larg|high|old|new)est\W*$/;
const KNOW_HOW =
  /\b(experience|experienced|know|knowledge|familiar|skilled|proficient|worked with|worked on|worked in|work with|used|use|(?<=\b(?:has|have|had|did) (?:\S+ ){0,2})ever|handle|good with|versed|background in|compare|dealt|deal|exposure|comfortable|implemented|hands on)\b/;
/** What is not there is named where the question says no more than what it asks for. */
const NAMES_SUBJECT = new RegExp(
  String.raw`${KNOW_HOW.source}|\b(?:does|do) (?:he|she|you|they) (?:do|offer|sell|build|make|teach|provide|cover)\b`,
);
/** What the owner says, or what the visitor knows, is no know-how of his; nor is where he lived. */
const OF_OTHERS =
  /\b(?:live|lives|lived|say|says|said|write|writes|wrote|think|thinks|recommends?|(?:i|we) know)\b/;
const MOST_SUBJECTS = 3;

/** The answer in full sentences, with the passages that it rests on. */
export function answer(knowledge: Knowledge, question: Question): Answer {
  const { message, history = [], now = new Date(), own } = question;
  const written = own && ownAnswer(own, message, knowledge);
  if (written) return ownReply(written, knowledge);
  if (isOtherLanguage(message)) return finish(inEnglishPlease(knowledge));

  const context: Context = { knowledge, now, told: '', isOneOfSeveral: false, drafts: new Map() };
  const refusal = firstOf([hostile], understand(knowledge, message), context);
  if (refusal) return finish(refusal);
  const parts = splitQuestions(message).flatMap((part) => partsOf(part, history, context));
  const drafts = draftsOf(parts, history, { ...context, isOneOfSeveral: parts.length > 1 });
  return finish(joined(drafts));
}

/** Its two halves, or what is left of it without what the visitor says around, where that is known and the whole is not. */
function partsOf(part: Part, history: Turn[], context: Context): Part[] {
  const stated = statedBefore(part);
  const isOfBoth = stated !== undefined && LEANING.test(stated.text);
  if (isOfBoth && draftFor(part, history, context).by === 'compute') return [part];
  if (stated && isOfStated(stated, history, context)) return [stated];
  const halves = halvesOf(part);
  if (isSureOf(draftsOf(halves, history, context))) return halves;
  const cores = coresOf(`${part.aside} ${part.text}`).map((text) => ({ text, aside: '' }));
  if (cores.length === 0) return [part];
  const whole = draftFor(part, history, context);
  const { by } = whole;
  const isFound = !isNotFound(whole);
  const asked = isByRule(whole) || whole.isUnknown ? apart(part, isFound) : undefined;
  const isQuoted = isFound && by === undefined;
  // A word of what is said before it is no word of the question.
  if (asked && !(isQuoted && isNotFound(draftFor(asked, history, context))))
    return partsOf(asked, history, context);
  if (by !== undefined && by !== LOOSE && !STRAYING.has(by)) return [part];
  const tried: { core: Part; draft: Draft }[] = [];
  for (const core of cores) {
    const halved = halvesOf(core);
    if (isSureOf(draftsOf(halved, history, context))) return halved;
    const known = draftFor(core, history, context);
    if (isByRule(known) && known.by !== 'site') return [core];
    tried.push({ core, draft: known });
  }
  if (by !== undefined) return [part];
  const loose = tried.find(({ draft }) => draft.by === LOOSE);
  const found = isFound ? undefined : tried.find(({ draft }) => !isNotFound(draft));
  return [(loose ?? found)?.core ?? part];
}

/** What is stated names something, and the question that follows asks for a side of that. */
function isOfStated(part: Part, history: Turn[], context: Context): boolean {
  const { text } = understand(context.knowledge, part.text);
  const row = conversationOf(context.knowledge, text, withStated(part, history))?.row;
  return (
    row !== undefined && isToldOf(row, part.stated ?? '') && draftFor(part, history, context).by === 'row'
  );
}

const withStated = ({ stated }: Part, history: Turn[]): Turn[] =>
  stated ? [...history, { role: 'user', content: stated }, { role: 'assistant', content: '' }] : history;

/** The answers to questions that follow each other. */
function draftsOf(parts: Part[], history: Turn[], context: Context): Draft[] {
  const drafts: Draft[] = [];
  const turns = [...history];
  for (const part of parts) {
    const draft = draftFor(part, turns, context);
    const before = drafts.at(-1);
    const isRest =
      before !== undefined && !before.isUnknown && isSaidIn(before.text, part.text, context.knowledge);
    drafts.push({ ...draft, isRest });
    turns.push({ role: 'user', content: part.text }, { role: 'assistant', content: draft.text });
  }
  return drafts;
}

const isNotFound = ({ text }: Draft) => text.startsWith(NOT_FOUND);
/** Known by a word that may stand in what is said around: "before our next meeting". */
const STRAYING: ReadonlySet<string> = new Set(['contact', 'availability', 'site', 'assistant']);
/** Known by some of its words alone. */
const LOOSE = 'loose';
const READING = new Set(['read', 'follow-up', LOOSE]);

/** Neither read nor quoted: known by what it asks. */
const isByRule = ({ by }: Draft) => by !== undefined && !READING.has(by);
/** That something is not published is known as well. */
const isSure = (draft: Draft) => (draft.isUnknown !== true || draft.by === 'unpublished') && isByRule(draft);

/** True where "and" joins two questions: the first is answered without reading, and the second so or not at all. */
function isSureOf([first, second]: Draft[]): boolean {
  if (!first || !second || !isSure(first)) return false;
  return second.isUnknown === true || second.isRest === true || isSure(second);
}

function draftFor(part: Part, before: Turn[], context: Context): Draft {
  const key = JSON.stringify([part, before, context.isOneOfSeveral]);
  const draft = context.drafts.get(key) ?? foundFor(part, before, context);
  context.drafts.set(key, draft);
  return draft;
}

function foundFor(part: Part, before: Turn[], context: Context): Draft {
  const { knowledge } = context;
  const { text, aside } = part;
  const history = withStated(part, before);
  const asked = understand(knowledge, text, aside);
  const polite = firstOf(MANNERS, asked, context);
  if (polite) return polite;
  const again = restated(knowledge, asked.text, history);
  const instead = again ? draftFor({ text: again, aside }, [], context) : undefined;
  if (instead?.by !== undefined) return instead;
  const earlier = asksForMore(asked) ? lastQuestion(history) : undefined;
  const conversation = earlier ? undefined : conversationOf(knowledge, asked.text, history);
  const told = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const query = earlier ? understandEarlier(knowledge, earlier) : asked;
  const informed = earlier ? { ...context, told: told.join('\n') } : context;
  const isLeaning = conversation !== undefined && LEANING.test(asked.text);
  const byItself =
    conversation && !conversation.isPointed && !isLeaning
      ? draftFor({ text, aside }, [], context)
      : undefined;
  const isOfOther = conversation?.row?.relation === 'testimonial';
  const isAlone = !context.isOneOfSeveral && !isOfOther && isWhole(asked.text);
  if (byItself && isAlone && isSure(byItself)) return byItself;
  for (const [name, step] of STEPS) {
    if (conversation?.isPointed && name !== 'follow-up') continue;
    const draft = step({ part, query, context: informed, conversation, isLeaning });
    if (draft) return { by: name, ...draft };
  }
  // What leans on nothing but follows something is asked by itself.
  if (byItself && isByRule(byItself)) return byItself;
  const near = quotedReply(part, query, context, conversation);
  const loose = isLeaning || (near && isLikely(near.text)) ? undefined : looseAnswer(query, context);
  if (loose) return { ...loose, by: LOOSE };
  if (near) return near;
  return notFound(knowledge, NAMES_SUBJECT.test(query.text) ? query.unknown : []);
}

/** In words. */
const SHORTEST_WHOLE = 4;
/** `Which companies did he work for?` names whom it asks of, and goes on with nothing. */
const isWhole = (text: string): boolean =>
  text.split(' ').length >= SHORTEST_WHOLE &&
  /\b(?:he|she|you|they)\b/.test(text) &&
  !/^(?:and|but|so|or|why|when|since|until|what about|how about)\b/.test(text);

type Step = (given: {
  part: Part;
  query: Query;
  context: Context;
  conversation: Conversation | undefined;
  isLeaning: boolean;
}) => Draft | undefined;

/** What is tried, in this order; the first that has an answer gives it. */
const STEPS: readonly [string, Step][] = [
  [
    'follow-up',
    ({ query, conversation, context }) => conversation && followUpAnswer(query, conversation, context),
  ],
  [
    'offer',
    ({ query, context }) =>
      availability.when(query, context) && mayAnswer(availability, query)
        ? undefined
        : offerAnswer(query, context.knowledge),
  ],
  ['premise', ({ query, context }) => falsePremise(query, context.knowledge)],
  ['field', ({ query, context }) => profileField(query, context.knowledge)],
  ['owner', ({ query, context, conversation }) => ownerAnswer(query, context, conversation?.focus)],
  [
    'parts',
    ({ part, query, conversation, context }) =>
      conversation ? undefined : namedPartsReply(part, query, context.knowledge),
  ],
  ['compute', ({ query, context }) => computedAnswer(query, context)],
  ['list', ({ query, context, isLeaning }) => (isLeaning ? undefined : listAnswer(query, context.knowledge))],
  [
    'topic',
    ({ query, context, isLeaning }) =>
      isLeaning
        ? undefined
        : withMark(
            firstOf(
              TOPICS.filter((rule) => mayAnswer(rule, query)),
              query,
              context,
            ),
            query,
          ),
  ],
  [
    'know-how',
    ({ query, context, isLeaning }) =>
      isLeaning || !asksKnowHow(query) ? undefined : firstOf([evidence], query, context),
  ],
  [
    'read',
    ({ query, context, conversation, isLeaning }) =>
      readAnswer(query, context, isLeaning, conversation?.focus),
  ],
];

function firstOf(rules: readonly Rule[], query: Query, context: Context): Draft | undefined {
  for (const rule of rules) {
    const draft = rule.when(query, context) ? rule.answer(query, context) : undefined;
    if (draft?.text.trim() === '') continue; // about something that this content does not have
    if (draft) return { by: rule.name, ...draft };
  }
  return undefined;
}

/** "Experience with …", "do you know …": what there is about a subject as a whole. */
function asksKnowHow({ topics, text, subject, unknown }: Query): boolean {
  const kind = kindOf(text);
  if (kind !== 'whether' && kind !== 'thing' && kind !== 'way') return false;
  return (
    topics.has('knowHow') &&
    !topics.has('savings') &&
    KNOW_HOW.test(text) &&
    !OF_OTHERS.test(text) &&
    !/\bstill\b/.test(text) &&
    subject.length + unknown.length <= MOST_SUBJECTS
  );
}

/** True for a part that leans on the one before and asks for nothing that its answer does not name. */
function isSaidIn(said: string, asked: string, knowledge: Knowledge): boolean {
  if (!LEANING.test(asked)) return false;
  const held = tellingStems(said);
  const kind = kindOf(asked.toLowerCase());
  if (needsMark(kind) && !isOfKind(said, kind)) return false;
  const counted = countedIn(asked.toLowerCase());
  if (counted !== undefined && !isCounted(said, counted)) return false;
  const unsaid = understand(knowledge, asked).concepts.filter(
    (concept) =>
      !isAsking(concept) &&
      ![concept.stems, ...concept.others].some((stems) => stems.every((stem) => held.has(stem))),
  );
  return unsaid.length <= (needsMark(kind) ? 1 : 0);
}
