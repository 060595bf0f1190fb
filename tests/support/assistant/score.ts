/** How well the assistant answers: questions with the facts that right answers hold. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import type { SiteContent } from '#server/content/site-content.ts';

import { answer } from '#server/chat/answer/answer.ts';
import type { Answer } from '#server/chat/answer/reply.ts';
import { NOT_FOUND, type Turn } from '#server/chat/answer/conversation.ts';
import { buildKnowledge } from '#server/chat/knowledge/knowledge.ts';

const Question = z.strictObject({
  ask: z.string(),
  /** Questions asked before, in the same conversation. */
  after: z.array(z.string()).default([]),
  facts: z.array(z.coerce.string()).default([]),
  not: z.array(z.string()).default([]),
  cites: z.array(z.string()).default([]),
  unanswered: z.boolean().default(false),
});
export type Question = z.output<typeof Question>;

export type Score = {
  asked: number;
  right: number;
  /** Each miss in one line: the question, what is wrong, and the answer. */
  misses: string[];
};

/** The questions of a set: `questions` was there while the answerer was written, `held-out` was not. */
export function readQuestions(set: 'questions' | 'held-out'): Question[] {
  const text = readFileSync(path.join(import.meta.dirname, `${set}.yaml`), 'utf8');
  return z.array(Question).parse(parse(text));
}

/** Asks the answerer without a model every question of a set. */
export function score(content: SiteContent, questions: Question[]): Score {
  const knowledge = buildKnowledge(content);
  const misses = questions.flatMap((question) => {
    const filled = fillIn(question, content);
    const given = filled.after.concat(filled.ask).reduce<{ history: Turn[]; last?: Answer }>(
      ({ history }, message) => {
        const last = answer(knowledge, { message, history });
        const turns: Turn[] = [
          { role: 'user', content: message },
          { role: 'assistant', content: last.response },
        ];
        return { history: [...history, ...turns], last };
      },
      { history: [] },
    );
    const problems = given.last ? problemsOf(given.last, filled) : ['no answer'];
    return problems.length > 0
      ? [
          `${[...filled.after, filled.ask].join(' → ')}\n    ${problems.join('; ')}\n    ${given.last?.response.replaceAll('\n', ' ⏎ ')}`,
        ]
      : [];
  });
  return { asked: questions.length, right: questions.length - misses.length, misses };
}

/** What is wrong with an answer; nothing if it is right. */
export function problemsOf(given: Answer, { facts, not, cites, unanswered }: Question): string[] {
  const holds = (pattern: string) => new RegExp(pattern, 'is').test(given.response);
  return [
    ...facts.filter((fact) => !holds(fact)).map((fact) => `lacks ${fact}`),
    ...not.filter(holds).map((pattern) => `holds ${pattern}`),
    ...(cites.length > 0 && !given.citations.some(({ section }) => cites.includes(section))
      ? [`cites ${given.citations.map(({ section }) => section).join(', ') || 'nothing'}`]
      : []),
    ...(unanswered && given.isAnswered ? ['claims to know'] : []),
    ...(!unanswered && cites.length > 0 && given.response.includes(NOT_FOUND) ? ['claims not to know'] : []),
  ];
}

/** `<email>` in patterns and questions stands for the owner's value. */
function fillIn(question: Question, content: SiteContent): Question {
  const value = (pathInProfile: string) =>
    pathInProfile
      .split('.')
      .reduce<unknown>((data, key) => (isRecord(data) ? data[key] : undefined), content.profile);
  const fill = (text: string) => text.replace(/<([\w.]+)>/g, (_, found: string) => String(value(found)));
  const pattern = (text: string) =>
    text.replace(/<([\w.]+)>/g, (_, found: string) => String(value(found)).replace(/[^\w\s]/g, '\\$&'));
  return {
    ...question,
    ask: fill(question.ask),
    after: question.after.map(fill),
    facts: question.facts.map(pattern),
    not: question.not.map(pattern),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
