/** One side of what a question names: when it ended, where it was, how long it lasted. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { attributeOf } from './attributes.ts';
import { namedRow } from './named-rows.ts';
import { unexplained } from './row-question.ts';

const RELATIONS: Relation[][] = [['role'], ['project'], ['award', 'credential'], ['testimonial']];
/** Words that ask for a side of a row. */
const SIDES = tellingStems(
  'town city country location link url publisher issuer magazine journal publication date year leave left join joined quit rejoin stop issued awarded printed gave carried university school think recommend nov dec jan feb mar apr jun jul aug sep sept oct existed exist',
);

/** The side that is asked for, of each row that is meant; undefined where a word is neither a name nor a side. */
export function rowAttribute(
  text: string,
  knowledge: Knowledge,
  now: Date,
): { text: string; rows: Row[] } | undefined {
  const asked = unexplained(text, knowledge).filter((stemmed) => !/^\d+$/.test(stemmed));
  for (const relations of RELATIONS) {
    const row = namedRow(text, relations, knowledge, now);
    if (!row) continue;
    const name = tellingStems(`${row.title} ${row.organization} ${row.place} ${row.summary}`);
    if (!asked.every((stem) => name.has(stem) || SIDES.has(stem))) continue;
    const said = meant(row, asked, knowledge).flatMap((one) => {
      const side = attributeOf(text, one, now, { withSummary: false });
      return side ? [{ side, one }] : [];
    });
    if (said.length > 0)
      return { text: said.map(({ side }) => side).join(' '), rows: said.map(({ one }) => one) };
  }
  return undefined;
}

/** The row, or all of its employer where nothing of its own title is said. */
function meant(row: Row, asked: readonly string[], { rows }: Knowledge): Row[] {
  const title = tellingStems(row.title);
  if (row.relation !== 'role' || asked.some((stem) => title.has(stem))) return [row];
  return rows.filter(
    ({ relation, organization }) => relation === 'role' && organization === row.organization,
  );
}
