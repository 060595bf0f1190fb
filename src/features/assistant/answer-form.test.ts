import { expect, test } from 'vitest';

import { AnswerForm, valuesOf } from './answer-form.ts';

const VALUES = { questions: ' What is it? \n\nWhich one is it?', answer: 'This.', link: '' };
const messagesOf = (values: typeof VALUES) =>
  (AnswerForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

test('each line of the form is a question, blank ones are none, and what is stored comes back as it was', () => {
  const parsed = AnswerForm.parse(VALUES);
  expect(parsed.questions).toEqual(['What is it?', 'Which one is it?']);
  const stored = { ...parsed, id: 1, createdAt: '2026-11-20T08:00:00Z', updatedAt: '2026-11-20T08:00:00Z' };
  expect(AnswerForm.parse(valuesOf(stored))).toEqual(parsed);
});

test('what is wrong is said beside its field', () => {
  expect(messagesOf({ ...VALUES, questions: ' \n' })).toEqual([['questions', 'Enter at least one question']]);
  expect(messagesOf({ ...VALUES, questions: 'A question?\n?' })).toEqual([['questions', 'Enter a question']]);
  expect(messagesOf({ ...VALUES, answer: ' ', link: 'https://example.com' })).toEqual([
    ['answer', 'Enter an answer'],
    ['link', 'Enter a path of this site such as /#projects or /blog/…'],
  ]);
});
