/** Any question that its words find a sentence for. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Unit } from '../knowledge/units.ts';
import type { Context, Draft } from '../answer/rule.ts';
import type { Query } from '../answer/understand.ts';
import { words } from '../language/words.ts';
import {
  announces,
  choiceAsked,
  countedIn,
  givesCause,
  hindsightAsked,
  isExtreme,
  isOfKind,
  kindOf,
  listAsked,
  numberedIn,
  saysExtreme,
  saysItsTurn,
  tellsHindsight,
  type Kind,
} from './kind.ts';
import { namedText } from './named-text.ts';
import { passageReply } from './passage-reply.ts';
import { isCounted, read, weightOf, type Asked, type Reading } from './reader.ts';

/** A question that leans on something unsaid must be held by its own words, and have more than one. */
const ENOUGH_LEANING = 0.75;
const TELLING = 2.6;
/** Kinds whose sentence, once found, says what was asked; a name or a length of time may stand beside it, or nowhere. */
const SAID_PLAINLY: ReadonlySet<Kind> = new Set<Kind>([
  'whether',
  'way',
  'thing',
  'place',
  'count',
  'share',
  'money',
  'date',
  'frequency',
  'reason',
]);
/** What holds the one word of such a question need not be about it: "what industries?" */
const OF_ONE_WORD: ReadonlySet<Kind> = new Set<Kind>(['thing', 'whether', 'way']);
/** It asks for a share, though a number may tell it. */
const OF_WHOLE = /\bhow much of\b/;
/** The share of a question that a sentence holds to be said, and how far it must lead the best of another place. */
const ENOUGH = 0.7;
const LEAD = 0.6;

export function readAnswer(
  query: Query,
  { knowledge }: Context,
  isLeaning: boolean,
  focus?: string[],
): Draft | undefined {
  if (query.concepts.length === 0) return undefined;
  const asked: Asked = { ...askedOf(query, knowledge), ...(focus ? { passageIds: new Set(focus) } : {}) };
  const readings = read(knowledge, asked);
  // Of one text it is told whatever else is said of it.
  const regretted =
    asked.isHindsight && asked.within && !asked.numbered
      ? readings.filter(({ unit }) => tellsHindsight(unit.text))
      : [];
  if (regretted.length > 0) return passageReply(knowledge, regretted);
  const telling = query.concepts.filter((concept) => weightOf(concept, knowledge) > TELLING);
  if (telling.length < 2 && (isLeaning || OF_ONE_WORD.has(asked.kind))) return undefined;
  const [best] = readings;
  if (!best || !isEnough(readings, asked, isLeaning, knowledge)) return undefined;
  // What a question leans on is not told by something else.
  if (isLeaning && focus && !focus.includes(best.unit.passage.id)) return undefined;
  if (![saysExtreme, saysItsTurn].every((says) => says(best.unit.text, query.text))) return undefined;
  if (OF_WHOLE.test(query.text) && !isOfKind(best.unit.text, 'share')) return undefined;
  return passageReply(knowledge, readings);
}

/** What a question asks for, as the reader takes it. */
export function askedOf({ text, concepts, asides }: Query, knowledge: Knowledge): Asked {
  const choice = choiceAsked(text);
  const kind = choice ? 'thing' : kindOf(text);
  const counted = countedIn(text);
  const asksList = listAsked(text);
  const numbered = numberedIn(text);
  const hindsight = hindsightAsked(text);
  const named = namedText(text, knowledge);
  const ofPosts = OF_POSTS.exec(text)?.[0];
  const besides = [hindsight, choice, named?.said, ofPosts].join(' ');
  const about = concepts.filter(({ word }) => !` ${besides} `.includes(` ${word} `));
  return {
    concepts: about.length > 0 ? about : concepts,
    ...(named ? { within: new Set([named.row.passageId]) } : {}),
    isHindsight: hindsight !== undefined,
    isChoice: choice !== undefined,
    ...(ofPosts ? { isOfPosts: true } : {}),
    isExtreme: isExtreme(text),
    asides,
    kind,
    isOfOwner: (kind === 'whether' || kind === 'thing') && isOfOwner(text, knowledge),
    ...(counted ? { counted } : {}),
    ...(asksList ? { asksList } : {}),
    ...(numbered ? { numbered } : {}),
  };
}

/** "What does the blog advise?" */
const OF_POSTS =
  /\bwhat (?:does|do|did|would) (?:the|his|her|their|your) (?:blog|posts|articles|writing) (?:advise|say|recommend|suggest|think|tell)\b|\b(?:according to|in|on) (?:the|his|her|their|your) blog\b/;
const OF_OWNER = /\b(?:he|she|his|her|you|your)\b/;
/** What the owner says of others stands in his posts. */
const OPINION =
  /\b(?:according to|says?|said|thinks?|recommends?|suggests?|advises?|advice|writes?|wrote|written|believes?|opinion|view|explains?|argues?|describes?|prefers?|posts?|blog\w*|articles?|example)\b/;

function isOfOwner(text: string, { content: { profile } }: Knowledge): boolean {
  if (OPINION.test(text)) return false;
  const [first = ''] = words(profile.name);
  return OF_OWNER.test(text) || (first !== '' && ` ${text} `.includes(` ${first} `));
}

/** True where the best sentence, with what is said around it, holds every telling word and what is asked for. */
function isEnough(
  readings: Reading[],
  { kind, counted }: Asked,
  isLeaning: boolean,
  knowledge: Knowledge,
): boolean {
  const [best] = readings;
  if (!best || !SAID_PLAINLY.has(kind) || announces(best.unit.text)) return false;
  if (best.unheld > TELLING || best.held < (isLeaning ? ENOUGH_LEANING : ENOUGH)) return false;
  // Of a paragraph more is said than its best sentence; of a table, one row.
  const rival = readings.find(
    ({ unit }) => unit !== best.unit && (unit.kind === 'table' || unit.block !== best.unit.block),
  );
  if (rival && best.score - rival.score < LEAD) return false;
  if (counted !== undefined && !saysNumberOf(counted, best.unit, knowledge)) return false;
  return kind === 'reason' ? givesCause(best.unit.text) : holdsMark(best.unit.text, kind, knowledge);
}

/** True when a text has the mark of the kind: of a name, another than those of the owner and his career. */
export function holdsMark(text: string, kind: Kind, knowledge: Knowledge): boolean {
  return isOfKind(kind === 'name' ? withoutKnownNames(text, knowledge) : text, kind);
}

/** True for a number of the thing, or any number right beside a sentence that names the thing. */
function saysNumberOf(counted: string, unit: Unit, { sentences }: Knowledge): boolean {
  if (isCounted(unit.text, counted)) return true;
  return sentences.neighbours(unit).some(({ text }) => isCounted(text, counted));
}

/** A text without the owner, his employers and titles: whoever asks for a name does not ask for those. */
function withoutKnownNames(text: string, { rows, content: { profile } }: Knowledge): string {
  const names = [
    profile.name,
    profile.givenName,
    profile.location.city,
    ...rows.flatMap(({ relation, title, organization }) =>
      relation === 'role' ? [title, organization] : [],
    ),
  ];
  return names.filter(Boolean).reduce((rest, name) => rest.replaceAll(name, ''), text);
}
