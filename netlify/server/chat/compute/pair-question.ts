/** Questions that set two rows side by side: longer, earlier, between, how long after, at the same time. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { namedRow } from './named-rows.ts';
import { monthsBetween, monthsOf, rowsBetween } from './query.ts';
import { monthsInWords } from '../knowledge/dates.ts';
import { inTime, lasting, rowInWords } from './say.ts';

type Pair = { first: Row; second: Row; text: string; now: Date; knowledge: Knowledge };
type Computed = { text: string; rows: Row[] };
type Operator = {
  /** Two groups: the parts of the question that name the rows. */
  pattern: RegExp;
  answer: (pair: Pair) => Computed | undefined;
};

const byStart = ({ first, second }: Pair): [Row, Row] =>
  first.start <= second.start ? [first, second] : [second, first];

const ALL: Relation[] = ['role', 'project', 'award', 'post', 'credential'];
const FROM_START = /\bbetween (?:the )?(?:start|starting|begin|beginning|joining|founding|launch)/;
const FROM_END =
  /\b(?:between|after|since|from) (?:he |the )?(?:leaving|left|quit|quitting|ending|finishing|end of)\b/;

const OPERATORS: Operator[] = [
  {
    pattern: /\b(.{3,80}?) (?:longer|shorter) than (.{3,80})$/,
    answer: (pair) => lengthsOf(pair, /^(what|which|how)\b/.test(pair.text) ? '' : 'Yes: ', 'No: '),
  },
  {
    pattern: /^.{0,40}\b(?:more time|less time|longer|shorter) (.{3,80}) or (.{3,80})$/,
    answer: (pair) => lengthsOf(pair, '', ''),
  },
  {
    pattern:
      /^(?:is|was|were|are|did) (.{3,80}?) (?:older|newer|younger|earlier|later|more recent) than (.{3,80})$/,
    answer: (pair) => {
      const { first, second, text } = pair;
      const isEarlier = /\b(?:older|earlier) than\b/.test(text);
      const isRight = isEarlier ? first.start < second.start : first.start > second.start;
      const [earlier, later] = byStart(pair).map(rowInWords);
      return first.start === second.start
        ? undefined
        : {
            text: `${isRight ? 'Yes' : 'No'}: ${earlier} came first; ${later} came later.`,
            rows: [first, second],
          };
    },
  },
  {
    pattern:
      /^(?:and |so )?(?:is|was|were|did|has|had|came) (.{3,80}?) (?:come |been |happen |take place )?(?:before or after|after or before|earlier or later than|later or earlier than) (.{3,80})$/,
    answer: (pair) => {
      const [earlier, later] = byStart(pair);
      if (later.start.startsWith(earlier.start)) return undefined;
      const rows = [earlier, later];
      const isWithin = earlier.end === '' || later.start.slice(0, earlier.end.length) <= earlier.end;
      if (isWithin) return { text: `Their dates: ${rows.map(rowInWords).join('; ')}.`, rows };
      const side = pair.first === earlier ? 'Before' : 'After';
      return { text: `${side}: ${rows.map(rowInWords).join(', then ')}.`, rows };
    },
  },
  {
    pattern: /\b(?:first|earlier|later|older|newer|more recent|before the other)\b (.{3,80}) or (.{3,80})$/,
    answer: (pair) => {
      const [earlier, later] = byStart(pair);
      return {
        text: `${rowInWords(earlier)} came first; ${rowInWords(later)} came later.`,
        rows: [earlier, later],
      };
    },
  },
  {
    pattern:
      /\b(?:gap|break|pause|time|months|weeks)\b.{0,40}\bbetween (.{3,80}) and (.{3,80})$|\bbetween (.{3,80}) and (.{3,80}) (?:was|is|were) there\b.{0,40}\b(?:gap|break|pause|time|months)\b/,
    answer: (pair) => (FROM_START.test(pair.text) ? fromStartToStart(pair) : gapBetween(pair)),
  },
  {
    pattern:
      /\b(?:job|role|position|employer|company|project|post|station|what|where|which).{0,40}\bbetween (.{3,80}) and (.{3,80})$/,
    answer: (pair) => {
      const rows = rowsBetween(pair.knowledge.rows, pair.first, pair.second);
      if (rows.length === 0) return undefined;
      return {
        text: `Between them came ${rows.map(rowInWords).join(', then ')}.`,
        rows,
      };
    },
  },
  {
    pattern:
      /\bhow (?:many (?:months|years)|long|old) (?:had |after|before|from|since|passed|lie|lay|between|were|was|it took)\b(?:.{0,20}?\bbetween\b)? ?(.{3,80}?) (?:did|and|until|to|was|came|till|when|existed when|been running when) (.{3,80})$/,
    answer: (pair) => (FROM_END.test(pair.text) ? gapBetween(pair) : fromStartToStart(pair)),
  },
];

/** Which of two lasted longer, with what stands before it where a question takes the one or the other for granted. */
function lengthsOf({ first, second, now, text }: Pair, right: string, wrong: string): Computed | undefined {
  // A year alone is no length.
  if (![first, second].every(({ start }) => start.includes('-'))) return undefined;
  const [one, other] = [monthsOf(first, now), monthsOf(second, now)];
  const isRight = /\bshorter\b/.test(text) ? one < other : one > other;
  const comparison = one === other ? 'as long as' : one > other ? 'longer than' : 'shorter than';
  return {
    text: `${right && (isRight ? right : wrong)}${first.name} was ${comparison} ${second.name}: ${lasting(first, now)} against ${lasting(second, now)} (${inTime(first)}; ${inTime(second)}).`,
    rows: [first, second],
  };
}

function gapBetween(pair: Pair): Computed {
  const rows = byStart(pair);
  const months = monthsBetween(...rows, pair.now);
  const dates = rows.map(rowInWords).join(' and ');
  if (months < 0) return { text: `No: ${dates} overlap.`, rows };
  if (months <= 1) return { text: `No: ${dates} follow each other directly.`, rows };
  const gap = `a gap of ${monthsInWords(months)} lies between ${dates}.`;
  return { text: /^(?:and |so )?(?:how|what)\b/.test(pair.text) ? capitalized(gap) : `Yes, ${gap}`, rows };
}

function fromStartToStart(pair: Pair): Computed | undefined {
  const [earlier, later] = byStart(pair);
  if (![earlier, later].every(({ start }) => start.includes('-'))) return undefined;
  const months = monthsOf({ start: earlier.start, end: later.start }, pair.now) - 1;
  const years = Math.round(months / 12);
  const about = /\byears\b/.test(pair.text)
    ? `about ${years} years (${monthsInWords(months)})`
    : monthsInWords(months);
  return {
    text: `${capitalized(about)}: ${earlier.name} began in ${inTime(earlier).split(' to ')[0]}, ${later.name} in ${inTime(later).split(' to ')[0]}.`,
    rows: [earlier, later],
  };
}

/** The answer to a question about two rows; undefined where it does not name two that have dates. */
export function pairAnswer(text: string, knowledge: Knowledge, now: Date): Computed | undefined {
  for (const { pattern, answer } of OPERATORS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [one = '', other = ''] = match.slice(1).filter(Boolean);
    const first = namedRow(one, ALL, knowledge, now);
    const second = namedRow(other, ALL, knowledge, now);
    if (!first?.start || !second?.start || first === second) continue;
    const computed = answer({ first, second, text, now, knowledge });
    if (computed) return computed;
  }
  return undefined;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
