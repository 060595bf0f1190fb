/** An answer as its form holds it: one question on each line. */
import { z } from 'zod';

import { AssistantAnswerInput, type AssistantAnswer } from '#contracts/assistant.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const AnswerForm = AssistantAnswerInput.extend({
  questions: z
    .string()
    .transform(linesOf)
    .superRefine((questions, context) => {
      const { error } = AssistantAnswerInput.shape.questions.safeParse(questions);
      const [issue] = error?.issues ?? [];
      if (issue) context.addIssue({ code: 'custom', message: issue.message });
    }),
});
export type AnswerValues = z.input<typeof AnswerForm>;

export const valuesOf = ({ questions, answer, link }: AssistantAnswer): AnswerValues => ({
  questions: questions.join('\n'),
  answer,
  link,
});
