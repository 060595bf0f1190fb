/** Questions that set two rows side by side: longer, earlier, between, how long after, at the same time. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { listed } from '../answer/sentences.ts';
import { namedRow } from './named-rows.ts';
import { monthsBetween, monthsOf, neighbourOf, ofEmployer, rowsBetween } from './query.ts';
import { monthsInWords } from '../knowledge/dates.ts';
import { inTime, lasting, rowInWords } from './say.ts';

type Pair = {
  first: Row;
  second: Row;
  text: string;
  /** Of the earlier its end is meant. */
  isFromEnd: boolean;
  now: Date;
  knowledge: Knowledge;
};
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
/** Said of the first, its end is meant. */
const LEAVING =
  /\b(?:leaving|leaves?|left|quit\w*|end(?:s|ed|ing)?|finish\w*|depart\w*|resign\w*|out of (?:work|a job))\b/;
const TEXT = /\b(?:posts?|articles?|essays?|pieces?|texts?|videos?|series|publi\w+)\b/;
/** The one behind the first. */
const NEXT =
  /^(?:the |his |her |their )?(?:next|following)(?: (?:one|job|role|position|employer|company))?\b/;
const HOW_LONG =
  '(?:how (?:long|much (?:time|later|earlier)|many (?:days|weeks|months|years))|years|months|weeks|time|gap|break|pause)';
const MOST_AROUND = '.{0,60}?';
const ONE = '(.{3,80}?)';
const OTHER = '(.{3,80})$';

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
    answer: (pair) => timeBetween(pair),
  },
  {
    pattern: new RegExp(
      String.raw`\b${HOW_LONG}\b${MOST_AROUND}\b(?:from|between|after|since|separates?|separated|than) ${ONE} (?:to|until|till|and|before|did|was|came) ${OTHER}`,
    ),
    answer: (pair) => timeBetween(pair),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:once|after|when|from) ${ONE} ${HOW_LONG}\b${MOST_AROUND}\b(?:before|until|till|to|and) ${OTHER}`,
    ),
    answer: (pair) => timeBetween(pair),
  },
  {
    pattern: new RegExp(
      String.raw`\b${HOW_LONG}\b${MOST_AROUND}\b(?:to|before|did|does|do|was|were|is) ${ONE} (?:after|since|from|once|predates?|precedes?|come before|come after) ${OTHER}`,
    ),
    answer: (pair) => timeBetween(pair),
  },
  {
    pattern: /\bhow (?:long|many (?:months|years)) (?:is|was) (.{3,80}?) before (.{3,80})$/,
    answer: (pair) => (isLasting(pair.first) ? undefined : timeBetween(pair)),
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

/** From the end of the first, where it has one and that is said, or from beginning to beginning; between texts only where they are called so. */
function timeBetween(pair: Pair): Computed | undefined {
  const isText = ({ relation, labels }: Row) =>
    relation === 'post' || (relation === 'award' && !labels.includes('recognition'));
  if ([pair.first, pair.second].some(isText) && !TEXT.test(pair.text)) return undefined;
  return pair.isFromEnd ? gapBetween(pair) : fromStartToStart(pair);
}

const isLasting = ({ start, end }: Row): boolean => start !== end;
const isByMonth = (date: string): boolean => date.includes('-');

function gapBetween(pair: Pair): Computed | undefined {
  const rows = byStart(pair);
  const [earlier, later] = rows;
  if (!isLasting(earlier)) return fromStartToStart(pair);
  if (!isByMonth(later.start) || !isByMonth(earlier.end || 'now-')) return undefined;
  const months = monthsBetween(...rows, pair.now);
  const dates = rows.map(rowInWords).join(' and ');
  const isHow = /\b(?:how|what|time|months|years|weeks)\b/.test(pair.text);
  const none = isHow ? 'No time' : 'No';
  if (months < 0) return { text: `${none}: ${dates} overlap.`, rows };
  if (months <= 1) return { text: `${none}: ${dates} follow each other directly.`, rows };
  const gap = `a gap of ${monthsInWords(months)} lies between ${dates}.`;
  return { text: isHow ? capitalized(gap) : `Yes, ${gap}`, rows };
}

function fromStartToStart(pair: Pair): Computed | undefined {
  const rows = byStart(pair);
  const [earlier, later] = rows;
  const names = listed(rows.map(beginningOf));
  if (!rows.every(({ start }) => isByMonth(start))) {
    const years = Number(later.start.slice(0, 4)) - Number(earlier.start.slice(0, 4));
    const isOfDays = /\b(?:days|weeks|months)\b/.test(pair.text);
    return years > 0 && !isOfDays
      ? { text: `About ${years} ${years === 1 ? 'year' : 'years'}: ${names}.`, rows }
      : undefined;
  }
  const months = monthsOf({ start: earlier.start, end: later.start }, pair.now) - 1;
  const years = Math.round(months / 12);
  const about =
    /\byears\b/.test(pair.text) && years > 0
      ? `about ${years} ${years === 1 ? 'year' : 'years'} (${monthsInWords(months)})`
      : monthsInWords(months);
  return { text: `${capitalized(about)}: ${names}.`, rows };
}

/** "IT Manager at … began in March 2013", or what has one date with it. */
const beginningOf = (row: Row): string =>
  isLasting(row) ? `${row.name} began in ${inTime(row).split(' to ')[0]}` : rowInWords(row);

/** The answer to a question about two rows; undefined where it does not name two that have dates. */
export function pairAnswer(text: string, knowledge: Knowledge, now: Date): Computed | undefined {
  for (const { pattern, answer } of OPERATORS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [one = '', other = ''] = match.slice(1).filter(Boolean);
    const isNext = NEXT.test(other);
    const first = rowMeant(one, isNext, knowledge, now);
    const second =
      first && isNext ? neighbourOf(first, 'next', knowledge.rows) : rowMeant(other, false, knowledge, now);
    if (!first?.start || !second?.start || first === second) continue;
    const earlier = first.start <= second.start ? one : other;
    const isFromEnd = isNext || LEAVING.test(earlier);
    const computed = answer({ first, second, text, isFromEnd, now, knowledge });
    if (computed) return computed;
  }
  return undefined;
}

/** Of an employer the first role there, or the last where its end is meant. */
function rowMeant(said: string, isOfEnd: boolean, knowledge: Knowledge, now: Date): Row | undefined {
  const row = namedRow(said, ALL, knowledge, now);
  return row && ofEmployer(row, said, isOfEnd || LEAVING.test(said) ? 'last' : 'first', knowledge.rows);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
