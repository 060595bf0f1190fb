/** What a post or a project that the conversation is about is asked for: its points, for whom it was, how long it took. */
import { tellingStems } from '../knowledge/units.ts';
import { attributeOf } from '../compute/attributes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Row } from '../knowledge/rows.ts';
import type { Context, Draft } from './rule.ts';
import { bullets } from './sentences.ts';
import type { Query } from './understand.ts';

export const OF_POST =
  /^(?:and |so |ok |please |can you |could you )*(?:what (?:is|was) (?:it|that|this)(?: (?:one|post|article))? about|what does (?:it|that) say|(?:give me |what (?:are|is) |show me |list )?(?:the |its )?(?:key|main) (?:points?|takeaways?|messages?|ideas?)(?: of (?:it|that))?|summari[sz]e (?:it|that|this)(?: (?:for me|please|quickly|briefly))*|(?:a |the )?(?:short )?summary|tl ?dr)$/;
const POINTS_OF_POST = /\b(?:points?|takeaways?|ideas?)\b/;
const MOST_HEADINGS = 8;

/** What a post is about as its excerpt says, or by its headings. */
export function ofPost(post: Row, text: string, knowledge: Knowledge): Draft {
  const headings = knowledge.sentences.units
    .filter(({ passage }) => passage.id === post.passageId)
    .flatMap(({ lead }) => lead.split(' · ').slice(1, 2));
  const points = [...new Set(headings)].slice(0, MOST_HEADINGS);
  const listed = POINTS_OF_POST.test(text) && points.length > 0 ? `\n${bullets(points)}` : '';
  return rowsDraft(`${post.name}: ${post.summary}${listed}`, [post], knowledge);
}

export const OF_WORK =
  /^(?:and |so |ok )*(?:who (?:was|is) (?:it|that|this) (?:\w+ )?for|for (?:whom|who|which (?:client|company))|(?:who|what) (?:was|is) the (?:client|customer)|how long did (?:it|that|this) (?:take|last))$/;

const FOR_WHOM = /\bfor (?:an?|the) /;

/** For whom a project was and how long it took: its dates, or what introduces it. */
export function ofWork(row: Row, { text }: Query, { knowledge, now }: Context): Draft {
  const project = knowledge.content.projects.find(({ id }) => row.passageId === `projects/${id}`);
  const overview = project?.details.overview || row.summary;
  const isForSomebody = !/\bhow long\b/.test(text) && !FOR_WHOM.test(overview) && FOR_WHOM.test(row.summary);
  const told = isForSomebody ? row.summary : overview;
  return rowsDraft(attributeOf(text, row, now) ?? `${row.title}. ${told}`, [row], knowledge);
}

const AWARDED = /\b(?:awards?|prizes?|medals?|honou?rs?|recognition|won|win)\b/;
const AROUND_AWARD = new Set(
  'a an and any anything been did earn earned ever for from get given got has have in is it of receive received so something that the there this was were win won with'.split(
    ' ',
  ),
);

/** True for "did it win anything?". */
export const asksAwards = (text: string): boolean =>
  AWARDED.test(text) &&
  text
    .replace(AWARDED, '')
    .split(' ')
    .every((word) => word === '' || AROUND_AWARD.has(word));

/** The awards that tell of a project or role; that there is none is known as well. */
export function awardsOf(row: Row, knowledge: Knowledge): Draft {
  const named = [...tellingStems(row.title)];
  const held = knowledge.rows.filter(({ relation, labels, title, summary }) => {
    if (relation !== 'award' || !labels.includes('recognition')) return false;
    const said = tellingStems(`${title} ${summary}`);
    return named.filter((one) => said.has(one)).length >= Math.min(named.length, SHARED);
  });
  const text = held.map(({ name, summary }) => `${name}: ${summary}`).join('\n');
  return rowsDraft(text || `No award for it is published here.`, held.length > 0 ? held : [row], knowledge);
}
/** Words of its title that an award must say. */
const SHARED = 2;

export function rowsDraft(text: string, rows: Row[], { passages }: Knowledge): Draft {
  return {
    by: 'row',
    text: text.charAt(0).toUpperCase() + text.slice(1),
    passages: rows.flatMap(({ passageId }) => passages.get(passageId) ?? []),
  };
}
