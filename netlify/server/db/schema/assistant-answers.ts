import { pgTable, text } from 'drizzle-orm/pg-core';

import { id, timestamps } from './columns.ts';

/** Answers that the owner has written for the assistant, each with the questions that it answers. */
export const assistantAnswers = pgTable('assistant_answers', {
  id: id(),
  questions: text().array().notNull(),
  answer: text().notNull(),
  /** A path of the site, or empty. */
  link: text().notNull().default(''),
  ...timestamps(),
});
