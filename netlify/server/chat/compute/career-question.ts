/** Questions that set rows beside another, each other, or today. */
import { monthNumber, monthsInWords } from '../knowledge/dates.ts';
import { bullets, listed } from '../answer/sentences.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { isOfWork } from './attributes.ts';
import { namedRow } from './named-rows.ts';
import { monthsBetween, passes } from './query.ts';
import { unexplained } from './row-question.ts';
import { inTime, rowInWords } from './say.ts';
import { timeIn } from './time-words.ts';

type Computed = { text: string; rows: Row[] };
type Career = { knowledge: Knowledge; now: Date; roles: Row[]; text: string };
type Question = { asked: RegExp; answer: (said: string[], career: Career) => Computed | undefined };

const POST = /\b(post|article|essay|publi\w+|wrote|written)\b/;
/** What a text is said to have done at some time. */
const WRITING =
  /\b(?:publish(?:ed)?|publications?|post(?:s|ed)?|articles?|blog(?:ged)?|writ(?:e|ten)|wrote|c[ao]me out|went online|appear(?:ed)?)\b/g;
/** One of them, a side of one, or something else is asked for. */
const OF_ONE_TEXT =
  /\b(?:how|when|why|who|where|first|last|latest|newest|oldest|earliest|other|projects?|jobs?|roles?|awards?|companies|company|books?)\b/;
const ENDED = /\b(leave|left|leaving|quit|ended|end|finished|over)\b/;
/** What should be, and not what was. */
const ADVISED = /\b(?:until|till|better|best|should|must|ought|can|could)\b/;
/** One day of a project, which its dates are not. */
const OPENED = /\b(?:open|complet|deliver|hand|launch|went live)/;
/** What only says that a role is held. */
const DOING = /^(?:(?:he|she|they|is|was|running|leading|being|working|for|at|as|in) )+/;
const ALL: Relation[] = ['role', 'project', 'award', 'post', 'credential'];

const QUESTIONS: Question[] = [
  {
    asked:
      /\b(?:how many|which|what)(?: \S+){0,4}? (jobs|roles|positions|employers|companies|projects|posts|articles|awards)\b(.{0,40}?)\b(before|after) (.{4,80})$/,
    answer: ([noun = '', happened = '', side = '', named = ''], { knowledge, now }) => {
      if (ADVISED.test(happened)) return undefined;
      const relation = /^(project|post|award)s$/.exec(noun)?.[1] ?? (noun === 'articles' ? 'post' : 'role');
      const row = namedRow(named, ALL, knowledge, now);
      if (!row?.start) return undefined;
      const bound = row.end && ENDED.test(named) ? row.end : row.start;
      const isOfEnd = ENDED.test(happened);
      const found = knowledge.rows.filter((other) => {
        const moment = isOfEnd ? other.end : other.start;
        if (other.relation !== relation || other === row || moment === '') return false;
        return side === 'before' ? moment < bound || (isOfEnd && moment === bound) : moment > bound;
      });
      const names = found.length > 0 ? `: ${found.map(rowInWords).join(', ')}` : '';
      return {
        text: `${found.length} ${isOfEnd ? 'ended ' : ''}${side} ${rowInWords(row)}${names}.`,
        rows: [...found, row],
      };
    },
  },
  {
    asked:
      /\b(?:longest|biggest|largest) (?:gap|break|pause|stretch|time|spell)\b.{0,80}\b(?:between|without|no)\b|\b(?:gaps?|breaks?)\b.{0,30}\b(?:employment|career|cv|resume|history|timeline|jobs?|roles?|positions?)\b|\b(?:employment|career|cv|resume) (?:gaps?|breaks?)\b/,
    answer: (_said, { now, roles, text }) => {
      const ordered = roles.toSorted((a, b) => a.start.localeCompare(b.start));
      const gaps = ordered.slice(1).map((later) => {
        const before = ordered.filter(({ start }) => start < later.start);
        const earlier =
          before.toSorted((a, b) => (b.end || '9999').localeCompare(a.end || '9999'))[0] ?? later;
        return { earlier, later, months: monthsBetween(earlier, later, now) - 1 };
      });
      const time = timeIn(text)?.filter;
      const longest = gaps
        .filter(({ months }) => months > 0)
        .filter(
          ({ earlier, later }) =>
            !time || passes({ ...later, start: earlier.end, end: later.start }, time, now),
        )
        .toSorted((a, b) => b.months - a.months);
      const shown = /\b(?:gaps|breaks)\b|^(?:is|are|any|was|were)\b/.test(text)
        ? longest
        : longest.slice(0, 1);
      if (shown.length === 0) {
        const held = time ? roles.filter((role) => passes(role, time, now)) : roles;
        return { text: `None: the roles follow each other: ${held.map(rowInWords).join(', ')}.`, rows: held };
      }
      return {
        text: `${shown.map(({ earlier, later, months }) => `${monthsInWords(months)}, between ${rowInWords(earlier)} and ${rowInWords(later)}`).join('; ')}.`,
        rows: shown.flatMap(({ earlier, later }) => [earlier, later]),
      };
    },
  },
  {
    asked:
      /^(?=.*\b(?:jobs?|roles?|positions?|employers?|work|worked|do|did|doing)\b)(?=.*\b(?:other|else|overlap\w*|parallel|same time|simultaneous\w*|concurrent\w*|alongside)\b).*\b(?:while|during|alongside|same time as|(?:overlap\w*|concurrent\w*|parallel) (?:with|to)) (.{4,80}?)(?= (?:which|what|where|who|did)\b|$)|\b(?:second|side) (?:job|role|position|business)\b.{0,40}? (?:besides|beside|next to|apart from|in addition to|on top of) (.{4,80})$/,
    answer: ([beside1 = '', beside2 = ''], { knowledge, now, roles }) => {
      const row = namedRow((beside1 || beside2).replace(DOING, ''), ['role'], knowledge, now);
      if (!row) return undefined;
      const beside = roles.filter(
        (other) => other !== row && other.start < (row.end || '9999') && (other.end || '9999') > row.start,
      );
      const names = beside.length > 0 ? `: ${beside.map(rowInWords).join(', ')}` : '';
      return {
        text: `${beside.length} at the same time as ${rowInWords(row)}${names}.`,
        rows: [...beside, row],
      };
    },
  },
  {
    asked:
      /\b(?:how (?:long|far|many (?:months|years)|soon)|years|months)\b.{0,40}?\b(?:until|till|off is|away is|left (?:until|before)|to go (?:until|before)|since|ago (?:did|was|were|is)) (.{3,80})$/,
    answer: ([named = ''], { knowledge, now }) => {
      const row =
        namedRow(
          named,
          POST.test(named) ? ['post'] : ['credential', 'role', 'project', 'award'],
          knowledge,
          now,
        ) ??
        knowledge.rows.find(({ labels }) => labels.includes('degree') && /\b(degree|studies)\b/.test(named));
      if (!row?.start) return undefined;
      const moment = row.end && ENDED.test(named) ? row.end : row.start;
      const months = monthNumber(moment) - monthNumber(now.toISOString().slice(0, 7));
      const when = months > 0 ? `${monthsInWords(months)} from now` : `${monthsInWords(-months)} ago`;
      return { text: `${row.name}: ${when} (${inTime(row)}).`, rows: [row] };
    },
  },
  {
    asked:
      /^(?:was|is|had|did|has) (?:\S+ ){1,2}?(?:already|still) (?:be |been |work(?:ing)? )?(?:(?:as|at|in|for) )?(?:an? |the )?(.{3,60}?) (?:when|by the time|at the time of) (.{3,80})$/,
    answer: ([held = '', happened = ''], { knowledge, now }) => {
      const role = namedRow(held, ['role'], knowledge, now);
      const event = namedRow(happened, ALL, knowledge, now);
      if (!role || !event?.start || role === event) return undefined;
      if (OPENED.test(happened) && isOfWork(event)) return undefined;
      const moment = event.end && ENDED.test(happened) ? event.end : event.start;
      // A year alone says nothing of its months.
      if (!moment.includes('-') && [role.start, role.end].some((bound) => bound.startsWith(moment)))
        return undefined;
      const isHeld = passes(role, { by: 'during', within: { from: moment, to: moment } }, now);
      return {
        text: `${isHeld ? 'Yes' : 'No'}: ${rowInWords(role)}; ${event.name}: ${inTime(event)}.`,
        rows: [role, event],
      };
    },
  },
  {
    asked:
      /^(?:has|have|did|was) \S+ (?:ever )?(?:been )?(?:work|worked|working|employed|based) in (.{3,60})$/,
    answer: ([named = ''], { roles }) => {
      const found = roles.filter(({ place }) =>
        place
          .toLowerCase()
          .split(', ')
          .some((part) => ` ${named} `.includes(` ${part} `)),
      );
      if (found.length === 0) return undefined;
      const names = found.map((role) => `${rowInWords(role)} in ${role.place}`);
      return { text: `Yes, as ${listed(names)}.`, rows: found };
    },
  },
  {
    asked: /\b(?:19|20)\d\d\b/,
    answer: (_said, { knowledge, now, text }) => {
      const time = timeIn(text);
      if (!time || !('within' in time.filter) || OF_ONE_TEXT.test(text)) return undefined;
      const { within } = time.filter;
      const rest = text.replace(time.text, ' ');
      const unsaid = rest.replace(WRITING, ' ');
      if (unsaid === rest || unexplained(unsaid, knowledge).length > 0) return undefined;
      const found = knowledge.rows.filter(
        (row) =>
          (row.relation === 'post' || (row.relation === 'award' && !row.labels.includes('recognition'))) &&
          passes(row, { by: 'start', within }, now),
      );
      const none = 'No post or article of that time is published here.';
      return { text: bullets(found.map((row) => `${rowInWords(row)}.`)) || none, rows: found };
    },
  },
];

/** The answer from all roles, posts and dates; undefined where none of these is asked. */
export function careerAnswer(text: string, knowledge: Knowledge, now: Date): Computed | undefined {
  const roles = knowledge.rows.filter(({ relation }) => relation === 'role');
  for (const { asked, answer } of QUESTIONS) {
    const match = asked.exec(text);
    const computed = match && answer(match.slice(1), { knowledge, now, roles, text });
    if (computed) return computed;
  }
  return undefined;
}
