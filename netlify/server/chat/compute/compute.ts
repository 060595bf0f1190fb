/** Questions that are computed from the relations of the content rather than found in a sentence. */
import type { Context, Draft } from '../answer/rule.ts';
import type { Query } from '../answer/understand.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { kindOf } from '../read/kind.ts';
import { namedText } from '../read/named-text.ts';
import { attributeOf } from './attributes.ts';
import { changeAnswer } from './change.ts';
import { careerAnswer } from './career-question.ts';
import { metricAnswer } from './metric.ts';
import { namedRow } from './named-rows.ts';
import { pairAnswer } from './pair-question.ts';
import { evaluate, neighbourOf, ofEmployer } from './query.ts';
import { BETWEEN, rowAttribute } from './row-attribute.ts';
import { rowQuestion, type RowQuestion } from './row-question.ts';
import { lasting, rowInWords, sayRows } from './say.ts';
import { sinceAnswer } from './since.ts';
import { tableAnswer } from './table-question.ts';
import { inCalendarTime } from './time-words.ts';
import { yearlyAmount } from './yearly.ts';

const NEIGHBOUR =
  /^(.{0,200})\b(before|after|followed|preceded|to(?= (?:start|found|join|become|open|set up)\b)) (.{4,120})$/;
const FOR_HOW_LONG = / and (?:for )?how long$/;
const ASKS = /\b(?:which|what|where|who)\b/;
const OF_JOB =
  /\b(?:employer|job|role|company|position|work|worked|come|came|happened|did \S+ do|leave|left|quit|was (?:he|she|you))\b/;
const BECOMING = /^(?:becoming|being|joining|starting as|starting at|(?:he|she) (?:became|joined|was)) /;
/** Asks for what became of a thing, and for no neighbour. */
const HAPPENED_TO = /\bhappened to\b/;

/** "Which posts", "how many roles": asks for rows rather than for a side of one. */
const ASKS_SEVERAL =
  /\b(?:which|what|list|show|how many)\b(?: \S+){0,3} (?:jobs|roles|positions|projects|awards|posts|articles|entries|skills|certifications|certificates|credentials|recommendations|categories|companies|employers)\b/;

/** What a visitor should see first is no question of dates. */
const TO_BEGIN_WITH = /\b(?:should|would|could|can|shall|do) (?:i|we|one|you) .{1,60}\bfirst\b/;

/** What should be done is no row of what was. */
const ADVISED = /\b(?:better|should|must|ought)\b/;

/** The computed answer; undefined where the question is none, or not all of it is understood. */
export function computedAnswer(
  { text: asked, mentions, concepts }: Query,
  { knowledge, now }: Context,
): Draft | undefined {
  const text = inCalendarTime(asked, now);
  const draft = (said: string, rows: Row[]): Draft => ({
    text: said.charAt(0).toUpperCase() + said.slice(1),
    passages: rows.flatMap(({ passageId }) => knowledge.passages.get(passageId) ?? []),
  });
  if (mentions.some(({ entity }) => entity.kind === 'testimonial')) {
    const written = kindOf(text) === 'date' ? rowAttribute(text, knowledge, now) : undefined;
    return written && draft(written.text, written.rows);
  }
  const amount = yearlyAmount(text, knowledge) ?? tableOf(text, knowledge) ?? changeAnswer(text, knowledge);
  if (amount) return { text: amount.text, passages: [amount.unit.passage] };
  const pair = pairAnswer(text, knowledge, now);
  if (pair) return draft(pair.text, pair.rows);
  const career = careerAnswer(text, knowledge, now);
  if (career) return draft(career.text, career.rows);
  const [, asking = '', direction = '', next = ''] = NEIGHBOUR.exec(text.replace(FOR_HOW_LONG, '')) ?? [];
  const named =
    [ASKS, OF_JOB].every((one) => one.test(asking)) && !HAPPENED_TO.test(text)
      ? namedRow(next.replace(BECOMING, ''), ['role'], knowledge, now)
      : undefined;
  const side = /\b(?:after|followed)\b/.test(direction) ? 'last' : 'first';
  const beside = named && ofEmployer(named, next, side, knowledge.rows);
  const neighbour = beside && neighbourOf(beside, direction.replace(/^to$/, 'before'), knowledge.rows);
  const length = neighbour && FOR_HOW_LONG.test(text) ? `: ${lasting(neighbour, now)}` : '';
  if (neighbour) return draft(`${rowInWords(neighbour)}${length}.`, [neighbour]);
  const question =
    TO_BEGIN_WITH.test(text) || ADVISED.test(text) || BETWEEN.test(text)
      ? undefined
      : rowQuestion(text, knowledge, now);
  const rows = question ? evaluate(knowledge.rows, question.query, now) : [];
  const [first] = rows;
  const ofOne = first && question?.query.order && attributeOf(text, first, now);
  if (ofOne) return draft(ofOne, [first]);
  const aspect = ASKS_SEVERAL.test(text) ? undefined : rowAttribute(text, knowledge, now);
  if (aspect) return draft(aspect.text, aspect.rows);
  if (first && rows.length === 1 && question && isOnlyNamed(first, question, text)) return undefined;
  if (question && rows.length > 0) return draft(sayRows(rows, question, now), rows);
  const metric = metricAnswer({ text, concepts }, knowledge);
  if (metric) return metric;
  const since = sinceAnswer(text, knowledge);
  return since && { text: since.text, passages: [since.unit.passage] };
}

/** From the tables of the text that the question names, if it names one. */
function tableOf(text: string, knowledge: Knowledge): ReturnType<typeof tableAnswer> {
  const named = namedText(text, knowledge);
  if (!named) return tableAnswer(text, knowledge);
  const tables = knowledge.tables.filter(({ rows }) => rows[0]?.passage.id === named.row.passageId);
  return tableAnswer(text.replace(named.said, ' ').trim(), { ...knowledge, tables });
}

/** True where the row that was found is the one that the question names: what is asked of it is something else. */
function isOnlyNamed(row: Row, { query, wanted }: RowQuestion, text: string): boolean {
  const isByName = query.filters.every(({ by }) => by === 'ids' || by === 'label');
  const asksSeveral = ASKS_SEVERAL.test(text) && !/\b(?:other|else)\b/.test(text);
  if (wanted !== 'rows' || query.order || !isByName || asksSeveral) return false;
  const asked = tellingStems(text);
  return [...tellingStems(row.name)].some((stem) => asked.has(stem));
}
