/** Compiles a question about many rows, or one of many, to a query; undefined where words of it stay unexplained. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation } from '../knowledge/rows.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { othersOf } from '../language/concepts.ts';
import { ORDINALS } from '../language/ordinals.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { countedIn } from '../read/kind.ts';
import { isCounted } from '../read/reader.ts';
import { ASIDE } from './aside-words.ts';
import type { Filter, RowQuery } from './query.ts';
import { CURRENT, exceptionIn, labelIn, organizationIn, placesIn } from './row-names.ts';
import { lastingIn, NO_SPAN, timeIn } from './time-words.ts';

export type Wanted = 'rows' | 'count' | 'duration' | 'organizations' | 'places';
export type RowQuestion = {
  query: RowQuery;
  wanted: Wanted;
  noun: string;
  /** The number that the owner states himself, of more than is shown: "50+ Projects Led". */
  stated?: string;
};

type Noun = { relation: Relation; pattern: RegExp; noun: string };
type Asking = Noun & {
  /** The noun is what "how many" counts. */
  isCounted: RegExp;
  all: RegExp;
  isFirst: RegExp;
  isAsked: RegExp;
  counted: RegExp[];
};
const SKILLS: Noun = { relation: 'skill', pattern: /\bskills?\b/, noun: 'skill' };
const ROLES: Noun = {
  relation: 'role',
  pattern: /\b(jobs?|roles?|positions?|employments?|stints?|employers?|career stations?)\b/,
  noun: 'role',
};
const NOUNS: Noun[] = [
  { relation: 'competency', pattern: /\bcompetenc(?:y|e|ies|es)\b/, noun: 'competency' },
  {
    relation: 'area',
    pattern: /\b(?:groups?|areas?|parts?|sections?|categories)(?= .*\b(?:expertise|skills?)\b)/,
    noun: 'group',
  },
  ROLES,
  { relation: 'project', pattern: /\b(projects?|case studies|case study)\b/, noun: 'project' },
  { relation: 'award', pattern: /\b(awards?|publications?|recognitions?|honou?rs?)\b/, noun: 'entry' },
  { relation: 'category', pattern: /\bcategories\b/, noun: 'category' },
  {
    relation: 'credential',
    pattern: /\b(certifications?|certificates?|credentials?|certs?)\b/,
    noun: 'certification',
  },
  SKILLS,
  {
    relation: 'testimonial',
    pattern: /\b(testimonials?|recommendations?|recommend(?:ed|s)?|references?)\b/,
    noun: 'recommendation',
  },
  {
    relation: 'post',
    pattern: /\b(blog posts?|posts?|blog articles?|blog entries|blog entry|articles?|blog)\b/,
    noun: 'post',
  },
];
const ORDERS: [RegExp, NonNullable<RowQuery['order']>][] = [
  [/\b(longest|most time|stayed longest)\b/, 'longest'],
  [/\b(shortest|least time|briefest)\b/, 'shortest'],
  [new RegExp(String.raw`\b(newest|latest|most recent(ly)?|last${NO_SPAN}|freshest)\b`), 'last'],
  [new RegExp(String.raw`\b(first${NO_SPAN}|oldest|earliest)\b`), 'first'],
];
/** All of them, as they stand in the content, not the first. */
/** The same of two. */
const OF_TWO = /\bof (?:the|his|her|their) (?:two|both)\b|\b(?:his|her|their|the) two\b/;
const COMPARATIVES: [RegExp, NonNullable<RowQuery['order']>][] = [
  [/\blonger\b/, 'longest'],
  [/\bshorter\b/, 'shortest'],
  [/\b(?:newer|later|younger|more recent)\b/, 'last'],
  [/\b(?:older|earlier)\b/, 'first'],
];
const NEWEST_FIRST = /\b(?:newest|latest|most recent) (?:one )?first\b/;
const COUNT = /\b(how many(?! (?:years|months|weeks))|number of|how often|count)\b/;
export const LENGTH =
  /\bhow (?:long|much time|many (?:years|months))\b|\b(?:total|whole) time (?:at|in|with|for|as|spent)\b/;
const ASKS_ROWS =
  /\b(which|what(?! (?:is|was|does|did|do|can|made))|list|show|all|every|each|of (?:the|his|her|their|all|these)|are there any|in which|at which|of which)\b/;
const NUMBERS = ['two', 'three', 'four', 'five'];
const DISTINCT: [RegExp, Wanted][] = [
  [/\b(how many|number of) (different )?(companies|employers|firms|organi[sz]ations)\b/, 'organizations'],
  [/\b(how many|number of) (different )?(cities|places|locations|towns)\b/, 'places'],
];
const STAYED = /\b(where|which (company|employer)|what company)\b.{0,80}\b(longest|shortest|stay|stayed)\b/;
/** "What was the job in 2016", "where did he work in May 2019". */
const ASKS_ONE =
  /^(?:and |so )?(?:(?:in|at|by|during|since|before|after) (?:\S+ ){0,3}?\d{4} )?(?:what|which|where|who|for whom|for which|at which|as what|did)\b.{0,40}\b(?:job|role|position|employer|title|work|worked|working|employed|company|leave|quit)\b/;
const LEFT_OUT =
  /\b(?:not (?:counting|including)|leaving out|without|except|excluding|apart from|besides|other than) /;
const ASKS_AGAIN = / (?:how|which|what|where|did|does|has|is|are)\b/;
/** What is over by now. */
const OVER =
  /\b(?:that|which) (?:are|were|have|has) (?:already )?(?:over|ended|finished|behind (?:him|her|them))\b|\bthat (?:already )?ended\b|\b(?:offices|firms|companies|employers|jobs|roles) (?:that )?(?:he|she|they) (?:has |have )?left\b|\b(?:past|former|previous|finished|completed)(?= (?:jobs?|roles?|positions?|employers?|stints?|projects?)\b)/;
const REMOTELY = /\b(?:remotely|from home)\b/;
/** Before the first job anyway. */
const STUDIED =
  /\bafter (?:graduat\w{1,5}|university|college|school|(?:his|her|the|their) (?:studies|degree))\b/;
const LINKED =
  /\b((is|are) there an? (article|link)s?( to read)?|ha(s|ve) an? (article|link)s?|with an? (article|link)s?|articles? (to read|linked)|link to)\b/;
/** Ways to ask for a noun, made once. */
const asking = new Map(
  NOUNS.map((noun): [Noun, Asking] => {
    const { source } = noun.pattern;
    return [
      noun,
      {
        ...noun,
        all: new RegExp(source, 'g'),
        isFirst: new RegExp(
          `\\b(how many|which|what|number of|of) (?:of )?(?:the |your |different |blog )*${source}`,
        ),
        isCounted: new RegExp(
          `${COUNT.source}(?: \\S+){0,5}? ${source}|${source}[^\\d]{0,60}\\bhow many (?:are|were|of|did|does|has|have)\\b`,
        ),
        isAsked: new RegExp(`${ASKS_ROWS.source}(?: \\S+){0,3}? ${source}`),
        counted: NUMBERS.map((name) => new RegExp(`\\b${name} ${source}`)),
      },
    ];
  }),
);
/** Among which one may say a number. */
const SENTENCES = 10;
const RANKED = ORDINALS.map((name) => new RegExp(`\\b${name}\\b`));

export function rowQuestion(text: string, knowledge: Knowledge, now: Date): RowQuestion | undefined {
  const distinct = DISTINCT.find(([pattern]) => pattern.test(text));
  const found =
    distinct || STAYED.test(text) || ASKS_ONE.test(text)
      ? ROLES
      : (nounIn(text) ?? (COUNT.test(text) && labelIn(text, 'skill', knowledge) ? SKILLS : undefined));
  const ways = found && asking.get(found);
  // A post lasts no time.
  if (!ways || (found.relation === 'post' && LENGTH.test(text))) return undefined;
  const isAll = NEWEST_FIRST.test(text);
  const orders = OF_TWO.test(text) ? [...ORDERS, ...COMPARATIVES] : ORDERS;
  const order = isAll ? undefined : orders.find(([pattern]) => isOrder(text, pattern, found))?.[1];
  const isCount = COUNT.test(text);
  const time = timeIn(` ${text} `);
  const isOfOneTime =
    time !== undefined &&
    (time.filter.by === 'end' || !/^\S* ?\d{4}$/.test(time.text)) &&
    ASKS_ONE.test(text);
  if (!isCount && !order && !ways.isAsked.test(text) && !isOfOneTime && !LENGTH.test(text)) return undefined;
  if (isCount && !distinct && found !== SKILLS && !ways.isCounted.test(text)) return undefined;
  const expected = ways.counted.findIndex((pattern) => pattern.test(text)) + 2;

  let rest = ` ${text} `
    .replace(REMOTELY, 'remote')
    .replace(distinct?.[0] ?? '', ' ')
    .replace(ways.all, ' ')
    .replace(COUNT, ' ')
    .replace(NEWEST_FIRST, ' ');
  const [, except] = text.split(LEFT_OUT);
  const leftOut = except?.split(ASKS_AGAIN)[0];
  rest = rest
    .replace(LEFT_OUT, ' ')
    .replace(leftOut ?? '', ' ')
    .replace(STUDIED, ' ');
  const without = leftOut && exceptionIn(leftOut, found.relation, knowledge, now);
  if (leftOut && !without) return undefined;
  const filters: Filter[] = without ? [{ by: 'not', filter: without }] : [];
  const take = (filter: Filter | undefined, said: string | RegExp) => {
    if (!filter) return;
    filters.push(filter);
    rest = rest.replace(said, ' ');
  };
  const lasting = lastingIn(rest);
  take(lasting?.filter, lasting?.text ?? '');
  take(time?.filter, time?.text ?? '');
  if (OVER.test(rest)) take({ by: 'end', within: {} }, OVER);
  if (found.relation === 'role' && CURRENT.test(rest)) take({ by: 'current' }, CURRENT);
  if (found.relation !== 'post' && LINKED.test(text))
    take({ by: 'linked' }, /\b(articles?|links?|read|linked)\b/g);
  for (const place of placesIn(rest, found.relation, knowledge))
    take({ by: 'place', place }, words(place).join(' '));
  const organization = organizationIn(rest, found.relation, knowledge);
  take(organization && { by: 'organization', organization: organization.name }, organization?.said ?? '');
  const label = labelIn(rest, found.relation, knowledge);
  take(label && { by: 'label', label: label.name }, label?.said ?? '');

  if (/\bcert/.test(text) && found.relation === 'credential')
    filters.push({ by: 'label', label: 'certification' });
  const subject = unexplained(rest, knowledge);
  if (subject.length > 0) {
    if (isCount && saysCount(text, subject, knowledge)) return undefined;
    const passageIds = rowsAbout(subject, found.relation, knowledge);
    if (passageIds.size === 0 || (expected > 1 && passageIds.size !== expected)) return undefined;
    filters.push({ by: 'ids', passageIds });
  }
  const rank = isCount || isAll ? 0 : RANKED.findIndex((pattern) => pattern.test(text)) + 1;
  const isOfContent = filters.length === 0 && !order && rank === 0;
  if (isOfContent && !isCount && !isAll) return undefined;
  const stated = isOfContent && found.relation !== 'role' ? statedNumber(found.noun, knowledge) : undefined;
  return {
    query: {
      relation: found.relation,
      filters,
      ...(isCount ? {} : order ? { order } : rank > 1 ? { order: 'first' as const } : {}),
      ...(rank > 1 ? { rank } : {}),
    },
    wanted: distinct?.[1] ?? (isCount ? 'count' : LENGTH.test(text) ? 'duration' : 'rows'),
    noun: found.noun,
    ...(stated ? { stated } : {}),
  };
}

/** What is first in a post is no first post. */
const isOrder = (text: string, pattern: RegExp, { relation, pattern: noun }: Noun): boolean =>
  pattern.test(text) &&
  (relation !== 'post' ||
    /\b(?:publi\w+|posted|wrote|written|writ\w+)\b/.test(text) ||
    new RegExp(
      `${pattern.source}(?: \\S+){0,2} ${noun.source}|${noun.source}(?: \\S+){0,3} ${pattern.source}`,
    ).test(text));

/** The noun right after "how many" or "which", or else the first of the text. */
function nounIn(text: string): Noun | undefined {
  const places = NOUNS.map((noun) => {
    const at = text.search(noun.pattern);
    const isAsked = asking.get(noun)?.isFirst.test(text) ?? false;
    return { noun, at: at < 0 ? Infinity : isAsked ? at - 1_000 : at };
  }).sort((a, b) => a.at - b.at);
  const [first] = places;
  return first && first.at !== Infinity ? first.noun : undefined;
}

/** Stems of a text that such questions do not say anyway. */
export function unexplained(text: string, { ownerStems }: Knowledge): string[] {
  return words(text)
    .filter((word) => !COMMON_WORDS.has(word))
    .map(stem)
    .filter((stemmed) => !ASIDE.has(stemmed) && !ownerStems.has(stemmed) && stemmed.length > 1);
}

/** Rows whose passages hold every stem, or another word for it. */
function rowsAbout(
  subject: string[],
  relation: Relation,
  { rows, sentences }: Knowledge,
): ReadonlySet<string> {
  const passageIds = new Set(
    rows.filter((row) => row.relation === relation).map(({ passageId }) => passageId),
  );
  const isHeld = (stems: ReadonlySet<string>, stemmed: string) =>
    stems.has(stemmed) || (!sentences.holds(stemmed) && othersOf(stemmed).some((other) => stems.has(other)));
  return new Set(
    [...passageIds].filter((id) => subject.every((stemmed) => isHeld(sentences.saidIn(id), stemmed))),
  );
}

/** True where a sentence says the number of what is asked for: "two companies passed the audit". */
function saysCount(text: string, subject: string[], { sentences }: Knowledge): boolean {
  const counted = countedIn(text);
  return (
    counted !== undefined &&
    sentences
      .candidates(subject, SENTENCES)
      .some((unit) => isCounted(unit.text, counted) && subject.every((stemmed) => unit.stems.has(stemmed)))
  );
}

/** What the owner states himself: "50+ Projects Led". */
function statedNumber(noun: string, { content }: Knowledge): string | undefined {
  const stat = content.profile.stats.find(({ label }) => label.toLowerCase().includes(noun));
  return stat && `${stat.value} ${stat.label}`;
}
