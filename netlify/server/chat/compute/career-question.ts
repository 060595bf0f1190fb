/** Questions about the career as a whole: what was held at a time, side by side, in which category, how far from today. */
import { monthNumber } from '../knowledge/dates.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { namedRow } from './named-rows.ts';
import { monthsBetween, monthsOf, neighbourOf, overlaps, passes } from './query.ts';
import { inTime, monthsInWords, rowInWords } from './say.ts';
import { timeIn } from './time-words.ts';

type Computed = { text: string; rows: Row[] };
type Career = { knowledge: Knowledge; now: Date; roles: Row[]; text: string };
type Question = { asked: RegExp; answer: (said: string[], career: Career) => Computed | undefined };

const WORK = 'work(?:ed|ing)?|jobs?|roles?|positions?|employers?|employed|company|title|do for a living';
const POST = /\b(post|article|essay|publi\w+|wrote|written)\b/;
const ENDED = /\b(leave|left|leaving|quit|ended|end|finished|over)\b/;
const ALL: Relation[] = ['role', 'project', 'award', 'post', 'credential'];

const QUESTIONS: Question[] = [
  {
    asked:
      /\b(?:how many|which|what) (?:\S+ )?(jobs|roles|positions|employers|companies|projects|posts|articles|awards)\b.{0,40}?\b(before|after) (.{4,80})$/,
    answer: ([noun = '', side = '', named = ''], { knowledge, now }) => {
      const relation = /^(project|post|award)s$/.exec(noun)?.[1] ?? (noun === 'articles' ? 'post' : 'role');
      const row = namedRow(named, ALL, knowledge, now);
      if (!row?.start) return undefined;
      const found = knowledge.rows.filter(
        (other) =>
          other.relation === relation &&
          other !== row &&
          (side === 'before' ? other.start !== '' && other.start < row.start : other.start > row.start),
      );
      const names = found.length > 0 ? `: ${found.map(rowInWords).join(', ')}` : '';
      return { text: `${found.length} ${side} ${rowInWords(row)}${names}.`, rows: [...found, row] };
    },
  },
  {
    asked:
      /\bhow (?:long|many months|much time|soon)\b.{0,40}?\b(?:after|between) (.{4,60}?) (?:did|until|till|and|was|before)(?: the| his| her| their)? (?:next|new|following)\b/,
    answer: ([named = ''], { knowledge, now }) => {
      const row = namedRow(named, ['role'], knowledge, now);
      const next = row && neighbourOf(row, 'after', knowledge.rows);
      if (!next) return undefined;
      const months = monthsBetween(row, next, now);
      return {
        text: `${monthsInWords(months)}, from ${rowInWords(row)} to ${rowInWords(next)}.`,
        rows: [row, next],
      };
    },
  },
  {
    asked: new RegExp(
      `^(?:what|where|which|who|for whom|as what)\\b.{0,60}\\b(?:${WORK})\\b.{0,40}?\\b(?:when|while|during|at the time of|at the moment of) (.{4,80})$`,
    ),
    answer: ([moment = ''], { knowledge, now, roles }) => {
      const event = namedRow(moment, ['award', 'project', 'post'], knowledge, now);
      const held = event?.start ? roles.filter((role) => overlaps(role, event, now)) : [];
      return event && held.length > 0
        ? {
            text: `${held.map(rowInWords).join(' and ')}, at the time of ${rowInWords(event)}.`,
            rows: [...held, event],
          }
        : undefined;
    },
  },
  {
    asked:
      /\b(?:longest|biggest|largest) (?:gap|break|pause|stretch|time|spell)\b.{0,80}\b(?:between|without|no)\b/,
    answer: (_said, { now, roles }) => {
      const ordered = roles.toSorted((a, b) => a.start.localeCompare(b.start));
      const gaps = ordered.slice(1).map((later) => {
        const before = ordered.filter(({ start }) => start < later.start);
        const earlier =
          before.toSorted((a, b) => (b.end || '9999').localeCompare(a.end || '9999'))[0] ?? later;
        return { earlier, later, months: monthsBetween(earlier, later, now) - 1 };
      });
      const longest = gaps.toSorted((a, b) => b.months - a.months)[0];
      if (!longest || longest.months < 1) return { text: 'None: the roles follow each other.', rows: roles };
      const { earlier, later, months } = longest;
      return {
        text: `${monthsInWords(months)}, between ${rowInWords(earlier)} and ${rowInWords(later)}.`,
        rows: [earlier, later],
      };
    },
  },
  {
    asked:
      /^(?!how many).*\b(?:jobs|roles|positions)\b.{0,60}\b(?:side by side|at once|in parallel|at the same time|overlap\w*|simultaneously)/,
    answer: (_said, { now, roles: all, text }) => {
      const time = timeIn(text);
      const roles = time ? all.filter((role) => passes(role, time.filter, now)) : all;
      const pairs = roles.flatMap((role, index) =>
        roles
          .slice(index + 1)
          .flatMap((other) => (overlaps(role, other, now) ? [[role, other] as const] : [])),
      );
      if (pairs.length === 0) return { text: 'No: no two of the roles overlap.', rows: roles };
      return {
        text: `Yes: ${pairs
          .map(([one, other]) => `${rowInWords(one)} beside ${rowInWords(other)}`)
          .slice(0, 4)
          .join('; ')}.`,
        rows: pairs.flat(),
      };
    },
  },
  {
    asked:
      /\b(?:category|categories)\b.{0,60}\b(most|fewest|least)\b|\b(most|fewest|least)\b.{0,40}\b(?:posts|articles|entries)\b/,
    answer: ([most, alsoMost], { knowledge: { rows } }) => {
      const posts = rows.filter(({ relation }) => relation === 'post');
      const counted = rows
        .filter(({ relation }) => relation === 'category')
        .map((category) => ({
          category,
          count: posts.filter(({ labels }) => labels.includes(category.name)).length,
        }))
        .toSorted((a, b) => b.count - a.count);
      const edge = (most ?? alsoMost) === 'most' ? counted[0] : counted.at(-1);
      const same = counted.filter(({ count }) => count === edge?.count);
      return edge
        ? {
            text: `${same.map(({ category }) => category.name).join(', ')}: ${edge.count} of ${posts.length} posts.`,
            rows: [edge.category],
          }
        : undefined;
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
    asked: /\bfirst (?:job|role|position)\b.{0,60}\b(?:now|today|up to now|so far)\b/,
    answer: (_said, { now, roles }) => {
      const first = roles.toSorted((a, b) => a.start.localeCompare(b.start))[0];
      if (!first) return undefined;
      const months = monthsOf({ start: first.start, end: '' }, now) - 1;
      return {
        text: `${Math.round(months / 12)} years (${monthsInWords(months)}) since ${rowInWords(first)} began.`,
        rows: [first],
      };
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
