/** What kind of answer a question wants, and whether a sentence holds one. */
import { COMMON_WORDS } from '../language/common-words.ts';
import { CARDINALS, ORDINALS } from '../language/ordinals.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';

export type Kind =
  | 'name'
  | 'expansion'
  | 'count'
  | 'money'
  | 'share'
  | 'date'
  | 'duration'
  | 'frequency'
  | 'person'
  | 'place'
  | 'reason'
  | 'way'
  | 'whether'
  | 'thing';

/** The first that fits decides; of the normalised question. */
const KINDS: [RegExp, Kind][] = [
  [/\b(stand for|stands for|short for|abbreviation|full form|spelled out|in full)\b/, 'expansion'],
  [
    /\b(names? of|name the|what is .{1,40} called|which (products?|brands?|vendors?|tools?|suppliers?|customers|clients)|who (?:is|was|were|are) (?:the|his|her|their) (?!referen|referee|body|institut|organi|outfit|people))\b/,
    'name',
  ],
  [
    /\bhow much (?:money|is|was|(?:do|does|did|would|will) (?:\S+ ){1,6}(?:cost|pay|save|spend|charge))\b/,
    'money',
  ],
  [/\bwhat (?:price|sum|amount|(?:do|does|did|would|will) (?:\S+ ){1,6}(?:cost|pay|charge))\b/, 'money'],
  [
    /\bwhat (?:is|was|are|were) (?:the |an? |his |her |their |your )?(?:minimum |maximum |lowest |highest |total |usual |average |typical )?(?:fees?|prices?|costs?)\b/,
    'money',
  ],
  [/^(?:and )?(?:the |its |their )?(?:\S+ )?(?:price|cost|fee|bill)s?(?: tag)?$/, 'money'],
  [/\b(?:how (?:much (?:more |less )?)?expensive|which saving|in dollars)\b/, 'money'],
  [
    /\b(percent|percentage|what share|which share|what (part|fraction|proportion) of|[a-z]*percent)\b/,
    'share',
  ],
  [
    /\bhow long (?:is|was|are|were) (?:the |an? |his |her |their |your |such an? )?(?:\S+ ){0,3}?(?:lists?|checklists?|texts?|articles?|posts?|documents?|questionnaires?|forms?|reports?|queues?|books?|papers?|thesis|agenda)\b/,
    'count',
  ],
  [/\b(how often|how frequently|how regularly|how many times)\b/, 'frequency'],
  [
    /\b(how (long|quick(?:ly)?|fast|soon)|duration|how much time|how many (minutes|hours|days|weeks|months|years|seconds)|deadline)\b/,
    'duration',
  ],
  [
    /\b(how many|(?:which|what) (?:number|figure)|how much(?! (?:experience|knowledge))|how (?:large|big|high|far(?! along)|tall|wide|thick|heavy|loud|old|warm|hot|cold)|number of|count of|size of)\b/,
    'count',
  ],
  [
    /(?:^|\b(?:and|so|or|but|since|until) )when\b|\bwhen (?:did|do|does|was|were|is|are|will|would|can|could|has|have|had|should|may)\b|\b((?:what|which) (?:year|month|date|day|weekday|time|quarter))\b/,
    'date',
  ],
  [
    /\b(who|whom|whose|which (person|company|organization|organisation|employer|client|firm)|what company)\b/,
    'person',
  ],
  [
    /\b(where|(?:which|what) (?:city|country|place|region|office|state|province|town|building|room|ward|floor))\b/,
    'place',
  ],
  [/\b(why|what (is|was) the (reason|point)|how come|for what reason)\b/, 'reason'],
  [
    /^(and |so |but |then )?(do|does|did|has|have|had|is|are|was|were|can|could|would|will|should|may|am)\b/,
    'whether',
  ],
  [/\bhow\b/, 'way'],
];

export const kindOf = (text: string): Kind => KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'thing';

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|dozen|half|twice|once|single|both|quarter|third|fifth|tenth';
const NUMBER = new RegExp(`\\d|\\b(${NUMBER_WORDS})(?:-\\w+)?\\b`, 'i');
const TIME_UNITS =
  'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|decades?|fortnight|morning|afternoon|evening|characters|words|pages|lines';

/** Capitals inside a sentence, but for the first word and for abbreviations. */
const PROPER_NAME = /(?<=[\p{Ll}\d,)] )["“]?\p{Lu}\p{Ll}+/u;
/** An abbreviation beside as many words with capitals: "SLA, Service Level Agreement". */
const EXPANSION = /\b\p{Lu}{2,6}[,:]? \(?\p{Lu}\p{Ll}{1,20} (?:(?:of|and|the) )?\p{Lu}\p{Ll}/u;

/** What the text of an answer of a kind holds; kinds that are not here have no mark of their own. */
const marks: Partial<Record<Kind, RegExp>> = {
  name: PROPER_NAME,
  expansion: EXPANSION,
  count: NUMBER,
  money: /[$€£¥]\s?\d|\b\d[\d.,]*[kKmMbB]?\s?(dollars|euros|pounds|francs|USD|EUR|CAD|GBP|CHF)\b/,
  share: new RegExp(
    `\\d\\s?(%|percent)|\\b(percent|half|(?:third|quarter|fifth|tenth)s?|in (${NUMBER_WORDS})|of (${NUMBER_WORDS}|\\d+))\\b`,
    'i',
  ),
  date: /\b(19|20)\d\d\b|\b(January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|spring|summer|autumn|winter|today|yesterday|noon|midday|midnight)\b|\d:\d\d|\bw[−-]?\d+|\b(when|once|until|as soon as)\b|\b(day|week|month) \d/i,
  duration: new RegExp(
    `(\\d|\\b(${NUMBER_WORDS}|a|an|few|several|whole|same|next|this|every|first|last))[\\s-]+(?:\\w+\\s+){0,2}(${TIME_UNITS})\\b|\\d{1,2}:\\d\\d|\\bnever\\b`,
    'i',
  ),
  frequency: new RegExp(
    `\\b(every|each|daily|weekly|monthly|quarterly|yearly|annually|once|twice|always|never|times|per|a (day|week|month|quarter|year)|${NUMBER_WORDS})\\b`,
    'i',
  ),
  place: /\b(?:in|at|on|from|to|near|behind|beside|under|between|across|through|remote|online)\b/i,
  reason: /\b(because|since|so that|therefore|reason|reasons|why|as|to|if|due|otherwise|never|only)\b/i,
};

/** True for a text that says why, rather than what for or when. */
export const givesCause = (text: string): boolean =>
  /\b(?:because|therefore|due to|so that|after \w+ing)\b|, so /i.test(text);

/** True when the text has the mark of the kind, or the kind has none. */
export const isOfKind = (text: string, kind: Kind): boolean => marks[kind]?.test(text) ?? true;

/** True for kinds whose answers must hold their mark: a number, a date, a sum. */
export const needsMark = (kind: Kind): boolean => kind in marks && kind !== 'reason';

const SUPERLATIVE =
  /\b(?:most|least|fewest|worst|last|final|never (?:less|more) than|m(?:in|ax)imum|\w{3,}est)\b/;
const NO_SUPERLATIVE =
  /\b(?:latest|last (?:year|month|week|quarter|spring|summer|autumn|winter|night|time)|honest|test|request|interest|guest|west|forest|invest|nearest|rest|best|suggest|latest|almost)\b/g;

/** True for a text that names the most of something. */
export const isExtreme = (said: string): boolean =>
  SUPERLATIVE.test(said.toLowerCase().replace(NO_SUPERLATIVE, ''));

/** What a question asks for beside its kind, and how a text tells that. */
const TURNS: [asked: RegExp, told: RegExp][] = [
  [/\bhow many times\b/, /\b(?:times|once|twice|thrice|never|every|each)\b/i],
  [
    /\b(?:which|what) (?:floor|storey)\b(?!.*\b(?:pick|picked|chose|choose|chosen|(?:go|went) (?:for|with))\b)/,
    /\b(?:ground|top|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th)?) (?:floor|storey)\b|\b(?:floor|storey) \d/i,
  ],
  [/\b(?:is|was|were|came|comes|went|goes) (?:the )?first$/, /\b(?:first|start\w*|beg[aiu]n\w*)\b/i],
  [
    /\bsince when\b/,
    /\b(?:since|from|start(?:ed|ing|s)?|beg[au]n|introduced|launched|opened|founded|live)\b/i,
  ],
  [
    /\bhow (?:many|much)\b.{1,60}\bper\b/,
    /\b(?:per|every|each|for an?|an? (?:day|night|week|month|quarter|year|hour|minute|shift))\b/i,
  ],
];

/** True unless the question asks for the most of something and the text names none. */
export const saysExtreme = (text: string, question: string): boolean =>
  !isExtreme(question) || isExtreme(text);

/** True unless the question asks for a beginning or a rate and the text tells none. */
export const saysItsTurn = (text: string, question: string): boolean =>
  TURNS.every(([asked, told]) => !asked.test(question) || told.test(text));

const COUNTED_WORD =
  /\b(?:how many|number of)(?: (?:of|the|other|different|more|fewer|such|new))* (\p{L}{3,})/u;
/** "How big was it, in beds?" */
const SIZED = /\bhow (?:big|large|long)\b.{0,60} in (\p{L}{3,})$/u;
const SHORTEST_BEGINNING = 3;
const BEGINNING = 6;

/** The beginning of the word that is counted: "certif" of "how many other certificates". */
export function countedIn(text: string): string | undefined {
  const word = (COUNTED_WORD.exec(text) ?? SIZED.exec(text))?.[1];
  return word && (!COMMON_WORDS.has(word) || /^(people|person)/.test(word))
    ? word.slice(0, Math.max(SHORTEST_BEGINNING, Math.min(BEGINNING, stem(word).length)))
    : undefined;
}

/** True for what says what a text is about, and nothing of it: "How to size a team, what to pay, and …" */
export const announces = (text: string): boolean =>
  /^(?:How|What|Which|Where|When|Whom?) (?:not )?to\b[^?]*\.$/.test(text);

const NUMBERED = String.raw`(step|phase|stage|wave|part|rule|level|principle|week|chapter)`;
const NUMBER_BEHIND = new RegExp(String.raw`\b${NUMBERED} (?:number )?(\d{1,2}|${CARDINALS.join('|')})\b`);
const RANK_BEFORE = new RegExp(String.raw`\b(${ORDINALS.join('|')}) ${NUMBERED}\b`);

/** For a question for one of a numbered row, "step 4": what such a line begins with, as a table or a heading has it. */
export function numberedIn(text: string): RegExp | undefined {
  const [, noun, name = ''] = NUMBER_BEHIND.exec(text) ?? [];
  const [, rank = '', ranked] = RANK_BEFORE.exec(text) ?? [];
  const at = Math.max(CARDINALS.indexOf(name), ORDINALS.indexOf(rank)) + 1;
  const number = /^\d/.test(name) ? name : at;
  return noun === undefined && ranked === undefined
    ? undefined
    : new RegExp(String.raw`\b${noun ?? ranked}s?:? (?:${number}|${CARDINALS[Number(number) - 1]})\b`, 'i');
}

const ASKS_HINDSIGHT =
  /\b(?:differently|in another way|another time|not (?:repeat|do again|do that again|do it again)|(?:get|got|go|goes|went) wrong|regrets?|regretted|mistakes?|flop(?:ped)?|blunders?|fiasco|mess(?:ed)? up|hindsight|would (?:he|she|they|you) change|wish(?:es|ed)?)\b/;
const TELLS_HINDSIGHT =
  /\b(?:differently|not do again|(?:got|went|goes) wrong|regrets?|mistakes?|least proud|next time)\b/i;

/** For a question for what went wrong or would be done in another way: the words that ask for it. */
export const hindsightAsked = (text: string): string | undefined => ASKS_HINDSIGHT.exec(text)?.[0];

/** True for a sentence, with what stands above it, that tells of such. */
export const tellsHindsight = (said: string): boolean => TELLS_HINDSIGHT.test(said);

const ASKS_CHOICE =
  /\b(?:which|what)\b.{1,60}?\b(?<choice>pick(?:ed)?|chosen|chose|choose|selected|(?:go|went) (?:for|with)|settled? (?:on|for)|decided? (?:on|for)|opt(?:ed)? for|end(?:ed)? up (?:with|taking|using))\b/;
const TELLS_CHOICE =
  /\b(?:(?:we|i|they|he|she) (?:took|chose|picked|selected|settled on|decided (?:on|for)|went (?:with|for)|opted for)|(?:and|but) chose|(?:was|were) (?:chosen|picked|selected)|the answer was)\b/i;

/** For a question for what was chosen: the words that ask for it. */
export const choiceAsked = (text: string): string | undefined => ASKS_CHOICE.exec(text)?.groups?.['choice'];

/** True for a sentence that tells what was. */
export const tellsChoice = (text: string): boolean => TELLS_CHOICE.test(text);

const LIST =
  /\b(?:what are|which are|what were|name|list|which|what) (?:the |all |his |her |their )*(?:\d+ |two |three |four |five |six |seven |eight |nine |ten )?(?:\p{L}+ )?(\p{L}{4,}s)\b/u;

/** For a question that asks for a list: which headings name it. */
export function listAsked(text: string): ((heading: string) => boolean) | undefined {
  const word = LIST.exec(text)?.[1];
  if (!word) return undefined;
  const wanted = stem(word);
  return (heading) => words(heading.split(' · ').at(-1) ?? '').some((other) => stem(other) === wanted);
}
