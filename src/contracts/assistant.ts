/** What the assistant could not answer, or not well, and the answers that its owner writes himself. */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { QUESTION_MAXIMUM } from './chat-limits.ts';
import { atMost, clean, line, SearchText } from './owner-text.ts';
import { ById, Id, Moment, Totals } from './values.ts';

export const ANSWER_MAXIMUM = 2_000;
/** Ways to ask one thing. */
export const VARIANTS_MAXIMUM = 12;
/** Answers of his own: all of them are compared with each question. */
export const ANSWERS_MAXIMUM = 200;
export const QUESTIONS_PAGE_SIZE = 50;
const SELECTION_MAXIMUM = 100;
const LINK_MAXIMUM = 300;

/** Why a question is listed: nothing published answers it, or a visitor found the answer of no help. */
export const QUESTION_REASONS = ['unanswered', 'unhelpful'] as const;
export const QuestionReason = z.enum(QUESTION_REASONS);
export type QuestionReason = z.infer<typeof QuestionReason>;

/** A question as it was asked, without anything of who asked it. */
export const AssistantQuestion = z.object({
  id: Id,
  question: z.string(),
  reason: QuestionReason,
  times: z.number().int(),
  lastAskedAt: Moment,
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

export const AssistantQuestionQuery = z.strictObject({
  reason: QuestionReason.optional(),
  search: SearchText,
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});
export type AssistantQuestionQuery = z.infer<typeof AssistantQuestionQuery>;

export const AssistantQuestionPage = z.object({
  questions: z.array(AssistantQuestion),
  ...Totals,
});
export type AssistantQuestionPage = z.infer<typeof AssistantQuestionPage>;

const Variant = line(QUESTION_MAXIMUM, 'Enter a question').min(3, 'Enter a question');

/** A path of the site itself, or empty. */
const Link = line(LINK_MAXIMUM).refine(
  (path) => path === '' || /^\/(?![/\\])[^\s"<>\\]*$/.test(path),
  'Enter a path of this site such as /#projects or /blog/…',
);

export const AssistantAnswerInput = z.strictObject({
  /** The same question in different words; the first is shown. */
  questions: z
    .array(Variant)
    .min(1, 'Enter at least one question')
    .max(VARIANTS_MAXIMUM, `Use at most ${VARIANTS_MAXIMUM} questions`),
  answer: z
    .string('Enter an answer')
    .overwrite((text) => clean(text).trim())
    .min(1, 'Enter an answer')
    .max(ANSWER_MAXIMUM, atMost(ANSWER_MAXIMUM)),
  /** Where more of it stands. */
  link: Link.default(''),
});
export type AssistantAnswerInput = z.infer<typeof AssistantAnswerInput>;

export const AssistantAnswer = AssistantAnswerInput.extend({ id: Id, createdAt: Moment, updatedAt: Moment });
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

export const assistant = {
  questions: owner
    .get(
      '/tools/assistant/questions',
      'Questions of the last 30 days that went unanswered or were answered badly, newest first',
    )
    .input(AssistantQuestionQuery)
    .output(AssistantQuestionPage),
  dismiss: ownerOnce
    .post('/tools/assistant/questions/dismiss', 'Take questions from the list')
    .input(z.strictObject({ ids: z.array(Id).min(1).max(SELECTION_MAXIMUM) }))
    .output(z.object({ dismissed: z.number().int() })),
  answers: owner
    .get('/tools/assistant/answers', 'The owner’s own answers, newest first')
    .output(z.array(AssistantAnswer)),
  addAnswer: ownerOnce
    .create(
      '/tools/assistant/answers',
      'Answer a question for good; it leaves the list, and the assistant knows it at once',
    )
    .input(AssistantAnswerInput)
    .output(AssistantAnswer),
  updateAnswer: ownerOnce
    .put('/tools/assistant/answers/{id}', 'Change an answer or the questions that it answers')
    .input(AssistantAnswerInput.extend({ id: Id, updatedAt: Moment }))
    .output(AssistantAnswer),
  removeAnswer: ownerOnce
    .delete('/tools/assistant/answers/{id}', 'Delete an answer')
    .input(ById)
    .output(ById),
};
