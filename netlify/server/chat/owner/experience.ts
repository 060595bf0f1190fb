/** What the owner knows, by what is on record: skills, roles, projects and credentials, never a post about something else. */
import { evidence } from '../answer/rules/evidence.ts';
import type { Context, Draft } from '../answer/rule.ts';
import { asks } from '../answer/query-checks.ts';
import { asksYesOrNo, bullets, contactHint, listed, passage } from '../answer/sentences.ts';
import { monthsTogether } from '../compute/query.ts';
import { monthsInWords } from '../knowledge/dates.ts';
import { rowInWords } from '../compute/say.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Row } from '../knowledge/rows.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { conceptsOf, type Concept } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { draftOf, rolesOf, yearsInAll, type OwnerQuestion, type Relation } from './relation.ts';

const stems = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(stem));
/** Words around a subject that name none. */
const AROUND = stems(
  `experience experienced years long months time background professional relevant career work worked working use using know knowledge
  skill skilled expertise familiar familiarity proficient proficiency exposure hands-on total job field industry area deal handle
  software system tool product technology platform environment programming coding language languages`,
);
/** Words that ask for years of leading others. */
const LEADING = stems(
  'manage management manager managerial managing lead leader leading leadership people team staff supervise supervision supervisory executive',
);
const LEADING_TITLE =
  /\b(?:manager|head|lead|leader|director|chief|founder|president|vp|supervisor|principal)\b/i;
/** What is said of the site, by others, or of how to reach the owner is no record of what he knows. */
const NO_RECORD = new Set<Unit['kind']>(['site', 'quote', 'contact', 'challenge']);
const MOST_SUBJECT = 4;
const MOST_POSTS = 2;
/** A job, not a subject: its length is told from its row. */
const OF_JOB = /\b(?:at|for|role|job|position|title|company|current|present)\b/;
/** One employer, not a field: "with the hospital network". */
const OF_ONE = /\b(?:with|in|by|from) (?:the|that|this|an?) /;
const INSTITUTION =
  /\b(?:agency|bank|business|clinic|college|company|council|firm|hospital|museum|office|practice|school|shop|studio|university)\b/;
/** What he wrote is no know-how. */
const WRITING =
  /\b(?:writes?|wrote|written|blogged|publish(?:ed)?) (?:\w+ )?(?:(?:about|on)\b|(?:\w+ ){0,2}(?:19|20)\d\d\b)/;
const PARTED = /\b(?:and|or|plus|versus|vs)\b/;

function subjectOf(said: string): Concept[] | undefined {
  const concepts = conceptsOf(
    words(said),
    (word) => !COMMON_WORDS.has(word) && !AROUND.has(stem(word)) && !/^\d+$/.test(word),
  );
  return concepts.length > 0 && concepts.length <= MOST_SUBJECT ? concepts : undefined;
}

const isHeld = (concept: Concept, held: ReadonlySet<string>): boolean =>
  [concept.stems, ...concept.others].some((ways) => ways.every((one) => held.has(one)));

const recordOf = ({ sentences }: Knowledge): Unit[] =>
  sentences.units.filter(({ kind, passage: { section } }) => section !== 'blog' && !NO_RECORD.has(kind));

/** The roles whose record names the subject: how much of their time it took nothing says. */
function yearsIn(said: string, asked: OwnerQuestion): Draft | undefined {
  const { context } = asked;
  if (subjectOf(said)?.every(isOfLeading)) return leadingRoles(asked);
  const named = usedIn(said, asked);
  return (
    named && { ...named, text: `Years are not published by subject. ${named.text}${yearsInAll(context)}` }
  );
}

function usedIn(said: string, { context }: OwnerQuestion): Draft | undefined {
  const { knowledge } = context;
  const subject = subjectOf(said);
  if (!subject) return undefined;
  const isPlace = ({ place }: Row) => subject.every((concept) => isHeld(concept, tellingStems(place)));
  const roles = rolesOf(context);
  if (OF_JOB.test(said) || roles.some(isPlace)) return undefined;
  if (roles.some((role) => isEmployer(role, subject, said))) return undefined;
  const found = roles.filter(({ passageId }) =>
    subject.every((concept) => isHeld(concept, knowledge.sentences.saidIn(passageId))),
  );
  if (found.length === 0) return undefined;
  const subjects = listed(subject.map(({ word }) => `“${word}”`));
  return draftOf(`The roles that name ${subjects}: ${listed(found.map(rowInWords))}.`, found, context);
}

/** True where the employer's own name is said, or one is spoken of and each word stands in what is said of the role. */
function isEmployer({ title, organization, place, summary }: Row, subject: Concept[], said: string): boolean {
  const [, ...name] = words(organization);
  if (name.length > 1 && said.includes(name.join(' '))) return true;
  const named = tellingStems(organization);
  const told = tellingStems(`${title} ${organization} ${place} ${summary}`);
  const ofName = subject.filter(({ stems: own }) => own.every((one) => named.has(one)));
  return (
    OF_ONE.test(said) &&
    (INSTITUTION.test(said) || ofName.length > 1) &&
    subject.every((concept) => isHeld(concept, told))
  );
}

const isOfLeading = ({ stems: own }: Concept): boolean => own.every((one) => LEADING.has(one));

/** The roles whose title leads, with the time that they last together. */
export function leadingRoles({ query, context }: OwnerQuestion): Draft | undefined {
  const roles = rolesOf(context).filter(({ title }) => LEADING_TITLE.test(title));
  if (roles.length === 0) return undefined;
  const length = monthsInWords(monthsTogether(roles, context.now));
  return draftOf(
    `${asksYesOrNo(query) ? 'Yes: ' : ''}${length} in roles that lead by their title: ${listed(roles.map(rowInWords))}.${yearsInAll(context)}`,
    roles,
    context,
  );
}

/** What proves it, or that it is not published, with the skill that is nearest. */
function knows(said: string, asked: OwnerQuestion): Draft | undefined {
  const { text, query, context } = asked;
  const record = recordOf(context.knowledge);
  const subject = subjectOf(said);
  if (
    !subject ||
    WRITING.test(text) ||
    asks(query, 'education', 'certification', 'languages', 'contact', 'pay', 'privateLife', 'availability')
  )
    return undefined;
  if (subject.every(isOfLeading) && !/\bwith\b/.test(text)) return leadingRoles(asked);
  const absent = subject.filter((concept) => !record.some((unit) => isHeld(concept, unit.stems)));
  if (absent.length === subject.length) return unpublished(subject, context);
  const isTogether = record.some((unit) =>
    subject.every((concept) => isHeld(concept, unit.stems) || isHeld(concept, unit.context)),
  );
  if (!isTogether && absent.length === 0 && !PARTED.test(said)) return undefined;
  return evidence.answer(query, context) ?? (absent.length > 0 ? unpublished(absent, context) : undefined);
}

/** The statements that say all of it. */
function hasDone(said: string, { text, query, context }: OwnerQuestion): Draft | undefined {
  const subject =
    WRITING.test(text) || asks(query, 'savings') || query.mentions.some(({ strength }) => strength === 1)
      ? undefined
      : subjectOf(said);
  const isSaid = ({ stems: held }: Unit) => subject?.every((concept) => isHeld(concept, held));
  return subject && recordOf(context.knowledge).some(isSaid) ? evidence.answer(query, context) : undefined;
}

function unpublished(subject: Concept[], context: Context): Draft {
  const { knowledge } = context;
  const near = nearestSkill(subject, knowledge);
  const posts = knowledge.rows.filter(
    ({ relation, passageId }) =>
      relation === 'post' &&
      subject.every(({ stems: own }) => own.every((one) => knowledge.sentences.saidIn(passageId).has(one))),
  );
  const lines = [
    `I do not find that among the published skills, roles, projects and credentials of ${knowledge.content.profile.name} (nothing on ${listed(subject.map(({ word }) => `“${word}”`))}).`,
    near && `The nearest published skill is ${near.name}.`,
    posts.length > 0 &&
      `Posts that mention it: ${listed(posts.slice(0, MOST_POSTS).map(({ name }) => name))}.`,
    `For anything else, ${contactHint(knowledge)}.`,
  ];
  return {
    text: lines.filter(Boolean).join(' '),
    passages: near ? draftOf('', [near], context).passages : passage(knowledge, 'contact'),
    withoutSource: true,
    isUnknown: true,
  };
}

/** The skill that another word for the subject, or a word of the same group, leads to. */
function nearestSkill(subject: Concept[], { rows }: Knowledge): Row | undefined {
  const near = subject.flatMap(({ others }) => others);
  return rows.find(({ relation, name }) => {
    const held = relation === 'skill' ? tellingStems(name) : new Set<string>();
    return near.some((ways) => ways.every((one) => held.has(one)));
  });
}

const OF_TOOLS =
  /\b(?:tools?|technolog(?:y|ies)|tech|software|platforms?|systems|stack|frameworks|databases)\b/;
const TECHNICAL = /\b(?:tech\w*|tools?|software|systems?|digital|platforms?|stack|programming|data|cloud)\b/i;

/** All groups of skills, without the credentials; of tools those that are called technical, if any is. */
function skills({ text, context }: OwnerQuestion): Draft | undefined {
  const { knowledge } = context;
  const groups = knowledge.content.skills
    .map(({ id, title, skills: items }) => ({
      id,
      title,
      names: items.filter((item) => typeof item === 'string'),
    }))
    .filter(({ names }) => names.length > 0);
  if (groups.length === 0) return undefined;
  const asksTools = OF_TOOLS.test(text);
  const technical = asksTools ? groups.filter(({ title }) => TECHNICAL.test(title)) : [];
  const shown = technical.length > 0 ? technical : groups;
  const lead = asksTools ? 'Tools are not listed by themselves; the published skills are:\n' : '';
  return {
    text: lead + bullets(shown.map(({ title, names }) => `${title}: ${names.join(', ')}.`)),
    passages: shown.flatMap(({ id }) => passage(knowledge, `skills/${id}`)),
  };
}

const MANY =
  '(?:any |some |much |a lot of |hands on |hands-on |real |good |prior |previous |direct |practical |strong |solid |deep )*';
const KNOW_HOW =
  '(?:experience|knowledge|skills?|expertise|background|exposure|familiarity|know how|track record)';

export const EXPERIENCE_RELATIONS: Relation[] = [
  {
    name: 'years in',
    asked:
      /^(?!how long (?:is|are|was|were|do|does|did|should|will|would|can|could) (?!he\b))(?:(?:how (?:many years|long|much time|much experience)|since when|(?:total |number of )?years)\b(?=.*\b(?:he|experience|in|with)\b)(?=.*\b(?:experience|worked|working|work|been|managed|managing|led|leading|used|using|done|doing|dealt|spent|in)\b))(.+)$/,
    answer: ([said = ''], asked) => yearsIn(said.replace(/\bhe\b/g, ' '), asked),
  },
  {
    name: 'used in',
    asked:
      /^(?:where|in (?:which|what) (?:jobs?|roles?|positions?)) (?:did|has|does) he (?:use|used|using|apply|applied|(?:work|worked|deal|dealt) with) (.+)$/,
    answer: ([said = ''], asked) => usedIn(said, asked),
  },
  {
    name: 'skills',
    asked:
      /^(?:(?:what|which)(?: (?:is|are|kind of|kinds of|sort of|other|all))* (?:he |the )?|list (?:he |the )?|he )?(?:(?:key|main|technical|tech|hard|soft|top|best|core|it|itech|digital|software|favou?rite) )*(?:tools?|technolog(?:y|ies)|tech|software|platforms?|systems|stack|toolset|toolbox|(?:programming|coding|scripting) languages|frameworks|databases|operating systems|skills?|skill set|skillset)(?: (?:and|or) (?:methods?|tools?|software|programs?|systems?|technolog(?:y|ies)|platforms?|skills?))?(?: (?:does|do|did|has|is|are|can|he|use|used|uses|know|knows|work|worked|works|with|have|good at|familiar|day to day|daily|mostly|most|for work|at work|in|regularly))*$/,
    answer: (_, asked) => skills(asked),
  },
  {
    name: 'skills',
    asked:
      /^(?:is|how) (?:he )?(?:still |also |very |more |how )*(?:technical|hands on|hands-on|tech savvy)(?: is he| enough| or .{3,40}| himself| herself)?$|^(?:does|has) he (?:have |got )?an? (?:technical|tech) background$/,
    answer: (_, asked) => skills(asked),
  },
  {
    name: 'knows',
    asked: new RegExp(
      `^(?:does|do|did|has|have|had|is|can|could|would|how (?:well|good) (?:does|is|can)) he (?:got )?(?:do(?= \\S+ing$)|know(?: about| how to use| how to)?|understand|use|used|uses|using|code|program|write|(?:work|worked|working|works) (?:with|on)|dealt with|deal with|touched|(?:done|handled|led|managed|run|overseen|implemented|been through|gone through)|(?:have|had|got) ${MANY}${KNOW_HOW}(?: with| in| of| on| using)?|${MANY}${KNOW_HOW}(?: with| in| of| on| using)?|familiar with|(?:be )?able to (?:use|work with)|good (?:at|with|in)|experienced (?:in|with)|skilled (?:in|at|with)|proficient (?:in|with|at)|comfortable with|competent (?:in|with)|versed in|well versed in|(?:an )?expert (?:in|on|at|with))(?: in| with| using)? (.+)$`,
    ),
    answer: ([said = ''], asked) => knows(said, asked),
  },
  {
    name: 'knows',
    asked: new RegExp(
      `^(?:any |some |what |what about |what is |how about |how much |does he have |has he |he |how is he |is there (?:any )?|what kind of )*${MANY}${KNOW_HOW}(?: does he have| has he| is there| he)?(?: got)? (?:with|in|of|on|using) (.+)$`,
    ),
    answer: ([said = ''], asked) => knows(said, asked),
  },
  {
    name: 'knows',
    asked: new RegExp(
      `^(?:any |does he have |has he got |has he |he |what |is there )*(.+?) ${KNOW_HOW}(?: does he have| has he)?$`,
    ),
    answer: ([said = ''], asked) => knows(said, asked),
  },
  {
    name: 'knows',
    asked: /^how (?:good|experienced|skilled|strong|proficient|comfortable) is he (?:with|at|in|on) (.+)$/,
    answer: ([said = ''], asked) => knows(said, asked),
  },
  {
    name: 'has done',
    asked:
      /^(?:has|did) he (?!(?:work|worked|been|live|lived) )(\S+ .+)$|^what (?:has|did|does|is) he (?:do|done|doing) (?:with|in|about|around) (.+)$/,
    answer: ([said, subject = ''], asked) => hasDone(said ?? subject, asked),
  },
  {
    name: 'knows',
    asked: /^(\S+(?: \S+){0,2})$/,
    answer: ([said = ''], asked) => (isBareName(said, asked) ? knows(said, asked) : undefined),
  },
];

/** A thing and no more: "Python?" */
const isBareName = (said: string, { query }: OwnerQuestion): boolean =>
  query.topics.size + query.mentions.length + query.years.length === 0 &&
  words(said).every((word) => /\p{L}/u.test(word) && !COMMON_WORDS.has(word) && !AROUND.has(stem(word)));
