import { rmSync } from 'node:fs';

import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import type { PostSource } from './build-posts.ts';

const cache = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  return (process.env['BUILD_CACHE'] = mkdtempSync(`${tmpdir()}/build-posts-`));
});
afterAll(() => rmSync(cache, { recursive: true }));

// The sizes of own images are a module that exists in builds only.
vi.mock('#lib/own-images/own-images.ts', () => ({ ownImage: () => undefined }));
const { buildPosts } = await import('./build-posts.ts');
const { isTextKept, readText } = await import('./rendered-texts.ts');

type Source = PostSource['posts'][number];
const texts = new Map<number, string>();
const posts = new Map<number, Source>();
beforeEach(() => {
  texts.clear();
  posts.clear();
});

function write(id: number, content: string, viewCount = 0): void {
  texts.set(id, content);
  const post = { id, slug: `post-${id}`, title: 'A title', content: '', viewCount, textDigest: content };
  posts.set(id, { ...post, beginning: content } as Source);
}

/** Builds the posts, and notes whose texts were asked for. */
async function load(renderer = 'renderer') {
  const asked: number[] = [];
  const source: PostSource = {
    posts: [...posts.values()],
    relatedOf: () => [],
    eachText: (ids, use) => {
      asked.push(...ids);
      for (const id of ids) use({ id, content: texts.get(id) ?? '' });
      return Promise.resolve();
    },
  };
  return { posts: await buildPosts(source, 'https://www.example.com', renderer), asked };
}

test('D43 a build fetches and renders the texts that changed, and no other', async () => {
  write(1, '## One');
  write(2, '## Two');
  expect((await load()).asked).toEqual([1, 2]);
  expect((await load()).asked).toEqual([]);
  write(2, '## Two, again');
  const { asked, posts: built } = await load();
  expect(asked).toEqual([2]);
  const digest = built[1]?.contentDigest ?? '';
  expect(readText(digest).html).toContain('Two, again');
  expect(readText(digest).headings).toHaveLength(1);
});

test('D43 a new count renders nothing and keeps the digest; a new renderer renders all', async () => {
  write(1, '## One');
  const before = await load();
  write(1, '## One', 7);
  const after = await load();
  expect(after.asked).toEqual([]);
  expect(after.posts[0]).toMatchObject({ viewCount: 7, contentDigest: before.posts[0]?.contentDigest });
  expect((await load('new renderer')).asked).toEqual([1]);
});

test('D43 the text of a post that is gone is forgotten', async () => {
  write(1, '## One');
  write(2, '## Two');
  const { posts: built } = await load();
  posts.delete(2);
  await load();
  expect(built.map(({ contentDigest }) => isTextKept(contentDigest))).toEqual([true, false]);
});
