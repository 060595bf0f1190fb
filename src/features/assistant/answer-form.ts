/** An answer as its form holds it: one question on each line. */
import { z } from 'zod';

import { AssistantAnswerInput, type AssistantAnswer } from '#contracts/assistant.ts';
import { deviceDrafts } from '#lib/owner/device-drafts.ts';
import { draftWith, type Stored } from '#lib/owner/editing/editing.ts';
import { type Parts, takingFields } from '#lib/owner/editing/versions.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const AnswerValues = z.object({ questions: z.string(), answer: z.string(), link: z.string() });
export type AnswerValues = z.infer<typeof AnswerValues>;
export type AnswerField = keyof AnswerValues;
export const ANSWER_FIELDS = AnswerValues.keyof().options;

export const AnswerForm = AssistantAnswerInput.extend({
  link: AssistantAnswerInput.shape.link.unwrap(),
  questions: z
    .string()
    .transform(linesOf)
    .superRefine((questions, context) => {
      const { error } = AssistantAnswerInput.shape.questions.safeParse(questions);
      const [issue] = error?.issues ?? [];
      if (issue) context.addIssue({ code: 'custom', message: issue.message });
    }),
});
export type CheckedAnswer = z.output<typeof AnswerForm>;

/** What is typed and not saved yet, by the answer or by the question that it begins with. */
export const answerDrafts = deviceDrafts('assistantAnswer', draftWith(AnswerValues));

export const ANSWER_PARTS: Parts<AnswerValues, AnswerField> = {
  labels: { questions: 'Questions', answer: 'Answer', link: 'Page that says more' },
  differences: (one, other) => ANSWER_FIELDS.filter((name) => one[name] !== other[name]),
  wordsOf: (values, name) => values[name].trim() || 'Nothing',
  taking: takingFields,
};

/** What the form of an answer, or of a question that has none yet, begins with. */
export type AnswerBase = Stored<AnswerValues>;
export const baseOf = (existing: AssistantAnswer | undefined, question = ''): AnswerBase => ({
  values: existing ? valuesOf(existing) : { questions: question, answer: '', link: '' },
  updatedAt: existing?.updatedAt ?? null,
});

export const valuesOf = ({ questions, answer, link }: AssistantAnswer): AnswerValues => ({
  questions: questions.join('\n'),
  answer,
  link,
});
