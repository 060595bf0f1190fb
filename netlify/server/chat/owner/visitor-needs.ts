/** What a visitor has to settle before he hires or writes, whoever the owner is: whether it is true, whether it fits, how soon he answers. */
import { availability } from '../answer/rules/contact.ts';
import { person } from '../answer/rules/profile.ts';
import { recognition } from '../answer/rules/recognition.ts';
import type { Draft } from '../answer/rule.ts';
import { bullets, contactHint, listed, passage, sentencesOf } from '../answer/sentences.ts';
import { rowInWords } from '../compute/say.ts';
import { hindsight } from './hindsight.ts';
import { challenges, newestPosts } from './interview-answers.ts';
import { draftOf, eachRole, rolesOf, type OwnerQuestion, type Subject } from './relation.ts';

const MOST = 4;

/** What of the site somebody else vouches for. */
function proof({ context }: OwnerQuestion): Draft | undefined {
  const { content, rows } = context.knowledge;
  const linked = rows.filter(({ relation, url }) => relation === 'credential' && url);
  const people = rows.filter(({ relation }) => relation === 'testimonial');
  const published = rows.filter(({ relation, url }) => relation === 'award' && url);
  const lines = [
    people.length > 0 && `Recommendations by ${listed(people.map(({ title }) => title))}.`,
    linked.length > 0 &&
      `Credentials that link to where they can be verified: ${listed(linked.map(({ title }) => title))}.`,
    published.length > 0 && `Published elsewhere: ${listed(published.map(({ title }) => `“${title}”`))}.`,
  ].filter((line) => line !== false);
  if (lines.length === 0) return undefined;
  return draftOf(
    `${content.profile.givenName} writes this site, and how each figure was measured is not published. What others vouch for:\n${bullets(lines)}`,
    [...people, ...linked.slice(0, 1), ...published],
    context,
  );
}

/** The sentence of each project that says what he did in it. */
function ownPart({ context }: OwnerQuestion): Draft | undefined {
  const { content } = context.knowledge;
  const told = content.projects.flatMap(({ id, title, details }) => {
    const said = sentencesOf(details.overview).find((text) => text.includes(content.profile.givenName));
    return said ? [{ id, line: `${title}: ${said}` }] : [];
  });
  if (told.length === 0)
    return askDirectly('Who did which part of the work is not published task by task.')({ context });
  const shown = told.slice(0, MOST);
  return {
    text: `Who did which part of the work is not published task by task. Of ${content.profile.givenName}'s own part the projects say:\n${bullets(shown.map(({ line }) => line))}`,
    passages: shown.flatMap(({ id }) => passage(context.knowledge, `projects/${id}`)),
  };
}

/** The way that he went himself. */
function ownWay({ context }: OwnerQuestion, lead = ''): Draft | undefined {
  const { givenName } = context.knowledge.content.profile;
  return eachRole(`${lead}The way of ${givenName} so far:`, rolesOf(context).toReversed(), context);
}

/** What he does now, and since when. */
function present({ context }: OwnerQuestion): Draft | undefined {
  return eachRole(
    'At present:',
    rolesOf(context).filter(({ end }) => end === ''),
    context,
    ({ summary }) => (summary ? `: ${summary.replace(/\.$/, '')}` : ''),
  );
}

const askDirectly =
  (what: string) =>
  ({ context: { knowledge } }: Pick<OwnerQuestion, 'context'>): Draft => ({
    text: `${what} Please ask directly: ${contactHint(knowledge)}.`,
    passages: passage(knowledge, 'contact'),
    withoutSource: true,
    isUnknown: true,
  });

/** What the form says once a message is sent. */
function replyTime(asked: OwnerQuestion): Draft {
  const { knowledge } = asked.context;
  const { reply } = knowledge.content.brand.words;
  if (!/\b(?:hours?|days?|weeks?)\b/.test(reply))
    return askDirectly('How soon a message is answered is not published.')(asked);
  return {
    text: `Once a message is sent, the form replies: “${reply}”`,
    passages: passage(knowledge, 'contact'),
  };
}

/** Of one job the check of a posting says it point by point. */
export function fit({ context: { knowledge } }: OwnerQuestion): Draft {
  const { givenName, availability: told, opportunities } = knowledge.content.profile;
  const sought = opportunities.length > 0 && `${givenName} is looking for:\n${bullets(opportunities)}`;
  const check =
    'For one job, the check of a job posting in this chat compares what it asks for with what is published here.';
  return { text: [told, sought, check].filter(Boolean).join('\n'), passages: passage(knowledge, 'contact') };
}

/** The present roles, what is under way, and the newest post. */
function news(asked: OwnerQuestion): Draft | undefined {
  const now = rolesOf(asked.context).filter(({ end }) => end === '');
  const posts = newestPosts(asked);
  const lead = now.length > 0 ? `Now: ${listed(now.map(rowInWords))}.` : '';
  if (!posts) return lead ? draftOf(lead, now, asked.context) : person.answer(asked.query, asked.context);
  return { ...posts, text: [lead, posts.text].filter(Boolean).join('\n') };
}

/** The degrees with where they are from. */
function schools({ context }: OwnerQuestion): Draft | undefined {
  const degrees = context.knowledge.rows.filter(
    ({ relation, labels, organization }) =>
      relation === 'credential' && labels.includes('degree') && organization !== '',
  );
  const lines = degrees.map(({ name, organization }) =>
    name.includes(organization) ? name : `${name}: ${organization}`,
  );
  return degrees.length > 0 ? draftOf(`${lines.join('; ')}.`, degrees, context) : undefined;
}

const BESIDE_JOB = /\b(?:volunteer|charit|pro bono|honorary)/i;

export const NEEDS: Subject[] = [
  {
    name: 'schools',
    about:
      /\b(?:where|what (?:does|did|has) he (?:study|studied)|which (?:university|college|school)|what (?:university|college|school)|universit(?:y|ies)|colleges?|alma mater)\b/,
    around: 'study studied go went graduate graduated degree diploma mba from school attend attended he did',
    answer: (asked) =>
      /\b(?:stud(?:y|ied)|universit\w+|colleges?|school|graduated?|degree|diploma|alma mater)\b/.test(
        asked.text,
      )
        ? schools(asked)
        : undefined,
  },
  {
    name: 'proof',
    isLoose: true,
    about:
      /\b(?:true|real|truth\w*|proofs?|prove[ns]?|proven|verif\w+|trust\w*|believe\w*|made up|invented|exaggerat\w+|fake|evidence|who measured)\b/,
    around:
      'claims claimed claim statements site website page portfolio numbers figures says written text check sounds where back up things measured on here i can could we',
    answer: proof,
  },
  {
    name: 'own part',
    about:
      /\b(?:(?:did|do|does|done|build|built|lead|led|was|is) (?:\w+ ){0,4}(?:himself|yourself|herself|themselves|alone)|own part|he (?:own )?part|single handed\w*|on he own|only he|(?:just|mostly|mainly|or) the team|team (?:who|that|did)|personally|who (?:else )?(?:helped|was involved|worked on)|did (?:it |this |that )?all|help(?:ed)? he)\b/,
    around:
      'work did done do mostly team or part was which and project projects things these parts in biggest he so who else all this that believe dont don t',
    answer: ownPart,
  },
  {
    name: 'what went wrong',
    about:
      /\b(?:something|anything|things?|projects?|it|time) (?:that |which )?(?:went|goes|gone) (?:badly )?wrong\b|\bwent wrong\b|\blearn(?:ed|t)? (?:from|about) (?:it|that|this)\b|\blessons? learn/,
    around:
      'example of time a give tell me about and how handled handle dealt with it what did do learn learned lesson he you',
    answer: (asked) => hindsight(asked) ?? challenges(asked),
  },
  {
    name: 'own way',
    about:
      /\bwhy (?:did |has |have )?he (?:choose|chose|chosen|become|became|go into|went into|pick|picked|end up in)\b/,
    around: 'this line of work profession field job career path consultant it a the in to be',
    answer: (asked) => ownWay(asked, 'Why is not published in so many words. '),
  },
  {
    name: 'own way',
    about:
      /\bhow (?:did|has|have) he (?:first )?(?:get|got|gotten|come|came|end(?:ed)? up|enter(?:ed)?) (?:into|to)\b/,
    around:
      'it he field profession industry line work the first place tech technology business interested started',
    answer: (asked) => ownWay(asked),
  },
  {
    name: 'advice',
    isLoose: true,
    about:
      /\b(?:advice|tips?|(?:where|how|what) (?:should|do|can|could|would) i (?:start|begin|learn|study|do|get)|(?:become|get into|break into|starting out|start out) (?:in|a|an|like|he)?|(?:job|career) like he|(?:want|like) (?:to )?(?:he|have he) job|do what he do(?:es)?|recommend i (?:learn|study|do|read)|hoping to)\b/,
    around:
      'someone somebody student young beginner first learn start starting field profession industry into i am want would give newcomer graduate junior lost bit',
    answer: (asked) => ownWay(asked, 'Advice to beginners is not published here. '),
  },
  {
    name: 'present',
    about: /\b(?:current|present) (?:jobs?|roles?|positions?|work)\b/,
    around: 'start started begin began since title does do doing about situation change changed',
    answer: present,
  },
  {
    name: 'open to offers',
    about:
      /\b(?:open (?:to|for) (?:new |other |any )?(?:offers?|opportunit(?:y|ies)|jobs?|roles?|positions?|work|projects?|challenges?)|(?:new|job) offers?|what kind of work|(?:free|available) (?:in|from|next|this|during))\b/,
    around:
      'looking for moment currently still new another the spring summer autumn fall winter year month week january february march april may june july august september october november december',
    answer: ({ query, context }) => availability.answer(query, context),
  },
  {
    name: 'beside the job',
    about: /\b(?:side (?:projects?|hustles?)|volunteer\w*|charit(?:y|ies|able)|pro bono|honorary)\b/,
    around: 'apart from main job work going on beside besides or',
    answer: (asked) =>
      asked.context.knowledge.sentences.units.some(
        ({ text, passage: { section } }) => section !== 'blog' && BESIDE_JOB.test(text),
      )
        ? undefined
        : askDirectly('Side projects and volunteering are not mentioned in what is published here.')(asked),
  },
  {
    name: 'ranking',
    about:
      /\bwhich (?:one |of (?:them|those|these) |skill |project )?(?:is|was|are) (?:the |he )?(?:strongest|best|favou?rite|most important|weakest|hardest|biggest)\b/,
    around: 'one skill project of them',
    answer: askDirectly('Which of them comes first is not said here.'),
  },
  {
    name: 'level of a language',
    about: /\bhow (?:well|good|fluent(?:ly)?) (?:does|do|is) he (?:speak|know|write|in)?\b/,
    around: 'it them that english french german spanish languages language each',
    answer: askDirectly('How well each language is spoken is not published.'),
  },
  {
    name: 'mentoring',
    about: /\b(?:mentor|coach) (?:me|us|my \w+)\b|\bbe my mentor\b/,
    around: 'take willing time',
    answer: askDirectly('Whether new people are taken on for mentoring is not published here.'),
  },
  {
    name: 'formalities',
    about:
      /\b(?:insur\w+|registered (?:company|business|firm)|company registration|vat|tax (?:id|number)|ndas?|non disclosure|confidentiality agreement|conflicts? of interest|liabilit\w+|background checks?|criminal record|security clearance|payment terms|invoic\w+ (?:us|me))\b/,
    around:
      'behind sign signed company business firm own supplier file vendors vendor pass need registered or number hold cleared',
    answer: askDirectly('That is not published here.'),
  },
  {
    name: 'reply time',
    about:
      /\b(?:how (?:fast|quickly|soon|long) (?:does|do|will|would|until|till|before|is) (?:it take (?:him |he )?(?:to|until|till|before) )?(?:i )?(?:he |i )?(?:usually |normally |typically )?(?:answer|reply|respond|get back|hear|write back|react)\w*|(?:response|reply) times?)\b/,
    around: 'message messages mail mails email emails requests request inquiries back he usual typical',
    answer: replyTime,
  },
  {
    name: 'length of an engagement',
    about:
      /\b(?:how long (?:is|does|do|would|will) (?:a |the |an )?(?:typical |usual |normal )?(?:engagements?|assignments?|projects?|mandates?|contracts?) (?:take|last|be|run)|how long (?:a|an) (?:typical |usual )?(?:engagement|assignment|mandate) (?:takes|lasts|is))\b/,
    around: 'typically usually',
    answer: ({ query, context }) => {
      const told = availability.answer(query, context);
      return (
        told && {
          ...told,
          text: `How long an engagement takes is not published. ${told.text}`,
          isUnknown: true,
        }
      );
    },
  },
  {
    name: 'fit',
    about: /\b(?:fits?|match(?:es)?|suitable|suited|qualified|right (?:person|one|candidate|choice|for))\b/,
    around:
      'profile role job position vacancy opening posting company team our us well enough requirements does good perfect',
    answer: fit,
  },
  {
    name: 'news',
    about: /\b(?:whats new|what is new|any news|news|latest|lately|recently|these days)\b/,
    around: 'up to happening going on doing update updates',
    answer: news,
  },
  {
    name: 'published',
    isLoose: true,
    about: /\b(?:published|quote|cite)\b/,
    around: 'something anything article paper press could i can have written write from',
    answer: ({ query, context }) => {
      const published = recognition.answer(
        { ...query, topics: new Set(['publication']), subject: [], unknown: [] },
        context,
      );
      const posts = newestPosts({ text: '', query, context, focus: [] });
      const found = [published, posts].filter((one) => one !== undefined);
      if (found.length === 0) return undefined;
      return {
        text: found.map(({ text }) => text).join('\n'),
        passages: found.flatMap(({ passages }) => passages),
      };
    },
  },
  {
    name: 'since a year',
    about: /\bsince (?:19|20)\d\d\b/,
    around: 'up to doing done happened worked work career roles role jobs job been since where',
    answer: ({ query: { years }, context }) =>
      eachRole(
        `Since ${years[0]}:`,
        rolesOf(context).filter(({ end }) => end === '' || Number(end.slice(0, 4)) >= (years[0] ?? 0)),
        context,
      ),
  },
];
