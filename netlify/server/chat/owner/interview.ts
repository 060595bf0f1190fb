/**
 * What visitors ask of anybody, whatever he does: who he is in short, why him, his style, his hardest project. A question
 * is such a one where each of its words is of the subject or of what is said around it; any other asks for something else.
 */
import { availability } from '../answer/rules/contact.ts';
import { figures, years } from '../answer/rules/profile.ts';
import { none } from '../answer/rules/manners.ts';
import { testimonials } from '../answer/rules/recognition.ts';
import type { Draft } from '../answer/rule.ts';
import { stem } from '../language/stem.ts';
import {
  achievements,
  challenges,
  inShort,
  newestPosts,
  promotions,
  reasons,
  speaking,
  studies,
  style,
  validity,
  weaknesses,
} from './interview-answers.ts';
import { isMadeOf, wordsBeside, type OwnerQuestion, type Relation, type Subject } from './relation.ts';
import { NEEDS } from './visitor-needs.ts';

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

const NOW = /\b(?:now|currently|still|moment|these days|present|today|ongoing)\b/;
const SAYING =
  /\b(?:say|says|said|think|thinks|thought|speak|speaks|describes?|rates?|recommend(?:s|ed)?|appreciates?|opinion|feedback|again)\b/;
const OTHERS =
  /\b(?:people|colleagues?|coworkers?|clients?|customers?|boss(?:es)?|managers?|teams?|peers?|employees|staff|patients|students|teachers|every(?:one|body)|any(?:one|body)|others)\b/;
const REFERENCES =
  /\b(?:references?|referees?|reputation|testimonials?|recommendations?|vouch\w*|(?:speak|word) for he)\b/;
/** "What would they say about you?" */
const OF_HIM = /\bhe (?:say|think|tell)s? (?:about|of) he\b/;

/** As a whole, or which of its posts comes first. */
const OF_BLOG =
  /\b(?:blogs?|writes?|writing|written|recommend)\b|\b(?:should|shall|could|would) (?:i|we|one) (?:read|start|begin)\b/;
const OF_ONE_POST =
  /\b(?:first (?:posts?|articles?)|oldest|earliest|newest|latest|last|most recent|how many|when)\b/;

const SUBJECTS: Subject[] = [
  {
    name: 'in short',
    isLoose: true,
    about:
      /\b(?:summar\w+|sum|overview|intro\w*|pitch|nutshell|tl ?dr|version|profile|portrait|bio\w*|story|(?:before|for) (?:our|my|the|we|i) (?:first )?(?:call|meeting|talk|interview|chat|meet|speak)|in (?:one|a|two|three|five|ten|few|\d+) (?:single |short )?(?:sentences?|words?|lines?|seconds?|minutes?)|(?:one|a|two|three|five|ten|few|\d+) (?:single |short )?(?:bullets?|bullet points?)|(?:tell|(?<!would he )say|know) (?:me |us )?about he|(?:look at|see|check) first|who (?:is (?:he|this|that|it)|am i reading about))\b/,
    around:
      'paste email mail send forward copy into line hiring manager elevator short seconds second minute minutes 30 60 10 two three 2 3 sentence sentences words lines bullets bullet points call meeting interview reading life story hi hello',
    answer: inShort,
  },
  {
    name: 'reasons',
    isLoose: true,
    about:
      /\b(?:(?<!\bw(?:as|ere) the )reasons?|why (?:should|would|must|do|he|him)|(?:known|famous) for|apart|stands? out|different from|unique|special about|value|superpowers?|usp|selling points?|(?:strong|strongest) (?:points?|suits?|sides?)|qualities|strengths?|good at|best at|better than|differently (?:from|than)|edge|experts? (?:in|at|on)|speciali[sz]es? in|any good(?= at he (?:job|work)|$)|good at he (?:job|work)|problems? (?:can|does|do|did|could|would) he solve|help (?:us|(?:my|our) \w+)|do for (?:us|(?:my|our) \w+)|get out of|gain (?:from|by)|bring to)\b/,
    around:
      'ten years same job field role position people hire hiring pick sets choose prefer select take interview invite apart candidates applicant applicants over somebody else rest crowd company team table business organisation organization us well known company employer three two five few bring brings first add added adding worth meet us set',
    answer: reasons,
  },
  {
    name: 'weaknesses',
    isLoose: true,
    about:
      /\b(?:weakness(?:es)?|weakest|weak (?:points?|spots?|sides?)|shortcomings?|flaws?|(?:can|could) he not do|not good at|bad at|annoy\w*|irritat\w+|worst (?:thing|trait|quality|habit)|(?:should|could|can|would) he (?:like to )?improve)\b/,
    around: 'honestly skill skills ex former colleagues colleague coworkers boss people on habits habit',
    answer: (asked) => weaknesses(asked),
  },
  {
    name: 'speaking',
    isLoose: true,
    about:
      /\b(?:(?:speak|spoken|talk|present|lecture) (?:at|on|about)|(?:a|the|any|give|gave|given|giving|hold|held) (?:\w+ )?talks?|keynotes?|conferences?|panels?|podcasts?|webinars?|events?|speaking|speaker)\b/,
    around:
      'published publish publications publication articles anything or topics topic given give before available book booked invite people about speak present 100 200 300 may',
    answer: (asked) => speaking(asked),
  },
  {
    name: 'years',
    about: /\b(?:years?|amount) (?:of )?experience\b/,
    around: 'total number of altogether',
    answer: ({ query, context }) => years.answer({ ...query, subject: [] }, context),
  },
  {
    name: 'achievements',
    isLoose: true,
    about:
      /\b(?:achiev\w+|most important (?:thing|work)|accomplish\w+|success(?:es)?|(?<!\bdid he )wins?|triumphs?|proud\w*|impressive|milestones?|highlights?|best work|(?:best|favou?rite|most important|greatest|proudest|coolest) (?:projects?|works?)|(?:big|major|large) (?:changes?|projects?|programs?))\b/,
    around: 'far done led run managed single moment important story project projects years past',
    answer: achievements,
  },
  {
    name: 'style',
    about:
      /\b(?:(?:difficult|tough|angry|problem) (?:colleagues?|people|persons?|clients?|customers?|stakeholders?|boss(?:es)?|employees?|patients?|parents?)|stress|motivat\w+|inspir\w+|conflicts?|decisions?|decide|priorit\w+|communicat\w+|values|principles|drives?|delegat\w+|personality|character|temper\w*|team player|leader|passion\w*|makes he tick|gets he (?:up|out of bed)|(?:people|numbers|morning|detail|details|ideas) person|(?:clients?|customers?|stakeholders?|everyone|everybody|people|us|teams?) (?:informed|updated|posted|in the loop)|how (?:does|would) he (?:start|run|plan|tackle|organi[sz]e))\b/,
    around:
      'pressure under handle handles deal deals resolve resolves set sets team teams people others executives stakeholders non technical reports staff leader makes take takes approach day disagreement in hardest toughest difficult important keep keeps during project morning usually',
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
    around:
      'worked ve i could two three sr references reference nice site names phone numbers number email addresses list give call contact speak provide available ask read former ex previous past under',
    answer: ({ text, query, context }) =>
      REFERENCES.test(text) || OF_HIM.test(text) || (SAYING.test(text) && OTHERS.test(text))
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
    around: 'anywhere internally within company often times last recently',
    answer: promotions,
  },
  {
    name: 'style',
    about:
      /\b(?:style|philosophy|approach|how (?:(?:does|do|would) )?he (?:like to |prefer to )?(?:work|lead|manage)|(?:technical|managerial|hands on|strategic) or|technical work himself)\b/,
    around:
      'approach hands on strategic technical managerial others colleagues leadership management leading managing working people team teams himself still rather day less',
    answer: (asked) => style(asked),
  },
  {
    name: 'blog',
    about:
      /\b(?:blogs?|articles?|posts?|writes? about|writing about|written (?:any|some)thing|written(?: about)?(?= (?:lately|recently)))\b/,
    around:
      'write writes writing first five 5 minutes few start begin read reading recommend topics subjects keep run lately recently written',
    answer: (asked) =>
      OF_BLOG.test(asked.text) && !OF_ONE_POST.test(asked.text)
        ? (newestPosts(asked) ?? noPosts(asked))
        : undefined,
  },
  {
    name: 'what is looked for',
    about:
      /\b(?:(?:next|dream|ideal|future) (?:role|job|position|step|company|employer|challenge)|(?:in|for|over) (?:the )?(?:next )?(?:two|three|five|ten|\d+) years|prefers?|suits?|(?:want|wants|like|hopes?|plans?|going) (?:to do |to be |to go )?next|next for he|(?:future|next) plans?|plans for (?:the )?future|would he (?:like|want) to work|wants to work|contracts?|freelance|permanent|interim|fractional|temporary|interviewing|(?:come|coming|go|going) (?:to|into) (?:the|an|our) office|looking for|kind of company|small projects?|short (?:audit|project|engagement|assignment))\b/,
    around:
      'consider open willing interested accept take himself herself yourself years year company companies startup startups corporate corporates large small elsewhere role roles job jobs position next look looking find ideal would step change small short engagement assignment project audit help projects term engagements month months week weeks day days half per long ideally remote remotely two three four five six nine twelve 2 3 4 5 6 12',
    answer: ({ query, context }) => availability.answer(query, context),
  },
  {
    name: 'figures',
    about: /\b(?:numbers|metrics|figures|kpis?|data|evidence|results?|outcomes?)\b/,
    around: 'back backed support prove proof measurable impact behind were shows show project projects in',
    answer: ({ query, context }) => figures.answer(query, context),
  },
  {
    name: 'beginnings',
    about:
      /\bfirst (?:(?:90|100|30|60|hundred|ninety|thirty|sixty|few|two|three) )?(?:days|weeks?|months?|quarter)\b/,
    around:
      'look approach plan plans his spend tackle start role job new company suppose if hired hire january',
    answer: (asked) => style(asked, 'What the first days in a new role would bring is not published.'),
  },
];

/** Where nothing else is published either. */
const noPosts = ({ context: { knowledge } }: OwnerQuestion): Draft | undefined =>
  knowledge.content.awards.length === 0 ? none('posts', knowledge) : undefined;

/** With all that may be said around each. */
const KNOWN = [...NEEDS, ...SUBJECTS].map((subject) => ({
  ...subject,
  words: new Set([...AROUND, ...subject.around.split(/\s+/)]),
}));

export const INTERVIEW_RELATIONS: Relation[] = KNOWN.map(({ name, about, words, answer }) => ({
  name,
  asked: about,
  answer: (_, asked) => (isMadeOf(asked.text, about, words) ? answer(asked) : undefined),
}));

/** More of them ask for something else. */
const MOST_BESIDE = 4;

/** Such a question with a few words more, where nothing else answers it: the subject that explains the most of it. */
export function interviewAnswer(asked: OwnerQuestion): Draft | undefined {
  const { query, text, context } = asked;
  if (query.mentions.some(({ strength }) => strength === 1) || query.years.length > 0) return undefined;
  const fitting = KNOWN.filter(({ isLoose, about }) => isLoose && about.test(text))
    .map(({ name, about, words, answer }) => ({ name, answer, beside: wordsBeside(text, about, words) }))
    .filter(
      ({ beside }) =>
        beside.length <= MOST_BESIDE &&
        beside.length < text.split(' ').length / 2 &&
        !beside.some((word) => /\d/.test(word) || context.knowledge.isName(stem(word))),
    )
    .toSorted((a, b) => a.beside.length - b.beside.length);
  for (const { name, answer } of fitting) {
    const draft = answer(asked);
    if (draft) return { by: name, ...draft };
  }
  return undefined;
}
