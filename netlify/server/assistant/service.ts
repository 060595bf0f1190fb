/** Questions that need the owner, and the answers that he gives. */
import {
  ANSWERS_MAXIMUM,
  QUESTIONS_PAGE_SIZE,
  type AssistantAnswer,
  type AssistantAnswerInput,
  type AssistantQuestionPage,
  type AssistantQuestionQuery,
  type QuestionReason,
} from '#contracts/assistant.ts';

import { recordActivity, recordEach } from '../activity/record.ts';
import { apiError, notFound } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import { stale } from '../api/stale.ts';
import type { Database } from '../db/database.ts';
import { QUESTION_DAYS } from '../db/maintenance.ts';
import { nextMoment } from '../db/next-moment.ts';
import { keyOf, questionText } from './question-text.ts';
import * as repository from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Different questions that are kept at once: strangers write them. */
const QUESTIONS_MAXIMUM = 2_000;

const firstKept = (now: Date) => new Date(now.getTime() - QUESTION_DAYS * DAY_MS);

/** Notes a question that was answered badly or not at all; one of many that ask the same is counted. */
export async function noteQuestion(
  db: Database,
  { message, reason, now }: { message: string; reason: QuestionReason; now: Date },
): Promise<void> {
  const question = questionText(message);
  const key = keyOf(question);
  if (key === '') return;
  if (await repository.countAgain(db, { key, reason, now })) return;
  if ((await repository.countQuestions(db)) >= QUESTIONS_MAXIMUM) return;
  await repository.countQuestion(db, { key, question, reason, lastAskedAt: now });
}

export async function listQuestions(
  db: Database,
  { page, ...filters }: AssistantQuestionQuery,
  now: Date,
): Promise<AssistantQuestionPage> {
  const kept = { ...filters, since: firstKept(now) };
  const offset = (page - 1) * QUESTIONS_PAGE_SIZE;
  const rows = await repository.selectQuestions(db, { ...kept, limit: QUESTIONS_PAGE_SIZE, offset });
  const total = await repository.countQuestions(db, kept);
  return {
    questions: rows.map((row) => ({ ...row, lastAskedAt: row.lastAskedAt.toISOString() })),
    total,
    totalPages: Math.ceil(total / QUESTIONS_PAGE_SIZE),
  };
}

export function dismiss(context: OwnerContext, ids: number[]): Promise<number> {
  return context.db.transaction(async (tx) => {
    const gone = await repository.deleteQuestions(tx, { ids });
    await recordEach(tx, context, 'dismissed', 'assistant_question', gone);
    return gone.length;
  });
}

/** Changes with each change of an answer: whoever keeps them asks for it first. */
export const answersVersion = (db: Database): Promise<string> => repository.selectAnswersVersion(db);

export async function listAnswers(db: Database): Promise<AssistantAnswer[]> {
  return (await repository.selectAnswers(db)).map(shown);
}

/**
 * Stores an answer; the questions that it answers leave the list.
 *
 * @throws 422 where there are too many answers already
 */
export function addAnswer(context: OwnerContext, input: AssistantAnswerInput): Promise<AssistantAnswer> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    if ((await repository.countAnswers(tx)) >= ANSWERS_MAXIMUM)
      throw apiError(422, 'FULL', `There are ${ANSWERS_MAXIMUM} answers already. Delete one first.`);
    const row = await repository.insertAnswer(tx, { ...input, createdAt: now, updatedAt: now });
    await settle(tx, input);
    await recordActivity(tx, context, 'created', 'assistant_answer', row.id, {
      question: input.questions[0],
    });
    return shown(row);
  });
}

/** @throws 404, 409 `STALE` with the current answer when it changed since `updatedAt` */
export function updateAnswer(
  context: OwnerContext,
  { id, updatedAt, ...input }: AssistantAnswerInput & { id: number; updatedAt: string },
): Promise<AssistantAnswer> {
  return context.db.transaction(async (tx) => {
    const before = (await repository.lockAnswer(tx, id)) ?? notFound('answer');
    if (Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw stale('The answer was changed elsewhere in the meantime.', shown(before));
    const moment = nextMoment(before, context.now());
    const row = await repository.updateAnswer(tx, id, { ...input, updatedAt: moment });
    await settle(tx, input);
    await recordActivity(tx, context, 'updated', 'assistant_answer', id, { question: input.questions[0] });
    return shown(row);
  });
}

export function removeAnswer(context: OwnerContext, id: number): Promise<{ id: number }> {
  return context.db.transaction(async (tx) => {
    const { questions } = (await repository.lockAnswer(tx, id)) ?? notFound('answer');
    await repository.deleteAnswer(tx, id);
    await recordActivity(tx, context, 'deleted', 'assistant_answer', id, { question: questions[0] });
    return { id };
  });
}

const settle = (tx: Database, { questions }: AssistantAnswerInput) =>
  repository.deleteQuestions(tx, { keys: questions.map(keyOf) });

const shown = (row: repository.AnswerRow): AssistantAnswer => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
