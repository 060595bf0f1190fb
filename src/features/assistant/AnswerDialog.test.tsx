// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AssistantAnswer } from '#contracts/assistant.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { render, TOAST_PLACES, typeInto } from '#support/render.ts';

import { AnswerDialog, type Edited } from './AnswerDialog.tsx';

const MOMENT = '2026-11-20T08:00:00.000Z';
const STORED: AssistantAnswer = {
  id: 7,
  questions: ['Which shoe size?'],
  answer: 'Size 43.',
  link: '',
  createdAt: MOMENT,
  updatedAt: MOMENT,
};
const answer = vi.fn<typeof fetch>();

const open = (edited: Edited) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnswerDialog edited={edited} onClose={() => undefined} />
    </QueryClientProvider>,
  );
const field = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
const saveInVain = () =>
  act(async () => {
    document.querySelector('form')?.requestSubmit();
    await eventually(() =>
      expect(document.body.textContent).toContain('What you typed is kept on this device'),
    );
  });

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  document.body.innerHTML = TOAST_PLACES;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each<[string, Edited]>([
  ['a new answer', { question: '' }],
  ['the answer to a question', { question: 'Which shoe size?' }],
  ['a change of an answer', { answer: STORED }],
])('%s that could not be saved is there when its form opens again, and nowhere else', async (_, edited) => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const { remove } = open(edited);
  typeInto(field('questions'), 'Which size?');
  typeInto(field('answer'), 'Size 44, of all makes.');
  await saveInVain();
  remove();
  const other = open({ question: 'Which hat size?' });
  expect(field('answer')?.value).toBe('');
  other.remove();
  open(edited);
  expect(field('answer')?.value).toBe('Size 44, of all makes.');
  expect(document.body.textContent).toContain('Your unsaved text of');
});
