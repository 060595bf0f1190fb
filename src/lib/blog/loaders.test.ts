import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';

import type { LoaderContext } from 'astro/loaders';
import { afterAll, expect, test, vi } from 'vitest';

import type { Post } from '#contracts/blog.ts';

import type { PostSource } from './loaders.ts';

const cache = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  return (process.env['BUILD_CACHE'] = mkdtempSync(`${tmpdir()}/loaders-`));
});
afterAll(() => rmSync(cache, { recursive: true }));

// The sizes of own images are a module that exists in builds only.
vi.mock('#lib/own-images/own-images.ts', () => ({ ownImage: () => undefined }));
const { postsLoader } = await import('./loaders.ts');
const { readText } = await import('./rendered-texts.ts');

type Entry = { id: string; digest?: string; data: { contentDigest: string; beginning: string } };

/** Astro's store and what it lends a loader. */
function makeContext() {
  const entries = new Map<string, Entry>();
  const set = vi.fn((entry: Entry) => entries.set(entry.id, entry));
  const store = {
    get: (id: string) => entries.get(id),
    set,
    delete: (id: string) => entries.delete(id),
    keys: () => [...entries.keys()],
  };
  const context = {
    store,
    config: { site: 'https://www.example.com' },
    generateDigest: (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex'),
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
  };
  return { entries, set, context: context as unknown as LoaderContext };
}

const texts = new Map<number, string>();
const posts: (Post & { textDigest: string })[] = [];
function write(id: number, content: string, viewCount = 0): void {
  texts.set(id, content);
  const post = { id, slug: `post-${id}`, title: 'A title', content: '', viewCount, textDigest: content };
  posts[id - 1] = post as (typeof posts)[number];
}

/** Reads the posts, and notes whose texts were asked for. */
async function load(context: LoaderContext, renderer = 'renderer'): Promise<number[]> {
  const asked: number[] = [];
  const source: PostSource = {
    posts,
    relatedOf: () => [],
    eachText: (ids, use) => {
      asked.push(...ids);
      for (const id of ids) use({ id, content: texts.get(id) ?? '' });
      return Promise.resolve();
    },
  };
  await postsLoader((use) => use(source), renderer).load(context);
  return asked;
}

test('D43 a build fetches and renders the texts that changed, and no other', async () => {
  const { entries, set, context } = makeContext();
  write(1, '## One');
  write(2, '## Two');
  expect(await load(context)).toEqual([1, 2]);
  set.mockClear();
  expect(await load(context)).toEqual([]);
  expect(set).not.toHaveBeenCalled();

  write(2, '## Two, again');
  expect(await load(context)).toEqual([2]);
  expect(set.mock.calls.map(([{ id }]) => id)).toEqual(['post-2']);
  const entry = entries.get('post-2');
  expect(entry?.data.beginning).toBe('## Two, again');
  expect(readText(entry?.data.contentDigest ?? '').html).toContain('Two, again');
});

test('D43 a new count changes the entry and renders nothing; a new renderer renders all', async () => {
  const { entries, context } = makeContext();
  write(1, '## One');
  await load(context);
  const before = entries.get('post-1');
  write(1, '## One', 7);
  expect(await load(context)).toEqual([]);
  expect(entries.get('post-1')?.digest).not.toBe(before?.digest);
  expect(entries.get('post-1')?.data.contentDigest).toBe(before?.data.contentDigest);
  expect(await load(context, 'new renderer')).toEqual([1, 2]);
});

test('D43 a post that is gone leaves the store', async () => {
  const { entries, context } = makeContext();
  await load(context);
  posts.pop();
  await load(context);
  expect([...entries.keys()]).toEqual(['post-1']);
});
