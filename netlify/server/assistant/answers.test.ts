/** Answers that the owner writes himself, and what the assistant makes of them. */
import { beforeEach, expect, test } from 'vitest';

import type { AssistantAnswer } from '#contracts/assistant.ts';
import type { ChatReply } from '#contracts/chat.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { ownerCalls } from '#support/owner-call.ts';

import assistantFunction from '../../functions/assistant.ts';
import chatFunction from '../../functions/chat.ts';

const db = await testDatabase();
const PATH = '/api/tools/assistant/answers';
const INPUT = {
  questions: ['What is your shoe size?', 'Which shoes fit you?'],
  answer: 'Size 43.',
  link: '/#contact',
};

const ask = async (message: string) =>
  (await (await call(chatFunction, '/api/chat', { body: { message } })).json()) as ChatReply;

let send: Awaited<ReturnType<typeof ownerCalls>>['send'];
beforeEach(async () => {
  ({ send } = await ownerCalls(db, (request, context) =>
    (request.url.includes('/api/chat') ? chatFunction : assistantFunction)(request, context),
  ));
});

test('an answer is given at once to its question, another wording of it, and whatever marks are around it', async () => {
  expect((await ask('What is your shoe size?')).response).not.toContain('43');
  expect((await send('POST', PATH, INPUT)).status).toBe(201);
  for (const question of [
    'What is your shoe size?',
    'which SHOES fit you',
    'Alex, what is your shoe size?',
  ]) {
    const reply = await ask(question);
    expect(reply.response, question).toBe('Size 43.');
    expect(reply.citations).toEqual([expect.objectContaining({ section: 'contact', url: '/#contact' })]);
  }
});

test('an answer is given to no other question', async () => {
  await send('POST', PATH, INPUT);
  for (const question of ['What is your name?', 'What is the size of the team?', 'Who has a shoe size?', '?'])
    expect((await ask(question)).response, question).not.toContain('43');
});

test('the question that an answer is written for leaves the list', async () => {
  await ask('What is your shoe size?');
  await ask('What is your favourite colour?');
  await send('POST', PATH, INPUT);
  const { body } = await send('GET', '/api/tools/assistant/questions');
  expect(body).toMatchObject({ questions: [{ question: 'What is your favourite colour?' }] });
});

test('a changed answer is given at once, a deleted one no more', async () => {
  const { id, updatedAt } = (await send('POST', PATH, INPUT)).body as AssistantAnswer;
  const changed = { ...INPUT, answer: 'Size 44.', updatedAt };
  expect((await send('PUT', `${PATH}/${id}`, changed)).body).toMatchObject({ id, answer: 'Size 44.' });
  expect((await ask('What is your shoe size?')).response).toBe('Size 44.');
  expect((await send('PUT', `${PATH}/${id}`, changed)).body).toMatchObject({
    code: 'STALE',
    current: { answer: 'Size 44.' },
  });
  expect((await send('DELETE', `${PATH}/${id}`)).body).toEqual({ id });
  expect((await ask('What is your shoe size?')).response).not.toContain('Size 4');
  expect((await send('GET', PATH)).body).toEqual([]);
  expect((await send('DELETE', `${PATH}/${id}`)).status).toBe(404);
});

test.each([
  ['no question', { questions: [] }, 'questions'],
  ['a blank question', { questions: ['  '] }, 'questions.0'],
  ['13 questions', { questions: Array.from({ length: 13 }, (_, n) => `Question ${n}?`) }, 'questions'],
  ['no answer', { answer: ' ' }, 'answer'],
  ['an answer of 2,001 characters', { answer: 'x'.repeat(2_001) }, 'answer'],
  ['a link elsewhere', { link: 'https://example.com/' }, 'link'],
  ['a link that leads elsewhere', { link: '//example.com' }, 'link'],
  ['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
])('%s is refused, naming the field', async (_, wrong, field) => {
  const { status, body } = await send('POST', PATH, { ...INPUT, ...wrong });
  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('the score tells which questions get their answer, reworded too, and what the site says as well', async () => {
  const questions = [...INPUT.questions, 'What shoe size do you have?'];
  await send('POST', PATH, { ...INPUT, questions });
  const alone = { asked: 3, right: 3, reworded: { asked: 3, right: 2 } };
  expect((await send('GET', '/api/chat/score')).body).toMatchObject(alone);
  await send('POST', PATH, { questions: ['what is your shoe size'], answer: 'Size 45.' });
  const entry = { question: 'What is your shoe size?', isRight: false, said: 'Size 45.', isPublished: false };
  expect((await send('GET', '/api/chat/score')).body).toMatchObject({
    asked: 4,
    right: 3,
    entries: expect.arrayContaining([expect.objectContaining(entry)]),
  });
  const { response } = (await send('GET', '/api/chat/preview?question=Where%20are%20you%20based'))
    .body as ChatReply;
  await send('POST', PATH, { questions: ['Where are you based?'], answer: response });
  expect((await send('GET', '/api/chat/score')).body).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ question: 'Where are you based?', isPublished: true }),
    ]),
  });
});

test('a preview is noted nowhere', async () => {
  await send('GET', '/api/chat/preview?question=What%20is%20your%20shoe%20size');
  const { body } = await send('GET', '/api/tools/assistant/questions');
  expect(body).toMatchObject({ total: 0 });
});
