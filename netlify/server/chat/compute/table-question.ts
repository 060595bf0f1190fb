/** What two cells of one column differ by, or several come to: "how much cheaper was the cart than the classroom". */
import type { Knowledge } from '../knowledge/knowledge.ts';
import {
  amountIn,
  isMeasuredIn,
  keyStems,
  type Amount,
  type Series,
  type Table,
} from '../knowledge/tables.ts';
import type { Unit } from '../knowledge/units.ts';
import { tellingStems } from '../knowledge/units.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { othersOf } from '../language/concepts.ts';
import { numberOf } from '../language/numbers.ts';
import { stem } from '../language/stem.ts';
import { listed } from '../answer/sentences.ts';
import { unexplained } from './row-question.ts';

/** `isWhole` asks of all cells of a column, for both its ends or for one. */
type Asked = { text: string; unexplained: string[]; isSum: boolean; isWhole: boolean };
type Found = { table: Table; series: Series; keys: string[]; score: number };

const DIFFERENCE =
  /\b(?:differ\w*|gap|how (?:much|many) (?:more|less|fewer)|(?:lies?|lay|is|are|was|were) between|apart|saved? by)\b/;
const HOW_MUCH = /\bhow (?:much|many|far)\b/;
const COMPARED = /\b(?:more|less|fewer|\w{3,}er)\b/;
/** One is set against another. */
const AGAINST =
  /\b(?:beats?|beaten|beating|ahead of|behind|outperform\w*|exceed\w*|versus|vs|rather than|instead of|over|compared (?:to|with)|against)\b/;
const SUM = /\b(?:combined|together|in all|in total|altogether|sum|add up|adds up|added up|both)\b/;
/** Both ends of a whole column are asked for. */
const LEAST = /\b(?:cheapest|lowest|smallest|shortest|least|fewest|quietest)\b/;
const MOST = /\b(?:most expensive|dearest|costliest|highest|largest|biggest|longest|loudest|most)\b/;
const WHICH = /\b(?:which|what)\b/;
/** It names a side, and says of nothing that it came. */
const AS_FOR = / when it c[ao]mes? to /;
const SPAN = /\b(first|last) (\w+) (\p{L}+)\b/u;
/** What is asked for in one word and written in another. */
const COLUMNS: [asked: RegExp, column: RegExp][] = [
  [/\b(?:attend\w*|turnout)\b/, /^(?:came|attended|present)\b/i],
];
/** What such questions say around the things that they name. */
const ASIDES = new Set(
  `than cheap cheaper expensive dearer cost price pay money dollar pound euro gap differ difference between lie lies lay percent percentage point apart combined total sum cheapest dearest costliest smallest shortest highest lowest longest add more less fewer higher lower longer shorter bigger smaller loud louder quiet quieter loudest quietest decibel db beat beaten ahead behind outperform exceed versus vs rather instead compared against save saves saved rate head attendance turnout score come comes per year table column hundred`
    .split(' ')
    .map(stem),
);
/** The share of what else a question says that the post must hold. */
const ENOUGH = 0.6;

/** @returns the amount with the cells that it comes from; undefined where a question names no such cells */
export function tableAnswer(asked: string, knowledge: Knowledge): { text: string; unit: Unit } | undefined {
  const text = asked.replace(AS_FOR, ' ');
  const [isLeast, isMost] = [LEAST.test(text), MOST.test(text)];
  const isRange = isLeast && isMost;
  const isEnd = isLeast !== isMost && WHICH.test(text);
  const isSum = !isRange && SUM.test(text) && !DIFFERENCE.test(text);
  if (!isSum && !isRange && !isEnd && !isCompared(text)) return undefined;
  const left = unexplained(text, knowledge);
  const [best, next] = knowledge.tables
    .flatMap((table) =>
      foundIn(table, { text, unexplained: left, isSum, isWhole: isRange || isEnd }, knowledge),
    )
    .sort((a, b) => b.score - a.score);
  const [unit] = best?.table.rows ?? [];
  if (!best || !unit || best.score === next?.score) return undefined;
  const { series, table } = best;
  const cells = best.keys.map((key) => ({ key, cell: series.cells.get(key) ?? '' }));
  const amounts = cells.flatMap(({ cell }) => amountIn(cell) ?? []);
  const values = amounts.map(({ value }) => value);
  if (isEnd) {
    const end = isLeast ? Math.min(...values) : Math.max(...values);
    const at = cells.filter((_, index) => values[index] === end);
    return at.length === 1 && keyStems(table.keyName).every((one) => left.includes(one))
      ? {
          text: `${listed(at.map(({ key, cell }) => `${nameOf(key, table)}: ${series.name} ${cell}`))}.`,
          unit,
        }
      : undefined;
  }
  const result = isSum
    ? values.reduce((sum, value) => sum + value, 0)
    : Math.max(...values) - Math.min(...values);
  if (isRange && result === 0) return undefined;
  const ends = [Math.min(...values), Math.max(...values)].map((value) => values.indexOf(value));
  const shown = isRange ? cells.filter((_, at) => ends.includes(at)) : cells;
  const named = shown.map(({ key, cell }) => `${cell} (${nameOf(key, table)})`);
  const amount = inWords(result, amounts[0], isSum);
  return {
    text: `${amount} ${isSum ? 'in all' : 'between them'}: ${series.name} is ${listed(named)}.`,
    unit,
  };
}

const isCompared = (text: string) =>
  DIFFERENCE.test(text) ||
  (HOW_MUCH.test(text) && ((COMPARED.test(text) && text.includes(' than ')) || AGAINST.test(text)));
const nameOf = (key: string, { keyName }: Table) =>
  key.length < 3 ? `${keyName} ${key}`.trim() : (key.split(':')[0] ?? key);

function foundIn(
  table: Table,
  { text, unexplained: left, isSum, isWhole }: Asked,
  knowledge: Knowledge,
): Found[] {
  const keys = isWhole ? table.keys : (spanOf(table, text) ?? namedKeys(table, text));
  if (isWhole ? keys.length < 2 : isSum ? keys.length < 2 : keys.length !== 2) return [];
  const told = new Set(keys.flatMap(keyStems));
  const rest = left.filter((one) => !told.has(one) && !ASIDES.has(one) && !/^\d+$/.test(one));
  const context = table.rows[0]?.context ?? new Set<string>();
  // Whoever names no cell must name the table.
  if (isWhole && rest.length === 0) return [];
  const about = isWhole
    ? new Set([
        ...context,
        ...keyStems(table.keyName),
        ...table.series.flatMap(({ name }) => [...tellingStems(name)]),
      ])
    : table.about;
  const held = rest.filter((one) => about.has(one) || othersOf(one).some((other) => about.has(other)));
  const weigh = (stems: string[]) => stems.reduce((sum, one) => sum + knowledge.sentences.weight(one), 0);
  if (weigh(held) < ENOUGH * weigh(rest)) return [];
  const isMeasure = ({ cells }: Series) => {
    const amounts = keys.flatMap((key) => amountIn(cells.get(key) ?? '') ?? []);
    const [first] = amounts;
    const isOfOneKind = amounts.every(
      ({ before, after }) => before === first?.before && after === first.after,
    );
    return amounts.length === keys.length && isOfOneKind && !(isSum && first?.after === '%');
  };
  const measured = table.series.filter(isMeasure);
  // "Budgets A and C" asks for no column of budgets, and "apart" for none of apartments.
  const calling = keys.flatMap((key) => callingIn(text, key));
  const asked = new Set(
    [...tellingStems(text.replace(DIFFERENCE, ' '))].filter(
      (one) => !told.has(one) && !keyStems(table.keyName).includes(one) && !calling.includes(one),
    ),
  );
  const isNothingElse = [...asked].every((one) => context.has(one) || ASIDES.has(one));
  return measured
    .map((series) => ({ series, named: scoreOf(series, text, asked, isNothingElse) }))
    .filter(({ named }) => measured.length === 1 || named > 0)
    .map(({ series, named }) => ({ table, series, keys, score: named + held.length / 10 }));
}

/** "The last two waves". */
function spanOf({ keyName, keys }: Table, text: string): string[] | undefined {
  const [, side, count = '', noun = ''] = SPAN.exec(text) ?? [];
  const number = numberOf(count);
  if (number === undefined || !keyStems(keyName).includes(stem(noun))) return undefined;
  return side === 'first' ? keys.slice(0, number) : keys.slice(-number);
}

/** Those that a question says: a name with all its words; a letter or number stands alone, behind what it is called, or beside another. */
function namedKeys({ keys, keyName, about }: Table, text: string): string[] {
  const said = text.split(' ');
  const held = tellingStems(text);
  const called = keyStems(keyName);
  const isCalled = (word = '') =>
    called.includes(stem(word)) || (keyName === '' && !COMMON_WORDS.has(word) && about.has(stem(word)));
  return keys.filter((key) => {
    const stems = keyStems(key);
    const [short = ''] = stems;
    if (stems.length > 1 || short.length > 2) return stems.every((one) => held.has(one));
    return said.some((word, at) => {
      if (word !== short) return false;
      if (!/^(?:[ai]|\d+)$/.test(short)) return true;
      const before = said[at - 1] ?? '';
      const isLast = /^$|^(?:than|and|or|to)$/.test(said[at + 1] ?? '');
      return isCalled(before) || (BESIDE.test(before) && (isLast || (short !== 'a' && said.some(isCalled))));
    });
  });
}

/** What stands before a key of one letter: "budget A", "budgets B and C". */
function callingIn(text: string, key: string): string[] {
  const [short = ''] = keyStems(key);
  const called = new RegExp(String.raw`\b(\p{L}{3,}) (?:\w (?:and|to|or) )?${short}\b`, 'gu');
  return short.length > 1 ? [] : [...text.matchAll(called)].map(([, word = '']) => stem(word));
}

/** How much the name of a series and the kind of its cells say that it is asked for; a total stands for the rest. */
function scoreOf(
  { name, cells }: Series,
  text: string,
  asked: ReadonlySet<string>,
  isNothingElse: boolean,
): number {
  const share = (one: string) =>
    asked.has(one) ? 1 : othersOf(one).some((other) => asked.has(other)) ? 0.5 : 0;
  const [cell = ''] = [...cells.values()].slice(-1);
  const measure = Number(isMeasuredIn(cell, text));
  const isCalled = COLUMNS.some(([pattern, column]) => pattern.test(text) && column.test(name));
  const named = [...tellingStems(name)].reduce((sum, one) => sum + share(one), isCalled ? 1 : 0);
  const isOfTotal = /\btotal\b/i.test(name) && (named + measure > 0 || isNothingElse);
  return named + measure + (isOfTotal ? 0.5 : 0);
}

const BESIDE = /^(?:than|and|or|to|of)$/;
function inWords(
  value: number,
  { before, after }: Amount = { value, before: '', after: '' },
  isSum: boolean,
): string {
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return after === '%' && !isSum ? `${digits} percentage points` : `${before}${digits}${after}`;
}
