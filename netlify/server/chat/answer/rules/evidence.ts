/** Any other subject: what the content says about it, statement by statement. */
import type { Hit } from '../../knowledge/knowledge.ts';
import type { Context, Draft, Rule } from '../rule.ts';
import { asksYesOrNo, bullets, fitting, inContext, listed } from '../sentences.ts';
import { stem } from '../../language/stem.ts';
import { words } from '../../language/words.ts';
import type { Query } from '../understand.ts';

/** Share of the question, weighed by how telling its words are, that the statements must hold. */
const ENOUGH_HELD = 0.6;
const STATEMENTS = 4;
const MOST_WORDS = 70;
/** Share of the best statement's weight that others need to stand beside it. */
const CLOSE_TO_BEST = 0.8;
/** The same, where the best would stand alone. */
const FAR_FROM_BEST = 0.5;

export const evidence: Rule = {
  name: 'evidence',
  when: ({ held }) => held.some((stemmed) => !/^\d+$/.test(stemmed)),
  answer: (query, context) => {
    const { knowledge } = context;
    const specific = new Set([...query.subject, ...query.mentions.flatMap(({ stems }) => stems)]);
    const asked = specific.size > 0 ? [...specific] : query.held;
    const hits = knowledge
      .search(asked)
      .filter(({ fact }) => fact.kind !== 'site' && !context.told.includes(fact.text));
    const chosen = choose(hits, asked, context);
    if (chosen.length === 0) return undefined;
    const held = new Set(chosen.flatMap(({ matched }) => [...matched]));
    const share = heldShare(asked, held, query, context);
    const isPartial = query.unknown.length > 0 && query.topics.has('knowHow');
    if (share < ENOUGH_HELD && !(isPartial && namesSomething(asked, context))) return undefined;
    return compose(chosen, query, context);
  },
};

/** The best statements, at most one per passage unless few passages hold any. */
function choose(hits: Hit[], asked: string[], { knowledge }: Context): Hit[] {
  const weight = (hit: Hit) =>
    [...hit.matched].reduce((sum, stem) => sum + Math.max(knowledge.rarity(stem), 0.2), 0);
  const most = Math.max(0, ...hits.map(weight));
  const atLeast = (share: number) => hits.filter((hit) => hit.isHeading || weight(hit) >= most * share);
  const best = atLeast(asked.length > 1 ? CLOSE_TO_BEST : 1);
  const close = best.length > 1 ? best : atLeast(FAR_FROM_BEST);
  const chosen: Hit[] = [];
  for (const hit of close) {
    if (chosen.length === STATEMENTS) break;
    const sharesPassage = chosen.some(({ fact }) => fact.passage === hit.fact.passage);
    const isAbout = hit.fact.kind === 'competency';
    if (!sharesPassage || (isAbout && chosen.length < 2)) chosen.push(hit);
  }
  if (chosen.length === 1) chosen.push(...close.filter((hit) => !chosen.includes(hit)).slice(0, 2));
  return chosen;
}

function heldShare(asked: string[], held: Set<string>, { unknown }: Query, { knowledge }: Context): number {
  const weight = (stems: string[]) =>
    stems.reduce((sum, stem) => sum + Math.max(knowledge.rarity(stem), 0.2), 0);
  const all = weight(asked) + unknown.length * knowledge.rarity('');
  return weight(asked.filter((stem) => held.has(stem))) / all;
}

function namesSomething(asked: string[], { knowledge }: Context): boolean {
  return asked.some((stem) => knowledge.isName(stem));
}

/** True where one statement says all that was asked, and the first does not say it of others. */
const isHeldByOne = (chosen: Hit[], { subject }: Query): boolean =>
  chosen.some(({ matched }) => subject.every((one) => matched.has(one))) &&
  !subject.some((one) => isOfOthers(chosen[0]?.fact.text ?? '', one));

function isOfOthers(text: string, subject: string): boolean {
  const holds = (some: string) => words(some).some((word) => stem(word) === subject);
  return DEPARTMENTS.has(subject) && holds(text) && !holds(text.replace(PARTIES, ' '));
}

const NAMES =
  'department finance legal hr resources it security operations sales marketing engineering product construction landlord facilities procurement purchasing accounting compliance audit support communications logistics production nursing pharmacy medicine design research'.split(
    ' ',
  );
const DEPARTMENTS = new Set(NAMES.map(stem));
const DEPARTMENT = `(?:human )?(?:${NAMES.join('|')})`;
/** `with finance, legal and department heads`: departments beside each other are who took part. */
const PARTIES = new RegExp(
  `\\b${DEPARTMENT}(?:,? (?:and|or) ${DEPARTMENT}\\b|(?:, ${DEPARTMENT}){1,9}\\b(?:,? (?:and|or) ${DEPARTMENT}\\b)?)`,
  'giu',
);

function compose(chosen: Hit[], query: Query, { knowledge }: Context): Draft {
  const facts = chosen.map(({ fact }) => fact);
  const { givenName } = knowledge.content.profile;
  const absent = query.unknown.map((word) => `“${word}”`);
  const isYes =
    asksYesOrNo(query) && query.topics.has('knowHow') && absent.length === 0 && isHeldByOne(chosen, query);
  const intro =
    absent.length > 0
      ? `I find nothing about ${listed(absent)} here. On the rest, this is what the site says:`
      : isYes
        ? `Yes. This is what the site says about ${givenName} in that respect:`
        : `This is what the site says about that:`;
  return {
    text: `${intro}\n${bullets(fitting(facts.map(inContext), MOST_WORDS))}`,
    passages: facts.map(({ passage }) => passage),
  };
}
