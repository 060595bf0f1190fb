/** Greetings, questions about the assistant itself, and what it will not answer. */
import { siteContentText } from './site.ts';
import { isGeneral } from '../query-checks.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { stem } from '../../language/stem.ts';
import type { Unit } from '../../knowledge/units.ts';
import { isOfKind } from '../../read/kind.ts';
import { NOT_FOUND } from '../conversation.ts';
import type { Draft, Rule } from '../rule.ts';
import { contactHint, passage } from '../sentences.ts';
import type { Query } from '../understand.ts';

/** Attempts to make the assistant be something else, or to get at what is not public. */
const HOSTILE =
  /\b(ignore|disregard|forget|override)\b.*\b(everything|all (that )?(you|i)|what you|instructions?|prompts?|rules?|previous|above|guidelines)\b|\b(system|hidden|initial|secret) (prompt|instructions?|message)\b|\b(jailbreak|dan mode|developer mode)\b|\b(pretend|act|behave|roleplay)\b.*\b(as|to be|like)\b|\byou (are|were) now\b|\bfrom now on\b|\b(repeat|print|output) (everything|all|the (text|words|lines?)) (above|before|of your)\b|\b(system|admin|root|debug) (override|mode|access|login)\b|\bapi ?keys?\b|\b(give|tell|show|send|reveal|share|leak|whats?|list)\b.{0,30}\bpasswords?\b|\b(drop|select|insert|delete|union)\b.*\b(table|from|into|users?)\b|\bprivate keys?\b|\benv(ironment)? variables?\b|\bscript\b.*\balert\b|\bsource code\b.*\b(dump|show|print)\b|\b(break|get|sneak) into (the|your|his|her|their) (?!(?:field|industry|profession|business|job|career|trade|line|role|work|position|craft)\b)\w+|\bunlocked\b|\bhow (can|could|do|would) (i|we) (hack|steal|bypass|spoof|crack)\b|\b(hack into|steal from|phish) \b|\b(fuck|shit|bitch|asshole|cunt)/;

/** Work to be done, whatever about. */
const TASK =
  /^(please |(can|could|would) you )?((write|compose|draft|generate) (me |us )?(a|an|some|my|our|the)|translate)\b/;

/** Words that are named as not being there; of more nobody would read the list. */
const MOST_NAMED = 3;

const isShort = ({ stems }: Query) => stems.length <= 9;

const SOCIAL = new Set([
  'greeting',
  'thanks',
  'farewell',
  'smallTalk',
  'person',
  'when',
  'more',
  'strengths',
]);
const isOnlySocial = (query: Query) =>
  isShort(query) && isGeneral(query) && [...query.topics].every((topic) => SOCIAL.has(topic));

export const hostile: Rule = {
  name: 'hostile',
  when: ({ text }) => HOSTILE.test(text),
  answer: (_query, { knowledge }) => ({
    text: `I only answer questions about ${knowledge.content.profile.name} from what is published on this site, so I cannot help with that. Is there something you would like to know about experience, projects or availability?`,
    passages: [],
    withoutSource: true,
    isRefusal: true,
  }),
};

export const thanks: Rule = {
  name: 'thanks',
  when: (query) => (query.topics.has('thanks') || query.topics.has('farewell')) && isOnlySocial(query),
  answer: (_query, { knowledge }) => ({
    text: `You are welcome! If you would like to continue in person, ${contactHint(knowledge)}.`,
    passages: passage(knowledge, 'contact'),
    withoutSource: true,
  }),
};

export const greeting: Rule = {
  name: 'greeting',
  when: (query) =>
    (query.topics.has('greeting') || query.topics.has('smallTalk')) &&
    isOnlySocial(query) &&
    !query.topics.has('person'),
  answer: (_query, { knowledge: { content } }) => ({
    text: `Hello! I am the assistant of this site. Ask me about ${content.profile.name}: for example “${siteContentText(content, content.assistant.suggestions[0] ?? '')}” or “${siteContentText(content, content.assistant.suggestions[1] ?? '')}”`,
    passages: [],
    withoutSource: true,
  }),
};

const ACKNOWLEDGEMENT =
  /^((ok|okay|yes|yeah|yep|no|nope|sure|lol|haha|cool|nice|great|good|fine|got it|i see|understood|wow|right|alright|hm+|interesting|impressive|impressed|congratulations|congrats|amazing|awesome|brilliant|fantastic|excellent|well done|good (?:work|job)|nice (?:work|job)|really|very|so|quite|what an?|such an?|an?|career|cv|profile|site|website|page|work|your|his|her|on|love|like|i)\b ?)+$/;

const COMPLIMENT =
  /\b(?:impress\w+|congrat\w+|amazing|awesome|brilliant|fantastic|excellent|well done|love|(?:good|nice) (?:work|job))\b/;

export const acknowledgement: Rule = {
  name: 'acknowledgement',
  when: ({ text }) => ACKNOWLEDGEMENT.test(text),
  answer: ({ text }, { knowledge: { content } }) => ({
    text: `${COMPLIMENT.test(text) ? 'Thank you! ' : ''}Is there something else that you would like to know about ${content.profile.name}? For example: “${siteContentText(content, content.assistant.suggestions.at(-1) ?? '')}”`,
    passages: [],
    withoutSource: true,
  }),
};

const MOST_BESIDE_PRIVATE = 1;
/** What leaves no doubt that it is about pay, whatever is said around it. */
const PAY_ALONE = /\b(?:salary|(?:day|daily|hourly) rate)\b/;
const MOST_BESIDE_PAY = 4;
const MOST_OF_NOBODY = 5;
/** The price of a thing is no pay of the owner's. */
const OF_A_THING =
  /\b(?:the|this|that|which) (?:\w+ )?(\w+) (?:prices?|fees?|costs?)\b|\b(?:how much|what) (?:does|do|did|would|will) (?:an?|the|this|that) (?:\w+ )?(\w+)(?: \w+)? costs?\b/;
/** By its word: its stem is that of a rate. */
const RATED = /\brat(?:ings?|ed)\b/;
/** It asks of what was said before. */
const OF_IT = /\bof (?:it|that|this|those|them|these|the (?:\w+ )?ones?)\b/;
/** What a text says is no secret. */
const OF_A_TEXT = /\b(?:articles?|posts?|blog|according to)\b/;
/** By its word: its stem is that of a fire. */
const FIRED = /\bfired\b/;
const OF_SOMEBODY = /\b(he|she|his|her|him|you|your)\b/;

export const unpublished: Rule = {
  name: 'unpublished',
  when: ({ topics, subject, unknown, text, mentions, stems }, { knowledge: { content, sentences } }) => {
    if (!(topics.has('pay') || topics.has('privateLife') || FIRED.test(text)) || topics.has('assistant'))
      return false;
    if (/\bhow old\b/.test(text) && mentions.length > 0) return false; // a firm's age is no secret
    const isOfSomebody = OF_SOMEBODY.test(text) || text.includes(content.profile.givenName.toLowerCase());
    // Of nobody, and in so many words, a family may be any.
    if (!isOfSomebody && !topics.has('pay') && stems.length > MOST_OF_NOBODY) return false;
    const [, ...named] = OF_A_THING.exec(text) ?? [];
    const thing = stem(named.find(Boolean) ?? '');
    const tellsPrice = ({ text: said, stems }: Unit) =>
      stems.has(thing) && (isOfKind(said, 'money') || isOfKind(said, 'share'));
    if (sentences.units.some(tellsPrice)) return false;
    const isPriced = ({ text: said, stems, context, passage: { section } }: Unit) =>
      (!isOfSomebody || section === 'blog') &&
      subject.every((stemmed) => stems.has(stemmed) || context.has(stemmed)) &&
      isOfKind(said, 'money');
    if (!PAY_ALONE.test(text) && subject.length > 0 && sentences.units.some(isPriced)) return false;
    if (RATED.test(text) && !PAY_ALONE.test(text)) return false;
    if (OF_A_TEXT.test(text) || OF_IT.test(text)) return false;
    const isAsked =
      isOfSomebody ||
      subject.length === 0 ||
      (topics.has('pay') && !/\b(it|that|this|one|ones)\b/.test(text));
    const most = isOfSomebody && PAY_ALONE.test(text) ? MOST_BESIDE_PAY : MOST_BESIDE_PRIVATE;
    return isAsked && subject.length + unknown.length <= most;
  },
  answer: ({ topics }, { knowledge }) => ({
    text: topics.has('pay')
      ? `Rates and salary expectations are not published here, so I cannot tell you. Please ask directly: ${contactHint(knowledge)}.`
      : `That is personal, and nothing about it is published here, so I cannot tell you. For anything beyond the professional facts on this site, ${contactHint(knowledge)}.`,
    passages: passage(knowledge, 'contact'),
    withoutSource: true,
    isUnknown: true,
  }),
};

/** What is asked for is to be made, whatever about. */
export const task: Rule = {
  name: 'task',
  when: ({ text }) => TASK.test(text),
  answer: (_query, { knowledge }) => ({ ...notFound(knowledge), isRefusal: true }),
};

/** Of a kind of thing there is none. */
export const none = (what: string, knowledge: Knowledge): Draft => ({
  text: `No ${what} are published here. For anything else, ${contactHint(knowledge)}.`,
  passages: passage(knowledge, 'contact'),
  withoutSource: true,
  isUnknown: true,
});

/** Says honestly that nothing is published, and how to reach the owner. */
export function notFound(knowledge: Knowledge, unheld: string[] = []): Draft {
  const nothingOn =
    unheld.length > 0 && unheld.length <= MOST_NAMED
      ? ` (nothing on ${unheld.map((word) => `“${word}”`).join(', ')})`
      : '';
  return {
    text: `${NOT_FOUND} in what is published here about ${knowledge.content.profile.name}${nothingOn}. For anything else, ${contactHint(knowledge)}.`,
    passages: passage(knowledge, 'contact'),
    withoutSource: true,
    isUnknown: true,
  };
}

export function inEnglishPlease(knowledge: Knowledge): Draft {
  return {
    text: `I am sorry, I can only answer in English. Please ask me again in English, or ${contactHint(knowledge)}.`,
    passages: [],
    withoutSource: true,
    isUnknown: true,
  };
}
