import { expect, test } from 'vitest';

import { conversation, EMPTY, type Action, type Conversation, type Message } from './conversation.ts';

let count = 0;
const message = (role: Message['role'], content: string, more: Partial<Message> = {}): Message => ({
  id: String((count += 1)),
  role,
  content,
  timestamp: '2026-11-20T10:00:00.000Z',
  ...more,
});
const after = (...actions: Action[]): Conversation => actions.reduce(conversation, EMPTY);
const said = (content: string): Action => ({ type: 'said', message: message('user', content) });
const offered: Action = { type: 'offered', message: message('assistant', 'A game?') };

test('P-CHAT-1 messages carry id, role, content and timestamp, in the order in which they were said', () => {
  const { messages } = after(
    said('Hello'),
    { type: 'asked' },
    { type: 'answered', message: message('assistant', 'Hi') },
  );
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Hello'],
    ['assistant', 'Hi'],
  ]);
  expect(Object.keys(messages[0] ?? {})).toEqual(['id', 'role', 'content', 'timestamp']);
});

test('P-CHAT-7 an answer is pending from the question to its end, and grows meanwhile', () => {
  const asked = after(said('Hello'), { type: 'asked' });
  expect(asked.answer).toBe('');
  const growing = [asked, 'He', 'llo'].reduce((state, text) =>
    conversation(state as Conversation, { type: 'piece', text: text as string }),
  ) as Conversation;
  expect(growing.answer).toBe('Hello');
  expect(
    conversation(growing, { type: 'answered', message: message('assistant', 'Hello') }).answer,
  ).toBeUndefined();
});

test('P-CHAT-4 an offer is pending until anything is said', () => {
  expect(after(offered).isOfferPending).toBe(true);
  expect(after(offered, said('Who is this?')).isOfferPending).toBe(false);
});

test('P-CHAT-8 trying again takes the failure back', () => {
  const failure = message('assistant', 'I apologize', { isFailure: true });
  const state = after(
    said('Hello'),
    { type: 'asked' },
    { type: 'answered', message: failure },
    { type: 'retried' },
  );
  expect(state.messages.map(({ content }) => content)).toEqual(['Hello']);
});

test('P-CHAT-8 trying again leaves what an earlier question was told', () => {
  const failed = (id: string): Action => ({
    type: 'answered',
    message: message('assistant', id, { isFailure: true }),
  });
  const asked: Action = { type: 'asked' };
  const state = after(
    ...[said('One'), asked, failed('Failure of one')],
    ...[said('Two'), asked, failed('Failure of two'), { type: 'retried' } as const],
  );
  expect(state.messages.map(({ content }) => content)).toEqual(['One', 'Failure of one', 'Two']);
});

test('P-CHAT-8 a cleared conversation ignores an answer that comes too late', () => {
  const late: Action = { type: 'answered', message: message('assistant', 'Late') };
  expect(
    after(said('Hello'), { type: 'asked' }, { type: 'cleared' }, { type: 'piece', text: 'x' }, late),
  ).toEqual(EMPTY);
});

test('P-CHAT-8 what was said already is not overwritten by what was kept', () => {
  const restored: Action = { type: 'restored', messages: [message('user', 'Old')] };
  expect(after(restored).messages).toHaveLength(1);
  expect(after(said('New'), restored).messages.map(({ content }) => content)).toEqual(['New']);
});
