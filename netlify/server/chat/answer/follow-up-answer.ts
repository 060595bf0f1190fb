/** Answers a question that leans on the conversation: by the row it means, or by what the passage says. */
import { ASIDE, SIDES } from '../compute/aside-words.ts';
import { attributeOf } from '../compute/attributes.ts';
import { evaluate, neighbourOf } from '../compute/query.ts';
import { rowInWords } from '../compute/say.ts';
import { datesIn } from '../knowledge/dates.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Concept } from '../language/concepts.ts';
import { ORDINALS } from '../language/ordinals.ts';
import { stem } from '../language/stem.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { namedRow } from '../compute/named-rows.ts';
import { words } from '../language/words.ts';
import { bullets, listed, sentencesOf } from './sentences.ts';
import { tellingStems } from '../knowledge/units.ts';
import { kindOf, needsMark, numberedIn } from '../read/kind.ts';
import { weightOf } from '../read/reader.ts';
import { rowsNamed, type Conversation } from './conversation.ts';
import { fromFocus } from './focus-answer.ts';
import { lengthAgain } from './length-again.ts';
import { lineMeant } from './line-meant.ts';
import { asksAwards, awardsOf, OF_POST, OF_WORK, ofPost, ofWork, rowsDraft } from './of-row.ts';
import type { Context, Draft } from './rule.ts';
import { namedRole } from './rules/career.ts';
import { namedProject } from './rules/projects.ts';
import { testimonials } from './rules/recognition.ts';
import type { Topic } from './topics.ts';
import type { Query } from './understand.ts';

export function followUpAnswer(
  query: Query,
  conversation: Conversation,
  context: Context,
): Draft | undefined {
  const { knowledge, now } = context;
  const unexplained = new Set([...query.subject, ...query.unknown.map(stem)]);
  const own = query.concepts.filter(
    (concept) =>
      weightOf(concept, knowledge) > 2.5 &&
      concept.stems.some((one) => unexplained.has(one)) &&
      !concept.stems.every(asksSide) &&
      !ORDINALS.includes(concept.word),
  );
  const { rows } = conversation;
  const row = NEIGHBOUR.test(query.text)
    ? (outermost(rows.filter(isRole), query.text) ?? conversation.row)
    : rowOfNoun(query.text, conversation.row, context);
  const others = OTHERS.test(query.text)
    ? (linesBeside(conversation, knowledge) ?? rowsBeside(conversation, knowledge))
    : undefined;
  if (others) return others;
  const converted = lengthAgain(query.text, conversation, knowledge);
  if (converted) return converted;
  const shorter = SHORTER.test(query.text) ? firstSentence(conversation, knowledge) : undefined;
  if (shorter) return shorter;
  const meanwhile = [THEN, HAVING_WORKED, OF_JOB].every((one) => one.test(query.text))
    ? rolesThen(conversation, context)
    : undefined;
  if (meanwhile) return meanwhile;
  const line = lineMeant(query, conversation, knowledge);
  if (line) return line;
  if (numberedIn(query.text)) return undefined;
  const first = ofOrder(query.text, rows);
  if (first)
    return rowsDraft(`${rowInWords(first)}${first.summary ? `: ${first.summary}` : '.'}`, [first], knowledge);
  const reached =
    REACHING.test(query.text) && THEM.test(query.text) ? howToReach(rows, query, context) : undefined;
  if (reached) return reached;
  const told = SAYING.test(query.text) ? wordsOfOne(query, own, conversation, context) : undefined;
  if (told) return told;
  const isOfRow =
    row !== undefined && own.every(({ stems }) => stems.every((stem) => namesOf(row).has(stem)));
  if (row?.relation === 'post' && OF_POST.test(query.text)) return ofPost(row, query.text, knowledge);
  if (row && ['project', 'role'].includes(row.relation) && asksAwards(query.text))
    return awardsOf(row, knowledge);
  if (row?.relation === 'project' && OF_WORK.test(query.text)) return ofWork(row, query, context);
  if (isOfRow) {
    const isOfOrder = row.relation === 'role' || ONE_BESIDE.test(query.text);
    const neighbour = isOfOrder ? neighbourOf(row, query.text, knowledge.rows) : undefined;
    if (neighbour)
      return rowsDraft(
        `${rowInWords(neighbour)}${neighbour.place ? `, ${neighbour.place}` : ''}.`,
        [neighbour],
        knowledge,
      );
    const asksAll =
      !conversation.isPointed &&
      (OF_ALL.test(query.text) ||
        (SINCE_WHEN.test(query.text) && rows.length <= FEW) ||
        isOneOfList(row, conversation));
    const meant = asksAll && rows.includes(row) ? alike(row, rows) : [row];
    const said = meant.flatMap((one) => attributeOf(query.text, one, now) ?? []);
    if (said.length > 0) return rowsDraft(said.join('\n'), meant, knowledge);
    const side = sideOf(row, query, context);
    if (side) return side;
  }
  return fromFocus(query, conversation, knowledge);
}

const SHORTER =
  /^(?:and |ok |please |can you |could you |make (?:it|that) |say (?:it|that) |a (?:bit|little) |much |even |in a )*(?:short(?:er|ly)?|brief(?:er|ly)?|in (?:short|brief))(?: (?:please|version|answer|form))*$/;

/** How the last reply began, where that is published: the visitor's browser sends what was said. */
function firstSentence({ said, focus }: Conversation, { passages, sentences }: Knowledge): Draft | undefined {
  const [first] = sentencesOf(said.split('\n')[0] ?? '');
  return first && sentences.units.some(({ text }) => text.includes(first))
    ? { text: first, passages: focus.slice(0, 1).flatMap((id) => passages.get(id) ?? []) }
    : undefined;
}

/** "That building", said after a medal: the project that the medal is for. */
const OF_NOUN: [RegExp, Relation][] = [
  [/\b(?:that|this|the same) (?:company|firm|employer|business|office|job|role)\b/, 'role'],
  [/\b(?:that|this|the same) (?:building|project|app|product|program|system)\b/, 'project'],
];

function rowOfNoun(text: string, row: Row | undefined, { knowledge, now }: Context): Row | undefined {
  const relation = OF_NOUN.find(([pattern]) => pattern.test(text))?.[1];
  if (!row || !relation || row.relation === relation) return row;
  const [named] = rowsNamed(row.summary, knowledge, [relation]);
  return named ?? namedRow(words(row.summary).join(' '), [relation], knowledge, now);
}

/** What he was when that happened. */
const THEN = /(?: at (?:the|that|this)(?: same)? (?:time|point)| (?:back )?then| in those days)$/;
const HAVING_WORKED = /\b(?:was|were|did|had)\b/;
const OF_JOB = /\b(?:work|working|job|role|position|employer|title|company)\b/;

/** The roles that he had when what was told of began, by its row or by the date that was told. */
function rolesThen({ row, said }: Conversation, { knowledge, now }: Context): Draft | undefined {
  const date = (row?.relation === 'role' ? '' : row?.start) || datesIn(said).start;
  const roles = evaluate(
    knowledge.rows,
    { relation: 'role', filters: [{ by: 'during', within: { from: date, to: date } }] },
    now,
  );
  return date && roles.length > 0
    ? rowsDraft(`${listed(roles.map(rowInWords))}.`, roles, knowledge)
    : undefined;
}

/** "And the one before?", of a text as well as of a job. */
const ONE_BESIDE =
  /^(?:and |so |ok |what |which |about |was |is |came )*(?:the )?(?:one|post|article) (?:(?:that )?(?:was |came )?(?:published|posted|written|out) )?(?:right |just )?(?:before|after)(?: (?:that|it|this)(?: one)?)?$|^(?:and |so |ok )*what did \w+ (?:write|publish|post) (?:right |just )?(?:before|after) (?:that|it|this)$|^(?:and |so |ok |what |about |was |is )*the (?:previous|next|following|preceding) (?:one|post|article)$/;

const OF_ONE = /\b(?:who|he|she|his|her)\b/;
const SAYING =
  /\b(?:say|says|said|saying|think|thinks|wrote|write|writes|words?|quote|likes?|liked|love[sd]?|value[sd]?|prais\w*|appreciat\w*|enjoy\w*|admire[sd]?|highlight\w*|describe[sd]?|impress\w*)\b/;

/** "What does the one from finance say?", of several who recommend. */
function wordsOfOne(
  query: Query,
  own: Concept[],
  { rows, row, isPointed }: Conversation,
  context: Context,
): Draft | undefined {
  const people = rows.filter(({ relation }) => relation === 'testimonial');
  const isOne = row !== undefined && isPointed && people.includes(row);
  const meant = people.filter((person) => {
    if (isOne) return person === row;
    const { title, organization, labels } = person;
    const known = tellingStems(`${title} ${organization} ${labels.join(' ')}`);
    return own.every(({ stems }) => stems.every((one) => known.has(one)));
  });
  const [first] =
    meant.length < people.length ||
    (people.length === 1 && OF_ONE.test(query.text) && !needsMark(kindOf(query.text)))
      ? meant
      : [];
  const entity = context.knowledge.entities.find(
    ({ passageIds }) => first && passageIds.includes(first.passageId),
  );
  const text = query.text.replace(AT_PLACE, ''); // no number to call
  return (
    entity && testimonials.answer({ ...query, text, mentions: [{ entity, strength: 1, stems: [] }] }, context)
  );
}
const AT_PLACE = /\bnumber \S+/;

const ASKS_ORDER =
  /^(?:and |so )?(?:which|what) (?:one |of (?:them|these|those) )?(?:is|was) (?:the |he )?(newest|latest|most recent|last|oldest|earliest|first)(?: one)?$/;

/** "Which one is the newest?", of those that were named. */
function ofOrder(text: string, rows: Row[]): Row | undefined {
  const order = ASKS_ORDER.exec(text)?.[1];
  const dated = rows.filter(({ start }) => start !== '').toSorted((a, b) => a.start.localeCompare(b.start));
  return order === undefined || dated.length < 2
    ? undefined
    : dated.at(/oldest|earliest|first/.test(order) ? 0 : -1);
}

const REACHING = /\b(?:call|contact|phone|reach|e ?mail|(?:speak|talk|write) (?:to|with))\b/;
const THEM = /\b(?:them|him|her|one|they|those)\b/;

/** "Can I call them?", of those who recommend. */
function howToReach(rows: Row[], query: Query, context: Context): Draft | undefined {
  const mentions = context.knowledge.entities
    .filter(({ passageIds }) =>
      rows.some(({ relation, passageId }) => relation === 'testimonial' && passageIds.includes(passageId)),
    )
    .map((entity) => ({ entity, strength: 1, stems: [] }));
  return mentions.length > 0
    ? testimonials.answer({ ...query, text: 'phone', mentions }, context)
    : undefined;
}

/** "What are their positions?" asks it of all that were named. */
const OF_ALL = /\b(?:they|them|their|these|those|each|both|all)\b/;
/** "Since when?", of the two that he does now. */
const SINCE_WHEN = /^(?:and )?(?:since when|until when|from when)$/;
const FEW = 3;
/** In rows: "is he still there?", of as many roles that were listed, is answered of each. */
const LISTED = 4;
/** True for the first of a list of which none is meant before the others. */
const isOneOfList = (row: Row, { rows, said, isGuessed }: Conversation): boolean =>
  isGuessed && said.includes('•') && alike(row, rows).length <= LISTED;
const NEIGHBOUR =
  /^(?:and |so |ok |what |which |where |was |came |did |job |role |right |just |immediately |directly )*(?:before|after) (?:that|it|this)\b/;
/** Before several roles is what was before the earliest. */
const outermost = (roles: Row[], text: string): Row | undefined =>
  roles.toSorted((a, b) => a.start.localeCompare(b.start)).at(/\bbefore\b/.test(text) ? 0 : -1);
const isRole = ({ relation }: Row) => relation === 'role';
const alike = (row: Row, rows: Row[]) => rows.filter(({ relation }) => relation === row.relation);

const namesOf = ({ title, organization, place }: Row) => tellingStems(`${title} ${organization} ${place}`);

/** Words that ask for a side, or point: they are no subject of their own. */
const asksSide = (one: string) => SIDES.has(one) || ASIDE.has(one) || /^\d/.test(one);
const ASPECTS: readonly Topic[] = ['challenge', 'outcome', 'skillsUsed', 'article', 'duty', 'savings'];

/** What was hard, what came of it, what was used: of the project or role that is meant. */
function sideOf(row: Row, query: Query, context: Context): Draft | undefined {
  const isOfProject = row.relation === 'project' && query.topics.has('role');
  if (!isOfProject && ![...ASPECTS, 'more' as const].some((topic) => query.topics.has(topic)))
    return undefined;
  const entity = context.knowledge.entities.find(
    ({ kind, passageIds }) => kind === row.relation && passageIds.includes(row.passageId),
  );
  const rule = row.relation === 'project' ? namedProject : row.relation === 'role' ? namedRole : undefined;
  return entity && rule?.answer({ ...query, mentions: [{ entity, strength: 1, stems: [] }] }, context);
}

const OTHERS =
  /^(?:and |but |so |what about |how about |are |is |were |was |there |did |has |have |he |she |they |get |got |won |had )*(?:any|who|what|which|some|no|the)? ?(?:others?|more|else)(?: ones?| two| three| there)?(?: of (?:them|those))?$/;

/** The other lines of the table whose line the reply quoted first. */
function linesBeside({ said }: Conversation, { tables }: Knowledge): Draft | undefined {
  const places = tables.flatMap(({ rows }) => {
    const at = rows.map(({ text }) => said.indexOf(text)).filter((place) => place >= 0);
    return at.length > 0 ? [{ rows, at: Math.min(...at) }] : [];
  });
  const [first] = places.sort((a, b) => a.at - b.at);
  const [one] = first?.rows ?? [];
  if (!first || !one) return undefined;
  const others = first.rows.filter(({ text }) => said.indexOf(text) !== first.at);
  return { text: bullets(others.map(({ text }) => text)), passages: [one.passage] };
}

/** The rows of the same kind that the reply did not name. */
function rowsBeside({ rows: named }: Conversation, { rows, passages }: Knowledge): Draft | undefined {
  const [first] = named;
  if (!first) return undefined;
  const others = rows.filter((row) => row.relation === first.relation && !named.includes(row));
  return {
    text:
      others.length > 0
        ? `Besides: ${others.map(rowInWords).join('; ')}.`
        : 'No others are published here besides those.',
    passages: others.flatMap(({ passageId }) => passages.get(passageId) ?? []),
  };
}
