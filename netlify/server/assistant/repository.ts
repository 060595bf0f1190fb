import { and, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';

import type { AssistantAnswerInput, AssistantQuestionQuery, QuestionReason } from '#contracts/assistant.ts';

import { containsWords } from '../api/search-text.ts';
import type { Database } from '../db/database.ts';
import { preparedOnce } from '../db/prepared-once.ts';
import { onlyRow } from '../db/rows-of.ts';
import { assistantAnswers, assistantQuestions } from '../db/schema/assistant.ts';

export type AnswerRow = typeof assistantAnswers.$inferSelect;

/** Adds a question, or one more to those that asked the same. */
export async function countQuestion(
  db: Database,
  values: { key: string; question: string; reason: QuestionReason; lastAskedAt: Date },
): Promise<void> {
  const { key, reason, times } = assistantQuestions;
  await db
    .insert(assistantQuestions)
    .values(values)
    .onConflictDoUpdate({
      target: [key, reason],
      set: { times: sql`${times} + 1`, lastAskedAt: values.lastAskedAt },
    });
}

/** Adds one to those that asked the same; false where none has. */
export async function countAgain(
  db: Database,
  asked: { key: string; reason: QuestionReason; now: Date },
): Promise<boolean> {
  const { id, key, reason, times } = assistantQuestions;
  const known = await db
    .update(assistantQuestions)
    .set({ times: sql`${times} + 1`, lastAskedAt: asked.now })
    .where(and(eq(key, asked.key), eq(reason, asked.reason)))
    .returning({ id });
  return known.length > 0;
}

export function countQuestions(db: Database, filters?: Filters): Promise<number> {
  return db.$count(assistantQuestions, filters && matches(filters));
}

type Filters = Pick<AssistantQuestionQuery, 'reason' | 'search'> & { since: Date };

function matches({ reason, search, since }: Filters): SQL | undefined {
  const { question, lastAskedAt } = assistantQuestions;
  return and(
    gte(lastAskedAt, since),
    reason && eq(assistantQuestions.reason, reason),
    ...(search ? containsWords([question], search) : []),
  );
}

/** Newest first. */
export function selectQuestions(
  db: Database,
  { limit, offset, ...filters }: Filters & { limit: number; offset: number },
) {
  const { id, question, reason, times, lastAskedAt } = assistantQuestions;
  return db
    .select({ id, question, reason, times, lastAskedAt })
    .from(assistantQuestions)
    .where(matches(filters))
    .orderBy(desc(lastAskedAt), desc(id))
    .limit(limit)
    .offset(offset);
}

/** The ids of those that were there. */
export async function deleteQuestions(tx: Database, where: { ids: number[] } | { keys: string[] }) {
  const { id, key } = assistantQuestions;
  const gone = await tx
    .delete(assistantQuestions)
    .where('ids' in where ? inArray(id, where.ids) : inArray(key, where.keys))
    .returning({ id });
  return gone.map((row) => row.id);
}

/** Changes with each change of an answer. */
export async function selectAnswersVersion(db: Database): Promise<string> {
  const [row] = await versionStatement(db).execute();
  return row?.version ?? '';
}

const versionStatement = preparedOnce((db) => {
  const { id, updatedAt } = assistantAnswers;
  return db
    .select({ version: sql<string>`concat_ws(' ', count(*), max(${id}), max(${updatedAt}))` })
    .from(assistantAnswers);
});

export function selectAnswers(db: Database): Promise<AnswerRow[]> {
  return db
    .select()
    .from(assistantAnswers)
    .orderBy(desc(assistantAnswers.updatedAt), desc(assistantAnswers.id));
}

export function countAnswers(db: Database): Promise<number> {
  return db.$count(assistantAnswers);
}

export async function insertAnswer(
  tx: Database,
  values: AssistantAnswerInput & { createdAt: Date; updatedAt: Date },
): Promise<AnswerRow> {
  return onlyRow(await tx.insert(assistantAnswers).values(values).returning());
}

export async function lockAnswer(tx: Database, id: number): Promise<AnswerRow | undefined> {
  const [row] = await tx.select().from(assistantAnswers).where(eq(assistantAnswers.id, id)).for('update');
  return row;
}

export async function updateAnswer(
  tx: Database,
  id: number,
  values: AssistantAnswerInput & { updatedAt: Date },
): Promise<AnswerRow> {
  return onlyRow(
    await tx.update(assistantAnswers).set(values).where(eq(assistantAnswers.id, id)).returning(),
  );
}

export async function deleteAnswer(tx: Database, id: number): Promise<void> {
  await tx.delete(assistantAnswers).where(eq(assistantAnswers.id, id));
}
