/** One side of what a question names: when it ended, where it was, how long it lasted. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { listed } from '../answer/sentences.ts';
import { isOngoing } from '../read/near-reply.ts';
import { namedText } from '../read/named-text.ts';
import { SIDES } from './aside-words.ts';
import { attributeOf, IN_MONTHS, NOT_DATED } from './attributes.ts';
import { HOUSES, namedRow } from './named-rows.ts';
import { words } from '../language/words.ts';
import { LENGTH, unexplained } from './row-question.ts';
import { inAll, rowInWords } from './say.ts';

/** Asks for the time between two things, which the length of one is not. */
export const BETWEEN =
  /\bhow (?:long|soon|many (?:days|weeks|months|years)) (?:\S+ ){0,2}(?:after|before|until|till|from|between)\b/;
/** "What is the title of the guest article?" */
const TITLE = /\b(?:titles?|headline) of\b/;
/** The time of several roles is asked for as one. */
const TOTAL =
  /\b(?:all in all|in (?:all|total)|al?together|combined|(?:everything |all )?add(?:ed|ing)?(?: up)?|sum(?:med|ming)?(?: up)?|overall|together|total)\b/g;
const EACH: Relation[] = ['role', 'project', 'award', 'credential', 'post', 'testimonial'];

/** The side that is asked for, of each row that is meant; undefined where a word is neither a name nor a side. */
export function rowAttribute(
  said: string,
  knowledge: Knowledge,
  now: Date,
): { text: string; rows: Row[] } | undefined {
  const isLength = LENGTH.test(said) || IN_MONTHS.test(said);
  const isTotal = isLength && said.search(TOTAL) >= 0;
  const text = isTotal ? said.replace(TOTAL, ' ').replace(/ {2,}/g, ' ').trim() : said;
  if (BETWEEN.test(text) || isSaidOfNow(text, knowledge)) return undefined;
  const entitled = TITLE.test(text) ? namedText(text, knowledge)?.row : undefined;
  if (entitled) return { text: `“${entitled.title}”.`, rows: [entitled] };
  const telling = unexplained(text, knowledge).filter((stemmed) => !/^\d+$/.test(stemmed));
  const asked = LENGTH.test(said) ? telling : telling.filter((stemmed) => !SIDES.has(stemmed));
  for (const relations of [EACH, ...EACH.map((relation) => [relation])]) {
    const row = namedRow(text, relations, knowledge, now);
    const isAsked = row && (isMeant(row, asked) || isByLabel(row, asked, text) || isDescribed(row, text));
    if (!isAsked) continue;
    const told = alike(row, asked, knowledge).flatMap((one) => {
      const side = attributeOf(said, one, now);
      if (side?.endsWith(NOT_DATED) && isDatedElsewhere(one, knowledge)) return [];
      return side ? [{ side, one }] : [];
    });
    if (told.length === 0) continue;
    const meant = told.map(({ one }) => one);
    const length = isLength ? inAll(meant, now, IN_MONTHS.test(said)) : '';
    const each =
      isTotal && length !== '' ? `${listed(meant.map(rowInWords))}.` : told.map(({ side }) => side).join(' ');
    return { text: `${length}${each}`, rows: meant };
  }
  return undefined;
}

/** True where the owner's pages say themselves what he still does: a role that has ended denies none of that. */
function isSaidOfNow(text: string, { sentences }: Knowledge): boolean {
  if (!/\bstill\b/.test(text)) return false;
  const asked = tellingStems(text);
  return sentences.units.some((unit) => isOngoing(unit) && [...unit.stems].some((stem) => asked.has(stem)));
}

const YEAR = /\b(?:19|20)\d\d\b/;

/** "Chartered since 2009." of a certificate without a date. */
function isDatedElsewhere({ title }: Row, { sentences }: Knowledge): boolean {
  const named = [...tellingStems(title)];
  return sentences.units.some(({ text, stems }) => YEAR.test(text) && named.some((stem) => stems.has(stem)));
}

/** True where a word stands in the row's name, and each in what is said of it. */
function isMeant(row: Row, asked: readonly string[]): boolean {
  const name = tellingStems(nameOf(row));
  const held = tellingStems(`${nameOf(row)} ${row.summary} ${row.labels.join(' ')}`);
  return (
    asked.some((one) => name.has(one)) &&
    asked.every((one) => held.has(one) || HOUSES.has(one) || othersOf(one).some((other) => held.has(other)))
  );
}

const OF_HOUSE =
  /\b(?:with|at|for|by|from) (?:the|that|this|an?) (\S+ (?:agency|business|company|firm|office|practice|shop|studio))\b/;

/** "With the Danish office", as the role says of it. */
function isDescribed({ relation, summary }: Row, text: string): boolean {
  const house = OF_HOUSE.exec(text)?.[1];
  return relation === 'role' && house !== undefined && words(summary).join(' ').includes(house);
}

/** "When does he finish his degree?", "who produced the video series?" */
const isByLabel = ({ relation, labels }: Row, asked: readonly string[], text: string): boolean =>
  (relation === 'credential' || (relation === 'award' && !/\b(?:it|that|this)\b/.test(text))) &&
  labels.some((label) => {
    const held = tellingStems(label);
    return ` ${text} `.includes(` ${label} `) && asked.every((one) => held.has(one));
  });

const nameOf = ({ title, organization, place }: Row) => `${title} ${organization} ${place}`;

/** The row, or all roles whose names hold what was said: at one employer, in one country; the one whose whole title is. */
function alike(row: Row, asked: readonly string[], { rows }: Knowledge): Row[] {
  if (row.relation !== 'role') return [row];
  const name = tellingStems(nameOf(row));
  const said = asked.filter((stem) => name.has(stem));
  const same = rows.filter(
    (other) => other.relation === 'role' && said.every((stem) => tellingStems(nameOf(other)).has(stem)),
  );
  const [titled] = same
    .map((other) => ({ other, title: [...tellingStems(other.title)] }))
    .filter(({ title }) => title.every((stem) => asked.includes(stem)))
    .sort((a, b) => b.title.length - a.title.length);
  return titled ? [titled.other] : said.length > 0 ? same : [row];
}
