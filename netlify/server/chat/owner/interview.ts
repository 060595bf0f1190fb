/**
 * What visitors ask of anybody, whatever he does: who he is in short, why him, his style, his hardest project. A question
 * is such a one where each of its words is of the subject or of what is said around it; any other asks for something else.
 */
import { blog } from '../answer/rules/blog.ts';
import { availability } from '../answer/rules/contact.ts';
import { figures, person, strengths, years } from '../answer/rules/profile.ts';
import { projectList } from '../answer/rules/projects.ts';
import { testimonials } from '../answer/rules/recognition.ts';
import type { Draft } from '../answer/rule.ts';
import { bullets, inContext, passage, sentencesOf } from '../answer/sentences.ts';
import { credentialItems } from '../knowledge/entities.ts';
import { eachRole, isMadeOf, rolesOf, type OwnerQuestion, type Relation } from './relation.ts';

type Subject = {
  name: string;
  about: RegExp;
  around: string;
  answer: (asked: OwnerQuestion) => Draft | undefined;
};

/** What is said around any of them. */
const AROUND =
  `a about all an and any anybody anyone anything are as at be been being but can could describe did do does down ever for from get
  give had has have he how i if in is it itech just know kind like list long make makes may me might more most much my name need of off on one only
  or other others our out please quick quickly really say see share should show so some somebody someone something sort talk tell than that
  the their them there these they thing things think this those to type up us very want was way we were what when where which who will
  with would you career professional professionally work working person guy man woman candidate leader manager many expert today
  now currently generally briefly shortly simply mainly mostly biggest best greatest main top key big great good own`.split(
    /\s+/,
  );

/** In one sentence, or as the page introduces him. */
function inShort({ text, query, context }: OwnerQuestion): Draft | undefined {
  const whole = person.answer(query, context);
  if (!whole || !/\b(?:one|single|a) (?:\w+ )?(?:sentence|line)\b/.test(text)) return whole;
  return { ...whole, text: sentencesOf(context.knowledge.content.profile.summary)[0] ?? whole.text };
}

/** What he stands for in figures and by his competencies; without them how the page introduces him. */
function reasons({ query, context }: OwnerQuestion): Draft | undefined {
  const competent = strengths.answer(query, context);
  if (!competent) return person.answer(query, context);
  const { profile } = context.knowledge.content;
  const stats = profile.stats.map(({ value, label }) => `${value} ${label.toLowerCase()}`);
  return {
    ...competent,
    text: [stats.length > 0 && `${stats.join(', ')}.`, competent.text].filter(Boolean).join(' '),
  };
}

const RANKED = /\b(?:biggest|greatest|best|proud\w*|impressive|most|main|top)\b/;

/** The projects, or what his roles list; which of them ranks first nobody has published. */
function achievements({ text, query, context }: OwnerQuestion): Draft | undefined {
  const { facts, content } = context.knowledge;
  const listed = facts.filter(({ kind }) => kind === 'achievement').slice(0, MOST);
  const found =
    projectList.answer(query, context) ??
    (listed.length > 0
      ? { text: bullets(listed.map(inContext)), passages: listed.map((fact) => fact.passage) }
      : undefined);
  const rank = `Which of them comes first for ${content.profile.givenName} is not said here.`;
  return found && { ...found, text: RANKED.test(text) ? `${found.text}\n${rank}` : found.text };
}

/** What stood in the way of each project. */
function challenges({ context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const hard = knowledge.content.projects
    .filter(({ details }) => details.challenges.length > 0)
    .slice(0, MOST);
  if (hard.length === 0) return undefined;
  return {
    text: `What was difficult in the key projects:\n${bullets(hard.map(({ title, details }) => `${title}: ${details.challenges.slice(0, 2).join(' ')}`))}`,
    passages: hard.flatMap(({ id }) => passage(knowledge, `projects/${id}`)),
  };
}

/** How he says himself that he works and leads; of what is asked in particular it may say nothing. */
function style({ context: { knowledge } }: OwnerQuestion, lead = ''): Draft | undefined {
  const { about, profile } = knowledge.content;
  if (!about.leadership) return undefined;
  const intro = lead && `${lead} On how ${profile.givenName} works, the site says:\n`;
  return {
    text: `${intro}${about.leadership}`,
    passages: passage(knowledge, 'about/summary'),
    isUnknown: lead !== '',
  };
}

/** Employers with more than one role, oldest first. */
function promotions({ context }: OwnerQuestion): Draft | undefined {
  const byEmployer = Map.groupBy(rolesOf(context).toReversed(), ({ organization }) => organization);
  const risen = [...byEmployer.values()].filter(({ length }) => length > 1).flat();
  if (risen.length > 0)
    return eachRole('More than one role at the same employer, oldest first:', risen, context);
  const draft = eachRole(
    'No promotion is published: each role is at another employer.',
    rolesOf(context),
    context,
  );
  return draft && { ...draft, isUnknown: true };
}

const NOW = /\b(?:now|currently|still|moment|these days|present|today|ongoing)\b/;
const UNDER_WAY = /\b(?:in progress|prospective|expected|pursuing|under way|enrolled)\b/i;
const KEPT = /\b(?:current|valid|expires?|renew\w*|until|active)\b/i;

/** What he is studying now. */
function studies({ context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const items = credentialItems(knowledge.content).filter(({ text }) => UNDER_WAY.test(text));
  const [first] = items;
  return (
    first && {
      text: `Under way: ${items.map(({ text }) => text).join('; ')}.`,
      passages: passage(knowledge, first.passageId),
    }
  );
}

/** What is said of each certificate; until when it is valid is mostly not published. */
function validity({ context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const items = credentialItems(knowledge.content).filter(({ isDegree }) => !isDegree);
  const [first] = items;
  if (!first) return undefined;
  const told = knowledge.content.skills.flatMap(({ details }) =>
    details.highlights.filter((text) => KEPT.test(text)),
  );
  return {
    text: `${told.join(' ')} Until when each is valid is not published. Listed are:\n${bullets(items.map(({ text }) => text))}`.trim(),
    passages: passage(knowledge, first.passageId),
  };
}

/** What the blog is about, and its newest posts. */
function newestPosts({ query, context }: OwnerQuestion): Draft | undefined {
  const [about] = passage(context.knowledge, 'site/blog');
  const newest = blog.answer({ ...query, topics: new Set(['blog']), subjectWords: [], unknown: [] }, context);
  return newest && { ...newest, text: [about?.text, newest.text].filter(Boolean).join('\n') };
}

const MOST = 4;
const SAYING =
  /\b(?:say|says|said|think|thinks|thought|speak|speaks|describes?|rates?|recommend(?:s|ed)?|vouch(?:es)?|appreciates?|opinion|feedback|again)\b/;
const OTHERS =
  /\b(?:people|colleagues?|coworkers?|clients?|customers?|boss(?:es)?|managers?|teams?|peers?|employees|staff|patients|students|teachers|every(?:one|body)|any(?:one|body)|others)\b/;
const REFERENCES = /\b(?:references?|referees?|reputation|testimonials?|recommendations?|vouch)\b/;

/** As a whole, or which of its posts comes first. */
const OF_BLOG =
  /\b(?:blogs?|writes?|writing|recommend)\b|\b(?:should|shall|could|would) (?:i|we|one) (?:read|start|begin)\b/;
const OF_ONE_POST =
  /\b(?:first (?:posts?|articles?)|oldest|earliest|newest|latest|last|most recent|how many|when)\b/;

const SUBJECTS: Subject[] = [
  {
    name: 'in short',
    about:
      /\b(?:summar\w+|sum|overview|intro\w*|pitch|nutshell|tl ?dr|version|profile|portrait|bio\w*|story|(?:before|for) (?:our|my|the|we|i) (?:first )?(?:call|meeting|talk|interview|chat|meet|speak)|in (?:one|a|two|three|five|ten|few|\d+) (?:single |short )?(?:sentences?|words?|lines?|seconds?|minutes?|bullets?|bullet points)|(?:tell|say|know) (?:me |us )?about he|who (?:is|am i reading about|is this))\b/,
    around:
      'elevator short seconds second minute minutes 30 60 10 two three 2 3 sentence sentences words lines bullets bullet points call meeting interview reading life story hi hello',
    answer: inShort,
  },
  {
    name: 'reasons',
    about:
      /\b(?:reasons?|why (?:should|would|must|do|he|him)|(?:known|famous) for|sets? .{0,30}\bapart|stands? out|different from|unique|special about|value|superpowers?|usp|selling points?|(?:strong|strongest) (?:points?|suits?|sides?)|qualities|strengths?|good at|best at|better than|edge|problems? (?:can|does|do|did|could|would) he solve|help (?:us|(?:my|our) \w+)|do for (?:us|(?:my|our) \w+)|get out of|gain (?:from|by)|bring to)\b/,
    around:
      'hire hiring pick choose prefer select take interview invite apart candidates applicant applicants over somebody else rest crowd company team table business organisation organization us well known company employer three two five few bring brings first add added adding worth meet us set',
    answer: reasons,
  },
  {
    name: 'years',
    about: /\b(?:years?|amount) (?:of )?experience\b/,
    around: 'total number of altogether',
    answer: ({ query, context }) => years.answer({ ...query, subject: [] }, context),
  },
  {
    name: 'achievements',
    about:
      /\b(?:achiev\w+|accomplish\w+|success(?:es)?|wins?|triumphs?|proud\w*|impressive|milestones?|highlights?|best work|(?:big|major|large) (?:changes?|projects?|programs?))\b/,
    around: 'far done led run managed single moment important story',
    answer: achievements,
  },
  {
    name: 'style',
    about:
      /\b(?:(?:difficult|tough|angry|problem) (?:colleagues?|people|persons?|clients?|customers?|stakeholders?|boss(?:es)?|employees?|patients?|parents?)|stress|motivat\w+|inspir\w+|conflicts?|decisions?|decide|priorit\w+|communicat\w+|values|principles|drives?|delegat\w+|personality|character|temper\w*|team player|leader|how (?:does|would) he (?:start|run|plan|tackle|organi[sz]e))\b/,
    around:
      'pressure under handle handles deal deals resolve resolves set sets team teams people others executives stakeholders non technical reports staff leader makes take takes approach day disagreement in',
    answer: (asked) => style(asked, 'That is not described in particular.'),
  },
  {
    name: 'challenges',
    about:
      /\b(?:tough\w*|difficult\w*|challeng\w+|hardest|hard (?:times?|situations?|projects?|problems?)|obstacles?|pressure|crisis|crises|setbacks?|adversity|stress\w*|tricky|complicated|problems?)\b/,
    around:
      'project projects situation situations time times task moment deal dealt dealing handle handled face faced overcome overcame solve solved under example had',
    answer: challenges,
  },
  {
    name: 'opinions of others',
    about: new RegExp(`${SAYING.source}|${OTHERS.source}|${REFERENCES.source}`),
    around: 'call contact speak provide available ask read former ex previous past under',
    answer: ({ text, query, context }) =>
      REFERENCES.test(text) || (SAYING.test(text) && OTHERS.test(text))
        ? testimonials.answer(
            { ...query, concepts: query.concepts.filter(({ word }) => OTHERS.test(word)) },
            context,
          )
        : undefined,
  },
  {
    name: 'studies',
    about: /\b(?:stud(?:y|ies|ying)|learn(?:ing)?|training|courses?|degrees?|enrolled)\b/,
    around: 'still moment days present right ongoing',
    answer: (asked) => (NOW.test(asked.text) ? studies(asked) : undefined),
  },
  {
    name: 'validity',
    about: /\b(?:valid|active|up to date|expired?|expires|renewed|kept up|current)\b/,
    around:
      'certs cert certificates certificate certifications certification licences licenses licence license credentials still all',
    answer: validity,
  },
  {
    name: 'promotions',
    about: /\bpromot(?:ed|ions?)\b/,
    around: 'anywhere internally within company often times',
    answer: promotions,
  },
  {
    name: 'style',
    about:
      /\b(?:style|philosophy|approach|how (?:does|do|would) he (?:like to |prefer to )?(?:work|lead|manage)|(?:technical|managerial|hands on|strategic) or|technical work himself)\b/,
    around:
      'approach hands on strategic technical managerial others colleagues leadership management leading managing working people team teams himself still rather day less',
    answer: (asked) => style(asked),
  },
  {
    name: 'blog',
    about: /\b(?:blogs?|articles?|posts?|writes? about|writing about)\b/,
    around:
      'write writes writing first five 5 minutes few start begin read reading recommend topics subjects keep run',
    answer: (asked) =>
      OF_BLOG.test(asked.text) && !OF_ONE_POST.test(asked.text) ? newestPosts(asked) : undefined,
  },
  {
    name: 'what is looked for',
    about:
      /\b(?:(?:next|dream|ideal|future) (?:role|job|position|step|company|employer|challenge)|(?:in|for|over) (?:the )?(?:next )?(?:two|three|five|ten|\d+) years|prefers?|suits?|would he (?:like|want) to work|wants to work|contracts?|freelance|permanent|interim|fractional|temporary|interviewing|(?:come|coming|go|going) (?:to|into) (?:the|an|our) office|looking for|kind of company|small projects?|short (?:audit|project|engagement|assignment))\b/,
    around:
      'consider open willing interested accept take himself herself years year company companies startup startups corporate corporates large small elsewhere role roles job jobs position next look looking find ideal would step change small short engagement assignment project audit help projects term engagements',
    answer: ({ query, context }) => availability.answer(query, context),
  },
  {
    name: 'figures',
    about: /\b(?:numbers|metrics|figures|kpis?|data|evidence|results?|outcomes?)\b/,
    around: 'back backed support prove proof measurable impact behind were',
    answer: ({ query, context }) => figures.answer(query, context),
  },
  {
    name: 'beginnings',
    about: /\bfirst (?:90|100|30|60|hundred|ninety|thirty|sixty) days\b/,
    around: 'look approach plan plans his spend tackle start role job new company',
    answer: (asked) => style(asked, 'What the first days in a new role would bring is not published.'),
  },
];

export const INTERVIEW_RELATIONS: Relation[] = SUBJECTS.map(({ name, about, around, answer }) => {
  const words = new Set([...AROUND, ...around.split(/\s+/)]);
  return {
    name,
    asked: about,
    answer: (_, asked) => (isMadeOf(asked.text, about, words) ? answer(asked) : undefined),
  };
});
