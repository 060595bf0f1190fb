/** How many people and how much money the owner answers for, as far as his record gives numbers. */
import type { Context, Draft } from '../answer/rule.ts';
import { asksYesOrNo, bullets, inContext, sentence } from '../answer/sentences.ts';
import { numberOf, NUMERAL } from '../language/numbers.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { PERSONS } from '../read/reader.ts';
import type { Fact } from '../knowledge/types.ts';
import { leadingRoles } from './experience.ts';
import { notTold } from './visitor-needs-answers.ts';
import { isMadeOf, rolesOf, type OwnerQuestion, type Relation } from './relation.ts';

const NUMBER =
  '(?:\\d[\\d,.]*\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';
type Amount = { what: string; said: RegExp; number: RegExp };

const TEAMS: Amount = {
  what: 'How many people a team had',
  said: /\b(?:(?:lead|led|leads|manage[sd]?|head(?:ed)?|supervise[sd]?|build|built|hire[sd]?|coach|train)\b.{0,60}\b(?:teams?|staff|engineers|architects|analysts|people|department|employees|nurses)|team of|studio of|group of|staff of)\b/i,
  number: new RegExp(
    `\\b(?:team|group|staff|department|studio|crew) of ${NUMBER}|\\b(?:led|leads?|manage[sd]?|supervise[sd]?|with|teaches) (?:a team of )?${NUMBER} (?:people|employees|staff|engineers|reports|architects|analysts|nurses|developers)`,
    'i',
  ),
};
const BUDGETS: Amount = {
  what: 'The sum of a budget',
  said: /(?<!\b(?:under|over|on|within) )\bbudgets?\b/i,
  number:
    /\bbudgets? of (?:\w+ ){0,2}[$€£]\s?\d|[$€£]\s?\d[\d.,]*[KMB]?\+? (?:(?!under|over|within|on\b)\w+ )?budget\b/i,
};
/** How he brings others on, which no number is asked for. */
const DEVELOPED: Amount = {
  what: '',
  said: /\b(?:mentor(?:s|ed|ing)?|coach(?:es|ed|ing)?|train(?:s|ed)? (?:\w+ ){1,3}(?:apprentices|people|staff|nurses|engineers|managers|analysts|colleagues)|apprentices|super users)\b/i,
  number: /(?!)/,
};
const DEVELOPING =
  /\b(?:mentor|coach|develop|grow|train|teach|taught)\w*\b|\b(?:people|juniors?|staff|teams?|others|anyone|anybody|employees|talents?|colleagues)\b/;
const RECORD = new Set<Fact['kind']>([
  'description',
  'achievement',
  'responsibility',
  'summary',
  'overview',
  'outcome',
  'competency',
  'highlight',
  'metric',
]);
const MOST = 3;

/** The statements about it, and those of them that give a number. */
function statementsOf({ said, number }: Amount, { text: asked, context, focus }: OwnerQuestion) {
  const isMeant = (id: string) => focus.length === 0 || !POINTS.test(asked) || focus.includes(id);
  const all = context.knowledge.facts.filter(
    ({ kind, text, passage }) =>
      RECORD.has(kind) && (said.test(text) || number.test(text)) && isMeant(passage.id),
  );
  const now = NOW.test(asked) ? all.filter(isOfNow(context)) : [];
  const facts = now.length > 0 ? now : all;
  return { facts, counted: facts.filter(({ text }) => number.test(text)) };
}

/** The statements that give a number, or that none is published and what is said instead. */
function amountOf(amount: Amount, asked: OwnerQuestion): Draft | undefined {
  const { facts, counted } = statementsOf(amount, asked);
  const shown = (counted.length > 0 ? counted : facts).slice(0, MOST);
  if (OF_COMPANY.test(asked.text) && counted.length === 0)
    return notTold('How many people work there is not published here.', asked);
  if (shown.length === 0)
    return asked.focus.length > 0 && POINTS.test(asked.text)
      ? notTold(`${amount.what} is not published for that.`, asked)
      : undefined;
  const isDone = shown.every(({ passage: { section } }) => section === 'experience');
  const lead =
    counted.length > 0 || !SIZE.test(asked.text)
      ? isDone && asksYesOrNo(asked.query)
        ? 'Yes.\n'
        : ''
      : `${amount.what} is not published as a number. What the record says:\n`;
  // The one role that was named need not be named again.
  const isOfOne = asked.focus.length === 1 && POINTS.test(asked.text);
  const lines = isOfOne
    ? shown.map(({ text }) => sentence(text))
    : [...Map.groupBy(shown, ({ passage }) => passage).values()].map((facts) =>
        facts.map((fact, at) => (at === 0 ? inContext(fact) : sentence(fact.text))).join(' '),
      );
  return { text: `${lead}${bullets(lines)}`, passages: shown.map(({ passage }) => passage) };
}

/** It asks of what was said before alone. */
const POINTS = /\b(?:it|that|this|there)\b/;
/** Of the people of a company those whom he led say nothing. */
const OF_COMPANY =
  /\b(?:how (?:big|large|small)|size)\b.* (?:company|business|firm|studio|practice|agency|office)\b/;
const NOW = /\b(?:now|currently|current|today|present|at the moment|these days)\b/;

/** True for what is said of the owner himself, or of a role that he holds. */
function isOfNow(context: Context): (fact: Fact) => boolean {
  const past = new Set(rolesOf(context).flatMap(({ end, passageId }) => (end === '' ? [] : [passageId])));
  return ({ passage: { id } }) => !id.startsWith('projects/') && !past.has(id);
}

/** The question without the employer or role that it names, and the passages that tell of those. */
function ofNamed(asked: OwnerQuestion): OwnerQuestion {
  const named = asked.query.mentions.filter(
    ({ entity: { kind }, strength }) => strength === 1 && (kind === 'company' || kind === 'role'),
  );
  if (named.length === 0) return asked;
  const told = new Set(named.flatMap(({ stems }) => stems));
  const text = asked.text
    .split(' ')
    .filter((word) => !told.has(stem(word)))
    .join(' ');
  return { ...asked, text: `${text} there`, focus: named.flatMap(({ entity }) => entity.passageIds) };
}

/** Words that such questions are made of: with any other they ask for something else. */
const AROUND = new Set(
  `a about an and any are at average be been being big biggest charge control did direct do does for group had handle handled handling
  has have he held hire hired hold how in is it itech kind large larger largest lead leading leads led long manage managed manages
  managing many members most much of on or ops over own owned owning ran responsibilities responsibility responsible run running
  size sizes small sort sum supervise supervised supervising that the to total typical under usually was were there what which with work
  worked works working annual yearly experience office studio firm company practice business agency employ employs employed sizeable now currently current today present moment these days line built build grow grew grown from scratch up set himself herself yourself own`.split(
    /\s+/,
  ),
);
const TEAM_WORDS =
  /\b(?:teams?|departments?|staff|managers|leaders|directors|executives|people|employees|persons|engineers|folks|reports?|reporting|reported|subordinates|heads|headcount|colleagues|anyone|anybody|others)\b/;
const BUDGET_WORDS = /\bbudgets?\b/;
const SIZE = /\b(?:how (?:big|large|small|many)|sizes?|largest|biggest|direct reports|headcount)\b/;
const LEADS =
  /\b(?:teams?|departments?|staff|report|reports|reporting|reported|manag\w+|le[ad]d?|leading|supervis\w+|hired?|under|headcount|employs?|work(?:s|ing)? (?:for|in|at|with) he|he (?:office|studio|firm|company|practice|business|agency))\b/;

/** "100 people", "a team of more than 20". */
const SO_MANY = new RegExp(
  String.raw`\b(?:(?:more than|over|at least|up to|about|around|some) )?(${NUMERAL})\+? (?:or more )?(?:people|persons|staff|\w+s)\b|\b(?:teams?|groups?|staffs?|departments?) of (?:(?:more than|over|at least|up to|about|around|some) )?(${NUMERAL})\b`,
);

const MORE = /\b(?:more than|over)\b/;

/** Whether he led so many: the largest number that is published. */
function ledSoMany(asked: OwnerQuestion): Draft | undefined {
  const [said = '', people, members = people] = SO_MANY.exec(asked.text) ?? [];
  const wanted = numberOf(members ?? '');
  if (wanted === undefined || (members === people && !namesPersons(said, asked.context))) return undefined;
  if (!isMadeOf(asked.text.replace(said, 'team'), TEAM_WORDS, AROUND)) return undefined;
  const { counted } = statementsOf(TEAMS, asked);
  const sizes = counted.map((fact) => ({ fact, size: sizeIn(fact.text) })).sort((a, b) => b.size - a.size);
  const [largest] = sizes;
  if (!largest) {
    const leading = leadingRoles(asked);
    const text = `${TEAMS.what} is not published as a number.`;
    return leading
      ? { ...leading, text: `${text} What is: ${leading.text.replace(/^Yes: /, '')}`, isUnknown: true }
      : notTold(text, asked);
  }
  const isSo = MORE.test(said) ? largest.size > wanted : largest.size >= wanted;
  return {
    text: `${isSo ? 'Yes' : 'None of that size is published here; the largest'}: ${inContext(largest.fact)}`,
    passages: [largest.fact.passage],
  };
}

/** "Engineers", or what a role is called here. */
const namesPersons = (said: string, context: Context): boolean => {
  const titled = new Set(rolesOf(context).flatMap(({ title }) => words(title).map(stem)));
  return PERSONS.test(said) || words(said).some((word) => titled.has(stem(word)));
};

const sizeIn = (text: string): number =>
  Math.max(
    0,
    ...words(TEAMS.number.exec(text)?.[0] ?? '').map((word) => numberOf(word.replace('+', '')) ?? 0),
  );

/** By numbers, by titles that lead, or else by what he did. */
function leadsPeople(asked: OwnerQuestion): Draft | undefined {
  const isCounted = statementsOf(TEAMS, asked).counted.length > 0;
  return (isCounted ? undefined : leadingRoles(asked)) ?? amountOf(TEAMS, asked);
}

export const RESPONSIBILITY_RELATIONS: Relation[] = [
  {
    name: 'team size',
    asked: SIZE,
    answer: (_, question) => {
      const asked = ofNamed(question);
      return LEADS.test(asked.text) && isMadeOf(asked.text, TEAM_WORDS, AROUND)
        ? amountOf(TEAMS, asked)
        : undefined;
    },
  },
  {
    name: 'led so many',
    asked: /^(?:has|have|did|does|is|was) he .*\b(?:manag\w+|le[ad]d?|leading|supervis\w+|responsible)\b/,
    answer: (_, asked) => ledSoMany(asked),
  },
  {
    name: 'leads people',
    asked:
      /^(?:has|have|did|does|is|was|any) (?:he )?.*\b(?:manag\w+|le[ad]d?|leading|supervis\w+|hir(?:e|ed|ing)|built|build|grow|grew|grown|line management)\b/,
    answer: (_, asked) =>
      asked.text.search(TEAM_WORDS) >= 0 && isMadeOf(asked.text, TEAM_WORDS, AROUND)
        ? leadsPeople(asked)
        : undefined,
  },
  {
    name: 'develops people',
    asked:
      /\b(?:mentor|coach|develop|grow|train|teach|taught)\w* (?:\w+ )?(?:people|juniors?|staff|teams?|others|anyone|anybody|employees|talents?|colleagues)\b/,
    answer: (_, asked) => (isMadeOf(asked.text, DEVELOPING, AROUND) ? amountOf(DEVELOPED, asked) : undefined),
  },
  {
    name: 'budget',
    asked: /\bbudgets?\b/,
    answer: (_, question) => {
      const asked = ofNamed(question);
      return isMadeOf(asked.text, BUDGET_WORDS, AROUND) ? amountOf(BUDGETS, asked) : undefined;
    },
  },
];
