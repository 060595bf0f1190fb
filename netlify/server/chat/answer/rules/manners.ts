/** Greetings, questions about the assistant itself, and what it will not answer. */
import { siteContentText } from './site.ts';
import { isGeneral } from '../query-checks.ts';
import type { Rule } from '../rule.ts';
import { contactHint, passage } from '../sentences.ts';
import type { Query } from '../understand.ts';

/** Attempts to make the assistant be something else, or to get at what is not public. */
const HOSTILE =
  /\b(ignore|disregard|forget|override)\b.*\b(instructions?|prompts?|rules?|previous|above|guidelines)\b|\b(system|hidden|initial|secret) (prompt|instructions?|message)\b|\b(jailbreak|dan mode|developer mode)\b|\b(pretend|act|behave|roleplay)\b.*\b(as|to be|like)\b|\byou are now\b|\bapi ?keys?\b|\bpasswords?\b|\b(drop|select|insert|delete|union)\b.*\b(table|from|into|users?)\b|\bprivate keys?\b|\benv(ironment)? variables?\b|\bscript\b.*\balert\b|\bsource code\b.*\b(dump|show|print)\b|\b(fuck|shit|bitch|asshole|cunt)/;

/** Work to be done, whatever about. */
const TASK =
  /^(please |(can|could|would) you )?(write|compose|draft|generate) (me |us )?(a|an|some|my|our|the)\b/;

const isShort = ({ stems }: Query) => stems.length <= 9;

const SOCIAL = new Set([
  'greeting',
  'thanks',
  'farewell',
  'smallTalk',
  'person',
  'next',
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
  /^((ok|okay|yes|yeah|yep|no|nope|sure|lol|haha|cool|nice|great|good|fine|got it|i see|understood|wow|right|alright|hm+|interesting)\b ?)+$/;

export const acknowledgement: Rule = {
  name: 'acknowledgement',
  when: ({ text }) => ACKNOWLEDGEMENT.test(text),
  answer: (_query, { knowledge: { content } }) => ({
    text: `Is there something else that you would like to know about ${content.profile.name}? For example: “${siteContentText(content, content.assistant.suggestions.at(-1) ?? '')}”`,
    passages: [],
    withoutSource: true,
  }),
};

export const unpublished: Rule = {
  name: 'unpublished',
  when: ({ topics }) => topics.has('pay') || topics.has('privateLife'),
  answer: ({ topics }, { knowledge }) => ({
    text: topics.has('pay')
      ? `Rates and salary expectations are not published here, so I cannot tell you. Please ask directly: ${contactHint(knowledge)}.`
      : `That is personal, and nothing about it is published here, so I cannot tell you. For anything beyond the professional facts on this site, ${contactHint(knowledge)}.`,
    passages: passage(knowledge, 'contact'),
    withoutSource: true,
    isUnknown: true,
  }),
};

/** A digit or a letter by itself is in every post. */
function postWordsOf(words: string[]) {
  const telling = words.filter((word) => /\p{L}{2}/u.test(word));
  return telling.length > 0 ? { postWords: telling } : {};
}

export const unknown: Rule = {
  name: 'unknown',
  when: () => true,
  answer: ({ unknown: words, subjectWords }, { knowledge }) => ({
    text: `I do not find an answer to that in what is published here about ${knowledge.content.profile.name}${
      words.length > 0 && words.length <= 3
        ? ` (nothing on ${words.map((word) => `“${word}”`).join(', ')})`
        : ''
    }. I can tell you about experience, projects, security and cloud work, certifications, awards and availability. For anything else, ${contactHint(knowledge)}.`,
    passages: passage(knowledge, 'contact'),
    withoutSource: true,
    isUnknown: true,
    ...postWordsOf([...subjectWords, ...words]),
  }),
};

/** "Write me a poem": the words of what is to be made are no subject. */
export const task: Rule = {
  name: 'task',
  when: ({ text }) => TASK.test(text),
  answer: (query, context) => unknown.answer({ ...query, unknown: [], subjectWords: [] }, context),
};
