/** The line of a post's table that has the least or the most of what is asked: "which was the cheapest?" */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { amountIn, isMeasuredIn, type Series, type Table } from '../knowledge/tables.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';

const LEAST = /\b(?:cheapest|lowest|smallest|shortest|least|fewest|quietest|lightest|worst)\b/;
const MOST =
  /\b(?:most|dearest|costliest|priciest|highest|largest|biggest|longest|loudest|greatest|heaviest|best)\b/;
/** Of money and noise less is better, so these say no end of them. */
const JUDGED = /\b(?:worst|best)\b/;
const LESS_IS_BETTER = /[$€£]|\bdB\b|\b(?:months?|weeks?|days?|hours?|minutes?)\b/;
/** `11 of 12` */
const OF_ALL = / of \d+$/;

/** True for a question for the least or the most of something. */
export const asksEnd = (text: string): boolean => LEAST.test(text) !== MOST.test(text);

/** Undefined where no column, or more than one, is meant, or where two lines have the same. */
export function endRow(text: string, passageId: string, knowledge: Knowledge): Unit | undefined {
  if (!asksEnd(text)) return undefined;
  const [best, next] = knowledge.tables
    .filter(({ keyName, rows }) => keyName !== '' && rows[0]?.passage.id === passageId)
    .flatMap((table) => table.series.map((series) => ({ table, series, score: scoreOf(series, text) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return best && best.score !== next?.score ? rowAtEnd(best, LEAST.test(text)) : undefined;
}

function rowAtEnd({ table, series }: { table: Table; series: Series }, isLeast: boolean): Unit | undefined {
  const amounts = table.keys.map((key) => amountIn((series.cells.get(key) ?? '').replace(OF_ALL, ''))?.value);
  if (amounts.includes(undefined)) return undefined;
  const values = amounts.map(Number);
  const end = isLeast ? Math.min(...values) : Math.max(...values);
  return values.filter((value) => value === end).length === 1 ? table.rows[values.indexOf(end)] : undefined;
}

/** How much of the name of a series the question says, and whether its cells are of the kind that is measured. */
function scoreOf({ name, cells }: Series, text: string): number {
  const said = tellingStems(text);
  const named = [...tellingStems(name)].filter(
    (one) => said.has(one) || othersOf(one).some((other) => said.has(other)),
  );
  const [cell = ''] = cells.values();
  const isJudgedByLess = JUDGED.test(text) && LESS_IS_BETTER.test(cell);
  return isJudgedByLess ? 0 : named.length + Number(isMeasuredIn(cell, text));
}
