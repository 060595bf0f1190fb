/** Answers a question from the content, without a model (D45). Pure: same words in, same words out. */
import type { Citation } from '#contracts/chat.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/types.ts';
import { isOtherLanguage } from '../language/other-languages.ts';
import { asksForMore, inContextOf, lastQuestion, understandEarlier, type Turn } from './follow-up.ts';
import { splitQuestions } from './questions.ts';
import type { Context, Draft, PostSummary } from './rule.ts';
import { asksForWriting } from './rules/blog.ts';
import { RULES } from './rules.ts';
import { contactHint, listed } from './sentences.ts';
import { understand, wordsOf } from './understand.ts';

export type Question = {
  message: string;
  history?: Turn[];
  /** Published posts that match the message, best first. */
  posts?: PostSummary[];
  now?: Date;
};

export type Answer = {
  response: string;
  citations: Citation[];
  /** False where the content does not hold the answer, and the response says so. */
  isAnswered: boolean;
  /** The question was turned away, so nobody else should be asked it. */
  isRefused: boolean;
  /** Published posts may hold more under these words; `[]` asks for the newest. */
  postWords?: string[];
  passages: Passage[];
};

const MOST_CITATIONS = 4;

/** The answer in full sentences, with the passages that it rests on. */
export function answer(knowledge: Knowledge, question: Question): Answer {
  const { message, history = [], posts = [], now = new Date() } = question;
  if (isOtherLanguage(message)) return finish(inEnglishPlease(knowledge));

  const context: Context = { knowledge, posts, now, told: '' };
  const drafts: Draft[] = [];
  const turns = [...history];
  for (const part of splitQuestions(message)) {
    const draft = draftFor(part, turns, context);
    drafts.push(draft);
    turns.push({ role: 'user', content: part }, { role: 'assistant', content: draft.text });
  }
  return finish(joined(drafts));
}

function draftFor(part: string, history: Turn[], context: Context): Draft {
  const asked = understand(context.knowledge, part);
  const earlier = asksForMore(asked) ? lastQuestion(history) : undefined;
  const told = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const query = earlier
    ? inContextOf(context.knowledge, understandEarlier(context.knowledge, earlier), history.slice(0, -2))
    : inContextOf(context.knowledge, asked, history);
  const informed = earlier ? { ...context, told: told.join('\n') } : context;
  for (const rule of RULES) {
    const draft = rule.when(query, informed) ? rule.answer(query, informed) : undefined;
    if (draft?.text.trim() === '') continue; // about something that this content does not have
    if (draft && !draft.isUnknown && asksForWriting(query)) return { ...draft, postWords: wordsOf(query) };
    if (draft) return draft;
  }
  throw new Error('The last rule answers everything.');
}

/** One text of the answers to each part; small talk gives way to answers, unknown parts come last. */
function joined(drafts: Draft[]): Draft {
  const refusal = drafts.find(({ isRefusal }) => isRefusal);
  if (refusal) return refusal;
  const answered = drafts.filter(({ withoutSource, isUnknown }) => !withoutSource && !isUnknown);
  const refused = drafts.filter(({ isUnknown }) => isUnknown);
  const kept = answered.length > 0 ? [...answered, ...refused.slice(0, 1)] : drafts.slice(-1);
  return {
    text: kept.map(({ text }) => text).join('\n\n'),
    passages: kept.flatMap(({ passages }) => passages),
    withoutSource: answered.length === 0,
    isUnknown: answered.length === 0 && refused.length > 0,
    ...withPostWords(kept.find(({ postWords }) => postWords)?.postWords),
  };
}

function withPostWords(postWords: string[] | undefined) {
  return postWords ? { postWords } : {};
}

function inEnglishPlease(knowledge: Knowledge): Draft {
  return {
    text: `I am sorry, I can only answer in English. Please ask me again in English, or ${contactHint(knowledge)}.`,
    passages: [],
    withoutSource: true,
    isUnknown: true,
  };
}

function finish(draft: Draft): Answer {
  const { text, passages, withoutSource, isUnknown, isRefusal, postWords } = draft;
  const unique = [...new Map(passages.map((passage) => [passage.id, passage])).values()].slice(
    0,
    MOST_CITATIONS,
  );
  const labels = [...new Set(unique.map(({ label }) => label))];
  const source = withoutSource || labels.length === 0 ? '' : `\n\nYou can read more under ${listed(labels)}.`;
  return {
    response: `${text}${source}`,
    citations: unique.map(cite),
    passages: unique,
    isAnswered: !isUnknown,
    isRefused: isRefusal ?? false,
    ...withPostWords(postWords),
  };
}

/** What the visitor sees of a passage. */
export function cite({ section, label, title, url }: Passage): Citation {
  return { section, title: `${label}: ${title}`, url };
}
