/** What visitors asked in vain, as the owner finds it. */
import { gt, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { removeExpired } from '#server/db/maintenance.ts';
import { assistantQuestions } from '#server/db/schema/assistant.ts';
import { rateLimits } from '#server/db/schema/platform.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { ownerCalls } from '#support/owner-call.ts';

import assistantFunction from '../../functions/assistant.ts';
import chatFunction from '../../functions/chat.ts';
import { questionText } from './question-text.ts';

const db = await testDatabase();
const PATH = '/api/tools/assistant/questions';
const DAY_MS = 24 * 60 * 60 * 1000;

const ask = (message: string) => call(chatFunction, '/api/chat', { body: { message } });
const rate = (question: string, isHelpful: boolean) =>
  call(chatFunction, '/api/chat/ratings', { body: { question, isHelpful } });
let send: Awaited<ReturnType<typeof ownerCalls>>['send'];
beforeEach(async () => {
  ({ send } = await ownerCalls(db, assistantFunction));
});
const listed = async (query = '') => (await send('GET', `${PATH}${query}`)).body;

test('a question without an answer is listed once with how often it was asked, an answered one is not', async () => {
  await ask('What is your shoe size?');
  await ask('what is your SHOE size');
  await ask('How can I get in touch?');
  expect(await listed()).toMatchObject({
    total: 1,
    questions: [{ question: 'What is your shoe size?', reason: 'unanswered', times: 2 }],
  });
});

test('an answer that did not help is listed, one that helped is not', async () => {
  expect((await rate('Who is Alex?', true)).status).toBe(200);
  expect(await listed()).toMatchObject({ total: 0 });
  expect((await rate('Who is Alex?', false)).status).toBe(200);
  expect(await listed('?reason=unhelpful')).toMatchObject({ questions: [{ question: 'Who is Alex?' }] });
  expect(await listed('?reason=unanswered')).toMatchObject({ total: 0 });
  expect(await listed('?search=alex')).toMatchObject({ total: 1 });
  expect(await listed('?search=nobody')).toMatchObject({ total: 0 });
});

test('nothing of who asked is kept: no column for it, no address, link or number of a telephone in the text', async () => {
  await rate('I am mara@example.com, call +49 (30) 123-45678 or see https://example.com/me?', false);
  const [row = {}] = await db.select().from(assistantQuestions);
  expect(Object.keys(row).toSorted()).toEqual(['id', 'key', 'lastAskedAt', 'question', 'reason', 'times']);
  expect(row).toMatchObject({ question: 'I am [address] call [number] or see [link]' });
});

test('a question of any length and repetition is cut in a time that grows with it', () => {
  for (const piece of ['1 ', '+1(', 'a@', '@', 'www.', 'http://', ' ', '\u0000', '😀'])
    expect(questionText(piece.repeat(1_000)).length).toBeLessThanOrEqual(300);
});

test('a question is forgotten after 30 days', async () => {
  const now = new Date();
  const values = { reason: 'unanswered' as const, lastAskedAt: new Date(now.getTime() - 31 * DAY_MS) };
  await db.insert(assistantQuestions).values({ key: 'old', question: 'Old?', ...values });
  expect(await listed()).toMatchObject({ total: 0 });
  await removeExpired(db, now);
  expect(await db.$count(assistantQuestions)).toBe(0);
});

test('dismissed questions leave the list, and the log says so', async () => {
  await ask('What is your shoe size?');
  const { body } = await send('GET', PATH);
  const { questions } = body as { questions: { id: number }[] };
  const ids = questions.map(({ id }) => id);
  expect((await send('POST', `${PATH}/dismiss`, { ids })).body).toEqual({ dismissed: 1 });
  expect((await send('POST', `${PATH}/dismiss`, { ids })).body).toEqual({ dismissed: 0 });
  expect(await listed()).toMatchObject({ total: 0 });
});

test.each([
  ['a blank question', { question: ' ', isHelpful: false }, 'question'],
  ['no opinion', { question: 'Who?' }, 'isHelpful'],
  ['an unknown field', { question: 'Who?', isHelpful: false, name: 'Mara' }, 'name'],
])('an opinion with %s is refused, naming the field', async (_, body, field) => {
  const response = await call(chatFunction, '/api/chat/ratings', { body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('a visitor says 30 times an hour what helped', async () => {
  for (let time = 0; time < 30; time += 1) expect((await rate('Who?', true)).status).toBe(200);
  expect((await rate('Who?', true)).status).toBe(429);
});

test('D45 of one visitor sixty questions are kept a day: nobody fills the list for all others', async () => {
  await rate('What about one?', false);
  await db.update(rateLimits).set({ count: 59 }).where(like(rateLimits.key, 'chat:noted:%'));
  for (const question of ['What about two?', 'What about three?', 'What about four?'])
    expect((await rate(question, false)).status).toBe(200);
  expect(await listed()).toMatchObject({ total: 2 });
  const body = { question: 'And of another?', isHelpful: false };
  await call(chatFunction, '/api/chat/ratings', { body, ip: '203.0.113.8' });
  expect(await listed()).toMatchObject({ total: 3 });
});

test('D45 a question that is kept is counted again when no other is taken in any more', async () => {
  const lastAskedAt = new Date();
  await db.insert(assistantQuestions).values(
    Array.from({ length: 2_000 }, (_, n) => ({
      key: `key ${n}`,
      question: `Question ${n}?`,
      reason: 'unhelpful' as const,
      lastAskedAt,
    })),
  );
  const [first] = await db.select().from(assistantQuestions).limit(1);
  await rate(first?.key ?? '', false);
  await rate('Something else?', false);
  const counted = await db.select().from(assistantQuestions).where(gt(assistantQuestions.times, 1));
  expect(counted).toEqual([expect.objectContaining({ key: first?.key, times: 2 })]);
  expect(await db.$count(assistantQuestions)).toBe(2_000);
});
