/** Which titles and employers the owner has and had, and for how long. */
import { monthsTogether } from '../compute/query.ts';
import { monthsInWords } from '../knowledge/dates.ts';
import { rowInWords } from '../compute/say.ts';
import { listed, passage, bullets, sentence } from '../answer/sentences.ts';
import type { Context, Draft } from '../answer/rule.ts';
import type { Row } from '../knowledge/rows.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { draftOf, eachRole, rolesOf, yearsInAll, type OwnerQuestion, type Relation } from './relation.ts';

const NOW = '(?: (?:now|nowadays|currently|today|at the moment|right now|these days|at present|presently))*';
const KINDS_OF_TITLE =
  '(?:(?:current|present|latest|job|work|professional|official|full|exact|formal) )*(?:titles?|positions?|jobs?|roles?|profession|occupation|line of work|day job)';
const BEEN =
  '(?:(?:be|been|being|become|became|start|started|work|worked|working|works|serve|served|serving|act|acted|acting|employed|hold|held|holding|have|had|position|positions|title|titles|role|roles|job|jobs|the|of) )*';
/** What somebody is like, or with whom he worked, and no title. */
const LIKE = /^(?:very |more |still |also )*(?:technical|hands on|hands-on)\b|^(?:with|for|to|under|in|on) /;
/** Titles that careers of all kinds have; those of this one are known without. */
const TITLES = new Set(
  `ceo cto cio cfo coo ciso cmo vp svp president director manager head lead chief founder co-founder cofounder partner principal
  consultant advisor adviser engineer developer programmer architect analyst designer tester administrator admin sysadmin technician
  nurse doctor physician surgeon pharmacist teacher tutor professor lecturer intern trainee scientist researcher accountant auditor
  lawyer attorney salesperson recruiter supervisor executive officer coordinator assistant associate controller planner buyer`
    .split(/\s+/)
    .map(stem),
);
const FOUNDING = /\b(?:co-?)?(?:founder|owner|proprietor|self-employed|freelance\w*)\b/i;
const SHARED_BEGINNING = 4;
const MOST_WORDS_OF_TITLE = 4;
/** What may follow a title and narrows nothing. */
const AFTER_TITLE =
  / (?:before|now|currently|today|or not|then|yet|anywhere|somewhere|by title|by trade|in he career|in the past)$/;

const currentRoles = (context: Context) => rolesOf(context).filter(({ end }) => end === '');
const pastRoles = (context: Context) => rolesOf(context).filter(({ end }) => end !== '');

type Titled = { title: string; roles: Row[]; isLabel: boolean };

const titleStems = (text: string): string[] =>
  words(text)
    .flatMap((word) => word.split('-'))
    .map(stem);

/** The title that a part of a question says, with the roles that have it; undefined where it says none. */
function titled(said: string, { knowledge }: Context): Titled | undefined {
  const [title = '', employer = ''] = said
    .replace(AFTER_TITLE, '')
    .split(/ (?:at|for|with|by) (?:the |an? )?/);
  const asked = titleStems(title);
  const last = asked.at(-1);
  if (last === undefined || asked.length > MOST_WORDS_OF_TITLE || /\d/.test(title)) return undefined;
  const has = (held: string) => ` ${titleStems(held).join(' ')} `.includes(` ${asked.join(' ')} `);
  const isLabel = has(knowledge.content.profile.label);
  const roles = knowledge.rows.filter((row) => row.relation === 'role' && has(row.title));
  const isOfOffice = asked[1] === 'of' && TITLES.has(asked[0] ?? '');
  if (!isLabel && roles.length === 0 && !TITLES.has(last) && !isOfOffice) return undefined;
  const wanted = titleStems(employer);
  const there = roles.filter(({ organization }) => {
    const held = titleStems(organization);
    return wanted.every((one) => held.includes(one));
  });
  return wanted.length > 0 && there.length === 0 ? undefined : { title, roles: there, isLabel };
}

/** Of "a developer or a manager" the one that he was, or else the first. */
function titledAmong(said: string, context: Context): Titled | undefined {
  const found = said.split(/ or (?:an? |the )?/).flatMap((one) => titled(one, context) ?? []);
  return found.find(({ roles, isLabel }) => roles.length > 0 || isLabel) ?? found[0];
}

/** What is published where no role has a title: the title of the page, and the roles that are nearest or now. */
function otherTitles({ title, isLabel }: Titled, context: Context): Draft {
  const { profile } = context.knowledge.content;
  const beginnings = titleStems(title).map((one) => one.slice(0, SHARED_BEGINNING));
  const near = rolesOf(context).filter((role) =>
    titleStems(role.title).some(
      (one) => one.length >= SHARED_BEGINNING && beginnings.includes(one.slice(0, SHARED_BEGINNING)),
    ),
  );
  const shown = near.length > 0 ? near : currentRoles(context);
  const lead =
    near.length > 0
      ? 'What comes nearest is'
      : shown.length > 1
        ? 'The current roles are'
        : 'The current role is';
  const titles = isLabel
    ? `${profile.name} is called ${profile.label} here, but no role on the timeline has that title, so since when is not published.`
    : `No role of ${profile.name} with the title “${title.replace('itech', 'IT')}” is published; the title given here is ${profile.label}.`;
  return draftOf(
    `${titles} ${shown.length > 0 ? `${lead} ${listed(shown.map(rowInWords))}.` : ''}`.trim(),
    shown,
    context,
    { isUnknown: !isLabel },
  );
}

function tenure(said: string, { context }: OwnerQuestion): Draft | undefined {
  const found = /^(?:leave|left|quit|join)/.test(said) ? undefined : titledAmong(said, context);
  if (!found) return undefined;
  const { roles } = found;
  if (roles.length === 0) {
    const draft = otherTitles(found, context);
    return { ...draft, text: `${draft.text}${yearsInAll(context)}` };
  }
  const months = monthsInWords(monthsTogether(roles, context.now));
  const [only] = roles;
  return draftOf(
    roles.length === 1 && only
      ? `${rowInWords(only)}: ${months}.`
      : `${months} in all: ${listed(roles.map(rowInWords))}.`,
    roles,
    context,
  );
}

const WHICH_RATHER = /\b(?:more|rather|mostly|less)\b/;

function isTitled(said: string, { context }: OwnerQuestion): Draft | undefined {
  if (WHICH_RATHER.test(said) || LIKE.test(said)) return undefined;
  const found = titledAmong(said, context);
  if (!found) return undefined;
  const { profile } = context.knowledge.content;
  const { roles, isLabel } = found;
  if (roles.length === 0 && !isLabel) return otherTitles(found, context);
  const called = isLabel ? `${profile.name} is called ${profile.label} here` : '';
  const held = roles.length > 0 ? `the roles with that title are ${listed(roles.map(rowInWords))}` : '';
  const none =
    roles.length === 0
      ? `no role on the timeline has that title; now: ${listed(currentRoles(context).map(rowInWords))}`
      : '';
  return draftOf(
    `Yes: ${[called, held, none].filter(Boolean).join('; ')}.`,
    roles.length > 0 ? roles : currentRoles(context),
    context,
  );
}

function title({ context }: OwnerQuestion): Draft | undefined {
  const { profile } = context.knowledge.content;
  const roles = currentRoles(context);
  const now =
    roles.length > 0
      ? ` Current ${roles.length === 1 ? 'role' : 'roles'}: ${listed(roles.map(rowInWords))}.`
      : '';
  const draft = draftOf(`${profile.name}: ${profile.label}.${now}`, roles, context);
  return { ...draft, passages: [...draft.passages, ...passage(context.knowledge, 'profile')] };
}

/** Each role with what its employer is, as the role describes it. */
function employers(roles: Row[], context: Context): Draft | undefined {
  if (roles.length === 0) return undefined;
  return draftOf(
    roles.map((role) => `${sentence(rowInWords(role))} ${role.summary}`).join('\n'),
    roles,
    context,
  );
}

function formerEmployers({ context }: OwnerQuestion): Draft | undefined {
  const roles = pastRoles(context);
  return roles.length === 0
    ? undefined
    : draftOf(
        `Former roles, newest first:\n${bullets(roles.map((role) => `${rowInWords(role)}.`))}`,
        roles,
        context,
      );
}

export const TITLE_RELATIONS: Relation[] = [
  {
    name: 'title',
    asked: new RegExp(
      `^(?:(?:what|which)(?: is| are)? (?:he |the )${KINDS_OF_TITLE}(?: is)?|(?:what|which) ${KINDS_OF_TITLE} (?:does|do|is|has) he(?: (?:have|hold|got|in|use|go by|working in))?|he ${KINDS_OF_TITLE}|(?:current |job )+(?:title|position|role|job)|title|what (?:is|does|do) he (?:do|doing|work as|working as|employed as)(?: for (?:a living|work|he living|money))?|what is he(?: up to| working on| busy with| focus(?:ed|ing) on)?)${NOW}$`,
    ),
    answer: (_, asked) => title(asked),
  },
  {
    name: 'tenure',
    asked: new RegExp(
      `^(?:since when|(?:for )?how long|(?:for )?how many (?:years|months)|when|how much time)(?: (?:is|has|was|did|does|have|had|years|months|time|experience))* he ${BEEN}(?:as )?(?:an? |the )?(.+)$`,
    ),
    answer: ([said = ''], asked) => tenure(said, asked),
  },
  {
    name: 'tenure',
    asked:
      /^(?:(?:how (?:much|many)|total|number of|any|what|does he have|he) )*(?:years|experience|months) (?:(?:of|does|has|do|he|have|got|spent|experience) )*(?:as|being) (?:an? |the )?(.+)$/,
    answer: ([said = ''], asked) => tenure(said, asked),
  },
  {
    name: 'is titled',
    asked: new RegExp(`^(?:is|was|has|did|does|do|had) he ${BEEN}(?:as )?(?:an? |the |as )?(.+)$`),
    answer: ([said = ''], asked) => isTitled(said, asked),
  },
  {
    name: 'employer',
    asked: new RegExp(
      `^(?:(?:who|what|which)(?: is| are)? (?:he )?(?:the )?(?:current|present)? ?(?:employers?|company|companies|clients?)|(?:who|whom|for whom|for which company|which company|where|what company|at which company) (?:does|do|is) he (?:work|working|employed|employed by|with)(?: (?:for|at|by|with))?|(?:is he )?still (?:working )?(?:with|at|for|in) the same (?:company|employer|firm|place|job)|who employs he|is he (?:employed|working|in work|unemployed|between jobs)|is he (?:currently|still|presently) (?:employed|working)|does he have a job(?: (?:next to|besides?|alongside|while|during) .{1,40})?|(?:(?:what is )?(?:the )?name of )?(?:he |the )?(?:current |present )?(?:employer|company))${NOW}$`,
    ),
    answer: (_, { context }) => employers(currentRoles(context), context),
  },
  {
    name: 'employer',
    asked:
      /^(?:what (?:does|do|is|kind of company is|sort of company is)|about|describe) (?:he )?(?:the )?(?:current |present )?(?:employer|company|firm)(?: (?:do|about|like|he works? (?:for|at)|business))*$/,
    answer: (_, { context }) => employers(currentRoles(context), context),
  },
  {
    name: 'employer',
    asked:
      /^(?:what (?:does|do|is|kind of (?:company|business|firm|place) is|sort of (?:company|business|firm) is)|about|describe|who is) (.+?)(?: do| about| as a company)?$/,
    answer: ([said = ''], { context }) => {
      const asked = titleStems(said).join(' ');
      return employers(
        rolesOf(context).filter(({ organization }) => titleStems(organization).join(' ') === asked),
        context,
      );
    },
  },
  {
    name: 'own company',
    asked:
      /^(?:does|do|did|has|have|is) he (?:own|run|ran|running|have|had|got|found|founded|start|started|set up)(?: (?:an?|any|the|he|own|small))* (?:company|business|firm|studio|practice|agency|consultancy|startup)(?: of he own)?$|^is he (?:self employed|a founder|an entrepreneur|he own boss)$/,
    answer: (_, { context }) =>
      employers(
        rolesOf(context).filter(({ title: held }) => FOUNDING.test(held)),
        context,
      ) ?? otherTitles({ title: 'founder', roles: [], isLabel: false }, context),
  },
  {
    name: 'former employers',
    asked:
      /^(?:(?:who|what|which|where|list|name)(?: (?:are|were|was|is|all|did|has|have|else))* )?(?:he )?(?:the )?(?:past|previous|former|earlier|prior|old) (?:employers?|companies|jobs|roles|positions|employment|workplaces)(?: he (?:had|have|has|worked|held))?(?: (?:for|at))?$|^(?:where|who|for whom|which companies|what companies) (?:did|has|have) he work(?:ed)?(?: for| at| with)? (?:before|previously|earlier|in the past)$|^what did he do before(?: that| this)?$|^(?:where|what|who) (?:was|did|has) he (?:(?:been|work|worked|working|do|for|at|with) )*before (?:that|this|he)(?: (?:current|present|latest|last))?(?: (?:company|job|role|employer|position|firm))?$/,
    answer: (_, asked) => formerEmployers(asked),
  },
  {
    name: 'industries',
    asked:
      /^(?:(?:in )?(?:what|which) )?(?:industr(?:y|ies)|sectors?|kinds? of companies|types? of companies)(?: (?:has|have|did|does|is|are|was|were))? he(?: (?:work|worked|working|been|be|have|had|experience|know|knows|familiar|in|for|with|from|at|active|most))*$/,
    answer: (_, { context }) =>
      eachRole('Nothing is listed by industry. The employers are:', rolesOf(context), context),
  },
  {
    name: 'places',
    asked:
      /^(?:has|have|did|does|is|was|any) (?:he )?(?:\S+ ){0,4}(?:abroad|overseas|internationally)(?: experience)?$/,
    answer: (_, { context }) =>
      eachRole('Where each role was:', rolesOf(context), context, ({ place }) => place && `, ${place}`),
  },
  {
    name: 'first role',
    asked:
      /^(?:how|where|when) did he (?:start|begin)(?: out| off)?(?: (?:in )?he (?:career|professional life|working life|professional career))?$|^how did he get (?:started|into)(?: (?:in|with) )?(?:(?:this|the|he) (?:field|business|industry|career|profession|job|trade))?$|^(?:how|where|when) did he (?:professional )?career (?:start|begin)$/,
    answer: (_, { context }) => employers(rolesOf(context).slice(-1), context),
  },
];
