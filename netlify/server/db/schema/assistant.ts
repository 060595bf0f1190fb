/** The owner’s own answers, and the questions that had none. */
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, moment, timestamps } from './columns.ts';

/** Answers that the owner has written for the assistant, each with the questions that it answers. */
export const assistantAnswers = pgTable('assistant_answers', {
  id: id(),
  questions: text().array().notNull(),
  answer: text().notNull(),
  /** A path of the site, or empty. */
  link: text().notNull().default(''),
  ...timestamps(),
});

/** What the assistant could not answer, or not well: the words alone, for 30 days. `key` is the same for one wording. */
export const assistantQuestions = pgTable(
  'assistant_questions',
  {
    id: id(),
    key: text().notNull(),
    question: text().notNull(),
    reason: text({ enum: ['unanswered', 'unhelpful'] }).notNull(),
    times: integer().notNull().default(1),
    lastAskedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('assistant_questions_key_index').on(table.key, table.reason),
    index('assistant_questions_last_asked_at_index').on(table.lastAskedAt.desc(), table.id.desc()),
  ],
);
