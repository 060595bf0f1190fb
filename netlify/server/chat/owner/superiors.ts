/** Who the owner worked under and for, as far as those who recommend him say what they were to him. */
import { listed } from '../answer/sentences.ts';
import type { Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { conceptsOf, type Concept } from '../language/concepts.ts';
import { words } from '../language/words.ts';
import { weightOf } from '../read/reader.ts';
import { draftOf, rolesOf, type OwnerQuestion, type Relation } from './relation.ts';

export const SUPERIOR =
  /\b(?:manage[sd]|supervise[sd]|oversaw|oversees|led)\b(?! by)|\b(?:manager|supervisor|boss)\b(?! of)/i;
const CLIENT = /\b(?:client|customer)\b/i;
/** The share of what else is said, by how telling it is, that must be told of them. */
const ENOUGH = 0.4;
const POINTS = /\b(?:there|then|(?:that|this|the same) \w+)\b/;

/** The people with such a relation; of a time or a place that is said, only those who are told to have been there. */
function people(relation: RegExp, rest: string, { context, focus }: OwnerQuestion) {
  const { knowledge } = context;
  const said = rest.replace(POINTS, '');
  const row = rolesOf(context).find(({ passageId }) => focus.includes(passageId));
  if (said !== rest && !row) return undefined;
  const asked = conceptsOf(words(said), (word) => !COMMON_WORDS.has(word) && word !== 'he');
  const weigh = (some: Concept[]) => some.reduce((sum, one) => sum + weightOf(one, knowledge), 0);
  const isThere = ({ name, labels }: Row) => {
    const told = `${name} ${labels.join(' ')}`;
    const held = tellingStems(told);
    const isPointed =
      said === rest || [row?.organization, row?.place.split(',')[0]].some((one) => one && told.includes(one));
    return (
      isPointed &&
      weigh(asked.filter(({ stems }) => stems.every((stem) => held.has(stem)))) >= ENOUGH * weigh(asked)
    );
  };
  const found = knowledge.rows.filter(
    (one) =>
      one.relation === 'testimonial' && one.labels.some((label) => relation.test(label)) && isThere(one),
  );
  return found.length === 0
    ? undefined
    : draftOf(listed(found.map(({ name, labels }) => `${name}: ${labels.join(', ')}`)) + '.', found, context);
}

export const SUPERIOR_RELATIONS: Relation[] = [
  {
    name: 'superior',
    asked:
      /^(?:who|whom) (?:(?:was|is|were|are) (?:he |the )(?:(?:line|direct|former|old|last) )*(?:boss|supervisor|manager|superior|chief)(?:es|s)?|(?:did|does|has) he (?:directly )?(?:report(?:ed)? to|work(?:ed)? under)|(?:managed|supervised|oversaw|manages|supervises|oversees|bossed) he)\b(.*)$/,
    answer: ([rest = ''], asked) => people(SUPERIOR, rest, asked),
  },
  {
    name: 'client',
    asked: /^(?:who|whom) (?:was|is|were|are) (?:he |the )(?:client|customer)s?\b(.+)$/,
    answer: ([rest = ''], asked) => people(CLIENT, rest, asked),
  },
];
