import { expect, test, vi } from 'vitest';

import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { fakeOpenAi } from '#support/fake-openai.ts';

import chatFunction from '../../functions/chat.ts';

await testDatabase();

const stream = (message: string) =>
  call(chatFunction, '/api/chat', { body: { message }, headers: { accept: 'text/event-stream' } });

async function eventsOf(response: Response): Promise<{ name: string; data: Record<string, unknown> }[]> {
  const events = (await response.text()).split('\n\n').filter(Boolean);
  return events.map((event) => {
    const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
    return { name, data: JSON.parse(data) as Record<string, unknown> };
  });
}

test('P-CHAT-8 with Accept: text/event-stream the answer of the search comes in pieces and ends with all of it', async () => {
  const response = await stream('What certifications are there?');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const events = await eventsOf(response);
  const done = events.at(-1);
  expect(done?.name).toBe('done');
  expect(events.length).toBeGreaterThan(3);
  const shown = events.slice(0, -1).map(({ data }) => data['text']);
  expect(shown.join('')).toBe(done?.data['response']);
  expect(done?.data).toMatchObject({ answeredBy: 'search', citations: [{ section: 'skills' }] });
});

test('D45 pieces of the model are passed on as they come', async () => {
  await using model = await fakeOpenAi();
  model.behave({ say: ['Alex holds', ' the CISSP [1].'] });
  const events = await eventsOf(await stream('What certifications are there?'));
  expect(events.map(({ name }) => name)).toEqual(['delta', 'delta', 'done']);
  expect(events.at(-1)?.data).toMatchObject({ response: 'Alex holds the CISSP.', answeredBy: 'model' });
});

test('D45 where the model breaks off, the end carries the answer of the search', async () => {
  await using model = await fakeOpenAi();
  vi.spyOn(console, 'error').mockReturnValue();
  model.behave('breaks off');
  const events = await eventsOf(await stream('What certifications are there?'));
  expect(events.at(-1)?.data).toMatchObject({
    answeredBy: 'search',
    response: expect.stringContaining('CISSP'),
  });
});

test('P-CHAT-8 a visitor who leaves ends the answer', async () => {
  const response = await stream('Who is this?');
  const reader = response.body?.getReader();
  await reader?.read();
  await expect(reader?.cancel()).resolves.toBeUndefined();
});
