/** One side of one row that a question names: when it ended, where it was, how long it lasted. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { attributeOf } from './attributes.ts';
import { namedRow } from './named-rows.ts';
import { unexplained } from './row-question.ts';

const RELATIONS: Relation[][] = [['role'], ['project'], ['award', 'credential'], ['testimonial']];
/** Words that ask for a side of a row. */
const SIDES = tellingStems(
  'town city country location link url publisher issuer magazine journal publication date year leave left join joined quit rejoin stop issued awarded printed gave carried university school think recommend',
);

/** The side that is asked for; undefined where a word is neither of its name nor of its side. */
export function rowAttribute(
  text: string,
  knowledge: Knowledge,
  now: Date,
): { text: string; row: Row } | undefined {
  for (const relations of RELATIONS) {
    const row = namedRow(text, relations, knowledge, now);
    if (!row) continue;
    const name = tellingStems(`${row.title} ${row.organization} ${row.place} ${row.summary}`);
    const isExplained = (stem: string) => name.has(stem) || SIDES.has(stem);
    const said = unexplained(text, knowledge).every(isExplained)
      ? attributeOf(text, row, now, { withSummary: false })
      : undefined;
    if (said) return { text: said, row };
  }
  return undefined;
}
