// with a document
import { afterEach, expect, test, vi } from 'vitest';

import { DraftKey } from '#contracts/blog-post-input.ts';
import { AdminPost } from '#contracts/blog-posts-admin.ts';
import { exampleOf } from '#support/example.ts';

import { baseOf, savedToast, savePost } from './save-post.ts';
import { BLANK, draftOf, formOf } from './values.ts';

const SAVED_AT = '2026-11-20T09:00:00.000Z';
const stored = (content: string) =>
  exampleOf(AdminPost, {
    ...draftOf({ ...BLANK, title: 'A post', slug: 'a-post', content }),
    status: 'published',
    publishedAt: SAVED_AT,
    updatedAt: SAVED_AT,
  });
const saved = formOf(stored('Before.'));
const request = (content: string, version = 2) => ({
  key: DraftKey.parse('post-1'),
  id: 1,
  form: { ...saved, content },
  values: saved,
  updatedAt: SAVED_AT,
  version,
  unanswered: [],
});
const stale = (current: AdminPost) =>
  Response.json({ error: 'Changed meanwhile.', code: 'STALE', requestId: 'r', current }, { status: 409 });

/** Answers in turn; returns the keys that the requests came with. */
function answering(...answers: (Response | Error)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: Request, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    const answer = answers.shift() ?? new Error('no answer is left');
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
  return keys;
}

/** Answers in turn; returns what was sent. */
function bodies(...answers: Response[]) {
  const sent: [method: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([request.method, await request.json()]);
    return answers.shift();
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test('BA-5 a save that is sent again, because its answer was lost, has its key; another save has its own', async () => {
  const keys = answering(
    new TypeError('lost'),
    Response.json(stored('After.')),
    Response.json(stored('Later.')),
  );
  await expect(savePost(request('After.'))).rejects.toThrow('lost');
  expect(await savePost(request('After.'))).toMatchObject({ content: 'After.' });
  await savePost(request('Later.'));
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('BA-5 a post that says already what is to be saved is saved; one that says something else is a conflict', async () => {
  answering(stale(stored('After.')), stale(stored('By somebody else.')));
  expect(await savePost(request('After.', 3))).toMatchObject({ content: 'After.' });
  await expect(savePost(request('After.', 4))).rejects.toMatchObject({ status: 409 });
});

test('BA-5 a text that goes on from a save whose answer was lost is saved over it: no conflict, no second post', async () => {
  const keys = answering(stale(stored('After.')), Response.json(stored('After. And on.')));
  const before = { ...saved, content: 'After.', title: ' A post ' };
  const post = await savePost({ ...request('After. And on.', 5), unanswered: [before] });
  expect([post.content, keys.length]).toEqual(['After. And on.', 2]);

  const calls = bodies(stale(stored('First.')), Response.json(stored('First. Second.')));
  const form = { ...BLANK, title: 'A post', content: 'First.' };
  const key = DraftKey.parse('new-0b9dbd3e-6f5c-4f3e-8a4f-0c2a35fd2a11');
  const first = { key, id: undefined, values: BLANK, updatedAt: null, version: 3, unanswered: [form] };
  await savePost({ ...first, form: { ...form, content: 'First. Second.' } });
  expect(calls).toEqual([
    ['POST', expect.objectContaining({ draftKey: key, draftVersion: 3 })],
    ['PUT', expect.objectContaining({ content: 'First. Second.', updatedAt: SAVED_AT })],
  ]);
  expect(calls[1]?.[1]).not.toHaveProperty('draftVersion'); // of another working copy than the post's
});

test('BA-2 a save says whether readers can see the post now, and where', () => {
  const post = stored('Text.');
  const none = { id: undefined, values: BLANK, updatedAt: null };
  const now = Date.parse(SAVED_AT);
  const saidOf = (base: typeof none | ReturnType<typeof baseOf>, saved: AdminPost) =>
    savedToast(base, saved, now).title;
  expect(savedToast(none, post, now)).toEqual({
    title: 'Post published',
    action: { label: 'View', href: '/blog/a-post' },
  });
  expect(saidOf(none, { ...post, publishedAt: '2026-11-21T09:00:00.000Z' })).toBe('Post scheduled');
  expect(saidOf(none, { ...post, status: 'draft' })).toBe('Post created');
  expect(saidOf(baseOf({ ...post, status: 'draft' }), post)).toBe('Post published');
  expect(saidOf(baseOf(post), post)).toBe('Post updated');
});
