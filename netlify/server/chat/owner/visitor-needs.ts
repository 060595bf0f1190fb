/** What a visitor has to settle before he hires or writes, whoever the owner is: whether it is true, whether it fits, how soon he answers. */
import { availability } from '../answer/rules/contact.ts';
import { hindsight } from './hindsight.ts';
import { challenges } from './interview-answers.ts';
import type { Subject } from './relation.ts';
import {
  advice,
  fit,
  lengthOfEngagement,
  levels,
  news,
  notTold,
  ownPart,
  ownWay,
  present,
  proof,
  replyTime,
  schools,
  sinceYear,
  toQuote,
  unlessTold,
} from './visitor-needs-answers.ts';

const FORMAL =
  /\b(?:insur\w+|indemnity|registered (?:company|business|firm)|company registration|vat|tax (?:id|number)|ndas?|non disclosure|confidentiality agreement|conflicts? of interest|liabilit\w+|background checks?|criminal record|security clearance|payment terms|invoic\w+ (?:us|me))\b/i;

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
    answer: (asked) => ownWay(asked),
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
    answer: advice,
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
    answer: unlessTold(
      'Side projects and volunteering are not mentioned in what is published here.',
      /\b(?:side projects?|volunteer|charit|pro bono|honorary)/i,
    ),
  },
  {
    name: 'ranking',
    about:
      /\bwhich (?:one |of (?:them|those|these) |skill |project )?(?:is|was|are) (?:the |he )?(?:strongest|best|favou?rite|most important|weakest|hardest|biggest)\b/,
    around: 'one skill project of them',
    answer: (asked) => notTold('Which of them comes first is not said here.', asked),
  },
  {
    name: 'level of a language',
    about: /\bhow (?:well|good|fluent(?:ly)?) (?:does|do|is) he (?:speak|know|write|in)?\b/,
    around: 'it them that english french german spanish languages language each',
    answer: levels,
  },
  {
    name: 'mentoring',
    about: /\b(?:mentor|coach) (?:me|us|my \w+)\b|\bbe my mentor\b/,
    around: 'take willing time',
    answer: unlessTold(
      'Whether new people are taken on for mentoring is not published here.',
      /\b(?:mentees?|mentor(?:s|ing)? (?:students|beginners|anybody|anyone|you))\b/i,
    ),
  },
  {
    name: 'formalities',
    about: FORMAL,
    around:
      'behind sign signed company business firm own supplier file vendors vendor pass need registered or number hold cleared',
    answer: unlessTold('That is not published here.', FORMAL),
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
    answer: lengthOfEngagement,
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
    answer: toQuote,
  },
  {
    name: 'since a year',
    about: /\bsince (?:19|20)\d\d\b/,
    around: 'up to doing done happened worked work career roles role jobs job been since where',
    answer: sinceYear,
  },
];
