/** What a visitor has to settle before he hires or writes, whoever the owner is: whether it is true, whether it fits, how soon he answers. */
import { availability, contact } from '../answer/rules/contact.ts';
import { career } from '../answer/rules/career.ts';
import { savings } from '../answer/rules/projects.ts';
import { standards, staysCurrent } from './learning.ts';
import type { Subject } from './relation.ts';
import {
  advice,
  failures,
  fit,
  gaps,
  grades,
  lengthOfEngagement,
  levels,
  news,
  notTold,
  oneProject,
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
  /\b(?:insur\w+|indemnity|registered (?:company|business|firm)|company registration|vat|tax (?:id|number)|ndas?|non disclosure|confidentiality agreement|conflicts? of interest|liabilit\w+|background checks?|criminal record|security clearance|payment terms|invoic\w+ (?:us|me)|driv\w+ licens\w+|own (?:a )?car|(?:company|business|firm|practice|studio) registered|legal (?:name|form))\b/i;

const BUSINESS =
  /\b(?:turnover|revenues?|profits?|profitab\w+|profit margins?|valuation|market (?:share|value|cap\w*)|share price)\b/i;

export const NEEDS: Subject[] = [
  {
    name: 'staying current',
    about:
      /\b(?:(?:keep|keeps|stay|stays|remain|remains) (?:he (?:\w+ )?(?:skills?|knowledge|expertise) )?(?:himself )?(?:uptodate|current|informed|fresh|sharp|on top|ahead|relevant)|keep(?:s)? (?:learning|up with)|continu\w+ (?:education|training|professional development|learning)|professional development)\b/,
    around:
      'field trade industry profession developments changes trends technology technologies news latest new pace skills knowledge learn learning reads read sources doing',
    answer: staysCurrent,
  },
  {
    name: 'standards',
    about: /\b(?:standards?|norms?|guidelines?|regulations?)\b/,
    around:
      'work works by follow follows followed use uses used apply applies adhere adheres comply according under orient stick sticks quality industry know knows familiar within kind',
    answer: standards,
  },
  {
    name: 'hindsight',
    about:
      /\b(?:differently(?! (?:from|than))|regrets?|mistakes?|fail(?:ed|s|ures?)?|wrong|hindsight|learn(?:ed|t)? (?:from|about) (?:it|that|this)|lessons? learn\w*)\b/,
    around:
      'would should went got go made make done had time times biggest greatest worst major change learn learned learnt lessons lesson looking back again it project projects example badly handled handle dealt of',
    answer: failures,
  },
  {
    name: 'roles in order',
    about:
      /\b(?:jobs?|roles?|positions?|employers?|companies|stations|(?:work|job|career|employment) history)\b/,
    around:
      'order dates date start end chronological chronologically chronology oldest newest first last each since from until past present with where by',
    answer: ({ text, query, context }) =>
      /\b(?:list|order|dates|chronolog\w+|history)\b/.test(text) ? career.answer(query, context) : undefined,
  },
  {
    name: 'gaps',
    about: /\bgaps?\b|\bbetween (?:he )?(?:(?:last|two|these|those|the) )*(?:jobs?|roles?|positions?)\b/,
    around: 'happened happen resume cv career employment explain last two is there see i years time in',
    answer: ({ text, context }) =>
      /\b(?:happen\w*|resume|cv|career|employment|between)\b/.test(text) ? gaps(context) : undefined,
  },
  {
    name: 'call',
    about: /\b(?:calls?|chats?|meetings?|meet|coffee|zoom|skype|appointments?|talk|speak|interviews?)\b/,
    around:
      'we us it possible schedule arrange book set free available phone video short intro introductory initial first informal online person lunch 10 15 20 30 45 minutes minute half hour monday tuesday wednesday thursday friday saturday sunday tomorrow next week morning afternoon evening noon tonight slot 9 11 12 2 3 4 5 by with over time discuss',
    answer: ({ text, query, context }) =>
      /\b(?:we|us|i|possible|schedule|arrange|book|free|available)\b/.test(text)
        ? contact.answer(query, context)
        : undefined,
  },
  {
    name: 'grades',
    about: /\b(?:grades?|gpa|marks|honors)\b/,
    around: 'degree degrees final average university graduate graduated finish did what with',
    answer: grades,
  },
  {
    name: 'reasons of a move',
    about:
      /\bwhy (?:did|has|have) he (?:go|gone|join(?:ed)?|move[d]?|switch(?:ed)?|return(?:ed)?|accept(?:ed)?)\b/,
    around: 'there that this it job role position company employer from to the at last next',
    answer: (asked) => notTold('The reason is not published here.', asked),
  },
  {
    name: 'one project',
    about: /\bproject\b/,
    around: 'explain walk example through simple simply plain words detail done led run i understand',
    answer: (asked) =>
      /\b(?:explain|describe|walk|about|example)\b/.test(asked.query.text) ? oneProject(asked) : undefined,
  },
  {
    name: 'most saved',
    about: /\bsaved? (?:the )?(?:most|biggest|more)\b/,
    around: 'project projects work money costs cost dollars company client which',
    answer: ({ query, context }) => savings.answer(query, context),
  },
  {
    name: 'schools',
    about:
      /\b(?:where|what (?:does|did|has) he (?:study|studied)|which (?:university|college|school)|what (?:university|college|school)|universit(?:y|ies)|colleges?|alma mater)\b/,
    around:
      'study studied go went graduate graduated degree diploma mba from school attend attended he did or self taught',
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
      /\b(?:true|real|truth\w*|proofs?|prove[ns]?|proven|verif\w+|(?:i|we|one|to|be) trust\w*|trustworth\w*|believe\w*|made up|invented|exaggerat\w+|fake|evidence|who measured)\b/,
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
      /\b(?:advice|tips?|(?:where|how|what) (?:should|do|can|could|would) i (?:start|begin|learn|study|do|get)|what should he (?:study|learn)|(?:become|get into|break into|starting out|start out) (?:in|a|an|like|he)?|(?:job|career) like he|(?:want|like) (?:to )?(?:he|have he) job|do what he do(?:es)?|recommend i (?:learn|study|do|read)|hoping to)\b/,
    around:
      'someone somebody student young beginner first learn start starting field profession industry into i am want would give newcomer graduate junior lost bit',
    answer: advice,
  },
  {
    name: 'present',
    about:
      /\b(?:(?:current|present) (?:jobs?|roles?|positions?|work)|still work\w* (?:at|for|with) he (?:current|present) (?:place|company|employer|firm))\b/,
    around:
      'start started begin began since title does do doing about situation change changed still working work at with for in employed',
    answer: present,
  },
  {
    name: 'open to offers',
    about:
      /\b(?:open (?:to|for) (?:new |other |any )?(?:offers?|opportunit(?:y|ies)|jobs?|roles?|positions?|work|projects?|challenges?)|^(?:is he |would he be )?(?:interested|tempted|keen|up for it)$|(?:new|job) offers?|what kind of work|notice period|(?:work|works|working|do|does) (?:at |on |in )?(?:the )?(?:night|weekend|evening|shift|overtime|bank holiday)s?|(?:night|weekend|late) shifts?|(?:free|available) (?:in|from|next|this|during)|(?:an?|the|for|as) (?:interim|temporary|temp|fixed term|fractional))\b/,
    around:
      'lead leader manager head director role position job cover contract need needs two three six nine twelve 3 6 9 12 months interest interested would length long short much looking for or nights weekends evenings on call at moment currently still new another the spring summer autumn fall winter year month week january february march april may june july august september october november december',
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
    about:
      /\b(?:mentor|coach) (?:me|us|my \w+)\b|\bbe my mentor\b|\b(?:take(?: on)?|hire|accept|have|offer) (?:any )?(?:interns?|apprentices?|trainees?|students)\b|\b(?:internship|apprenticeship|work placement)s?\b/,
    around: 'take hire accept offer willing time year second third student',
    answer: unlessTold(
      'Whether new people are taken on, as interns or for mentoring, is not published here.',
      /\b(?:mentees?|interns|internships?|mentor(?:s|ing)? (?:students|beginners|anybody|anyone|you))\b/i,
    ),
  },
  {
    name: 'formalities',
    about: FORMAL,
    around:
      'behind sign signed drive car company business firm own supplier file vendors vendor pass need registered or number hold cleared',
    answer: unlessTold('That is not published here.', FORMAL),
  },
  {
    name: 'figures of a business',
    isLoose: true,
    about: BUSINESS,
    around:
      'annual yearly quarterly monthly gross net last year years month company firm business studio practice agency employer consulting consultancy high large much per during 2023 2024 2025 2026',
    answer: unlessTold('Figures of a business are not published here.', BUSINESS),
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
    about:
      /\b(?:fits?|(?:he|profile) (?:an? |good |perfect )*match(?:es)?|suitable|suited|qualified|right (?:person|one|candidate|choice|for))\b/,
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
