// with a document
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emit, on } from '#lib/page/page-events.ts';

import { ChatIsland } from './ChatIsland.tsx';

const QUESTIONS = ['Who is Alex?', 'Any awards?'];
const CITATION = { section: 'skills', title: 'Expertise: Certifications', url: '/#skills' };

type Sent = { message: string; history: { role: string; content: string }[] };

let root: Root;
let heard: string[];
let sent: Sent[];
let mismatches: unknown[];
let answerWith: (sent: Sent) => Promise<Response>;
const listening = new AbortController();

const reply = (response: string) => {
  const done = { response, citations: [CITATION], answeredBy: 'search' };
  return new Response(`event: delta\ndata: {"text":"…"}\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  [heard, sent, mismatches] = [[], [], []];
  answerWith = ({ message }) => Promise.resolve(reply(`Answer to ${message}`));
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as Sent;
    sent.push(body);
    return answerWith(body);
  });
});
for (const name of ['game:open', 'chat:close'] as const)
  on(name, () => void heard.push(name), { signal: listening.signal });
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The frame as the page holds it, and the island waking in it. */
function open(data: Record<string, string> = { mode: 'open' }) {
  const island = <ChatIsland suggestions={QUESTIONS} />;
  document.body.innerHTML = `<div data-chat-panel><div id="island">${renderToString(island)}</div></div>`;
  Object.assign(panel().dataset, data);
  const container = document.getElementById('island');
  if (!container) throw new Error('no container');
  act(() => {
    root = hydrateRoot(container, island, { onRecoverableError: (error) => mismatches.push(error) });
  });
}

const panel = () => {
  const found = document.querySelector<HTMLElement>('[data-chat-panel]');
  if (!found) throw new Error('no panel');
  return found;
};
const input = () => panel().querySelector('textarea');
const buttons = () => [...panel().querySelectorAll('button')];
const button = (name: string) =>
  buttons().find((found) => found.textContent === name || found.getAttribute('aria-label') === name);
const press = (name: string) => act(async () => Promise.resolve(button(name)?.click()));
const settle = async () => {
  for (let turn = 0; button('Send')?.getAttribute('aria-disabled') !== 'false' && turn < 50; turn += 1)
    await act(() => new Promise((resolve) => setImmediate(resolve)));
};
const log = () => panel().querySelector('[role=log]')?.textContent ?? '';

async function say(text: string) {
  const field = input();
  if (field) field.value = text;
  await act(async () => Promise.resolve(field?.form?.requestSubmit()));
}
const offerGame = () => act(() => emit('chat:offer-game'));

test('P-CHAT-1 the island wakes in the markup of the page without changing it', () => {
  open();
  const field = input();
  expect(mismatches).toEqual([]);
  expect(panel().dataset).toHaveProperty('ready');
  expect(field?.isConnected).toBe(true);
});

test('P-CHAT-3 the suggested questions can be pressed', async () => {
  open();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(QUESTIONS));
  await press('Any awards?');
  await settle();
  expect(log()).toContain('Answer to Any awards?');
  expect(button('Any awards?')).toBeUndefined();
});

test('P-CHAT-8 what was asked before the island was there is asked now', async () => {
  open({ mode: 'open', ask: 'Who is Alex?' });
  await settle();
  expect(log()).toContain('Answer to Who is Alex?');
  expect(panel().dataset).not.toHaveProperty('ask');
});

test('P-CHAT-8 the full history is sent every time, the greeting included', async () => {
  open({ mode: 'open', lines: '1' });
  await say('One');
  await settle();
  await say('Two');
  await settle();
  expect(sent.map(({ message }) => message)).toEqual(['One', 'Two']);
  expect(sent[1]?.history.map(({ role, content }) => [role, content])).toEqual([
    ['assistant', 'Can I be of assistance?'],
    ['user', 'One'],
    ['assistant', 'Answer to One'],
  ]);
});

test('P-CHAT-8 an answer shows what it rests on', async () => {
  open();
  await say('One');
  await settle();
  const chip = panel().querySelector('a');
  expect(chip?.getAttribute('href')).toBe('/#skills');
  expect(chip?.textContent).toBe(CITATION.title);
});

test('P-CHAT-4 no is answered "Oh..." and closes after 2 s', async () => {
  open();
  offerGame();
  await press('No');
  expect(log()).toContain('Oh...');
  act(() => void vi.advanceTimersByTime(1_999));
  expect(heard).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(heard.splice(0)).toEqual(['chat:close']);
});

test('P-CHAT-4 P-CHAT-6 it does not close on a visitor who is typing', async () => {
  open();
  offerGame();
  await press('No');
  panel().dataset['typing'] = '';
  act(() => void vi.advanceTimersByTime(2_000));
  expect(heard).toEqual([]);
});

test('P-CHAT-3 an offer that woke the island is made when it is there', () => {
  emit('chat:offer-game');
  open({ mode: 'offer' });
  expect(log()).toContain('quick game');
});

test('P-CHAT-8 the conversation survives a reload and can be cleared', async () => {
  open();
  await say('One');
  await settle();
  act(() => root.unmount());
  open();
  expect(log()).toContain('Answer to One');
  await press('Clear');
  expect(log()).not.toContain('One');
  act(() => root.unmount());
  open();
  expect(log()).not.toContain('One');
});

test('P-CHAT-8 an answer is text, whatever it holds', async () => {
  answerWith = () => Promise.resolve(reply('<img src=x onerror=alert(1)> javascript:alert(1)'));
  open();
  await say('One');
  await settle();
  expect(log()).toContain('<img src=x');
  expect(panel().querySelector('img')).toBeNull();
});

test('P-CHAT-1 a growing answer leaves a visitor who has scrolled away where they read', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(300);
  let grow = (_event: string) => Promise.resolve();
  const body = new ReadableStream({
    start: (stream) => {
      grow = async (event) => {
        stream.enqueue(new TextEncoder().encode(event));
        await act(() => new Promise((resolve) => setImmediate(resolve)));
      };
    },
  });
  answerWith = () => Promise.resolve(new Response(body));
  open();
  await say('One');
  const place = panel().querySelector('[role=log]')?.parentElement;
  expect(place?.scrollTop).toBe(284);
  if (place) place.scrollTop = 40;
  await grow('event: delta\ndata: {"text":"A long answer"}\n\n');
  expect(panel().textContent).toContain('A long answer');
  expect(place?.scrollTop).toBe(40);
  await grow(`event: done\ndata: ${JSON.stringify({ response: 'A long answer.', citations: [] })}\n\n`);
  expect(log()).toContain('A long answer.');
  expect(place?.scrollTop).toBe(40);
  await say('Two');
  expect(place?.scrollTop).toBe(284);
});

test('an answer asks once whether it helped, and what is said is sent with the question alone', async () => {
  open();
  await say('Any awards?');
  await settle();
  sent.length = 0;
  answerWith = () => Promise.resolve(Response.json({}));
  await press('This did not help');
  expect(sent).toEqual([{ question: 'Any awards?', isHelpful: false }]);
  expect(log()).toContain('the question is passed on');
  expect(button('This helped')).toBeUndefined();
});

test('an opinion that does not arrive is nobody’s concern', async () => {
  open();
  await say('Any awards?');
  await settle();
  answerWith = () => Promise.reject(new TypeError('offline'));
  await press('This helped');
  expect(log()).toContain('Thank you.');
});

test('P-CHAT-8 after several failures one button tries again, and asks the question that it stands below', async () => {
  open();
  answerWith = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const question of ['One?', 'Two?']) {
    await say(question);
    await settle();
  }
  expect(buttons().filter(({ textContent }) => textContent === 'Try again')).toHaveLength(1);
  await press('Try again');
  await settle();
  expect(sent.map(({ message }) => message)).toEqual(['One?', 'Two?', 'Two?']);
  expect(log()).toContain('One?Assistant: I apologize');
});

test('D45 a check that is asked for without a connection says so, and comes when it is asked for with one', async () => {
  open();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Check a job posting');
  expect(panel().textContent).toContain('It could not be loaded. Try again.');
  line.mockRestore();
  await press('Check a job posting');
  await act(() => import('./fit/FitCheck.tsx'));
  expect(panel().textContent).toContain('Paste a job posting');
});
