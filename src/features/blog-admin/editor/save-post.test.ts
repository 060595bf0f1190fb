// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { DraftKey } from '#contracts/blog-post-input.ts';
import type { AdminPost } from '#contracts/blog-posts-admin.ts';

import { savePost } from './save-post.ts';
import { BLANK, draftOf, formOf } from './values.ts';

const SAVED_AT = '2026-11-20T09:00:00.000Z';
const stored = (content: string): AdminPost => ({
  ...draftOf({ ...BLANK, title: 'A post', slug: 'a-post', content }),
  id: 1,
  status: 'published',
  publishedAt: SAVED_AT,
  createdAt: SAVED_AT,
  updatedAt: SAVED_AT,
  viewCount: 0,
  likeCount: 0,
  shareCount: 0,
  wordCount: 1,
  author: { firstName: 'Alex', lastName: 'Example' },
  categories: [],
  tags: [],
  draft: null,
});
const saved = formOf(stored('Before.'));
const request = (content: string, version = 2) => ({
  key: DraftKey.parse('post-1'),
  form: { ...saved, content },
  saved,
  basedOn: SAVED_AT,
  version,
});
const stale = (current: AdminPost) =>
  Response.json({ error: 'Changed meanwhile.', code: 'STALE', requestId: 'r', current }, { status: 409 });

/** Answers in turn; returns the keys that the requests came with. */
function answering(...answers: (Response | Error)[]) {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key']);
    const answer = answers.shift() ?? new Error('no answer is left');
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
  return keys;
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
