// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AdminPostRow } from '#contracts/blog-posts-admin.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { render, TOAST_PLACES } from '#support/render.ts';

import { BLANK, draftOf } from './editor/values.ts';
import { usePostActions } from './posts/BulkBar.tsx';
import { useCategories, useTags } from './taxonomy/kinds.ts';

beforeEach(() => {
  document.body.innerHTML = TOAST_PLACES;
});
afterEach(() => vi.unstubAllGlobals());

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

/** What a hook of the blog admin gives its screen. */
function given<Result>(useHook: () => Result): Result {
  const results: Result[] = [];
  function Screen() {
    results.push(useHook());
    return null;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  const [first] = results;
  if (first === undefined) throw new Error('no result');
  return first;
}

/** Does something, however it ends, and returns what the visible toast says: its title, then its description. */
async function saidAfter(deed: () => unknown): Promise<string[]> {
  for (const earlier of document.querySelectorAll('.toast')) earlier.remove();
  await act(async () => {
    await Promise.resolve(deed()).catch(() => undefined);
  });
  await eventually(() => expect(document.querySelector('.toast:not([hidden])')).not.toBeNull());
  const lines = document.querySelectorAll('.toast:not([hidden]) p');
  return [...lines].map(({ textContent }) => textContent);
}

const POST = { id: 7, status: 'draft' } as AdminPostRow;
const INPUT = { name: 'Edge', slug: 'edge' };
const NOW = '2026-11-20T09:00:00.000Z';
const STORED = {
  ...{ ...INPUT, id: 3, description: null, color: '#3b82f6', isActive: true, sortOrder: 1 },
  ...{ postCount: 0, usageCount: 0, createdAt: NOW, updatedAt: NOW, detached: 0 },
};
const STORED_POST = {
  ...{ ...draftOf({ ...BLANK, title: 'Edge', slug: 'edge' }), id: 7, status: 'published', draft: null },
  ...{
    viewCount: 0,
    likeCount: 0,
    shareCount: 0,
    wordCount: 0,
    publishedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
  },
  ...{ author: { firstName: 'Alex', lastName: 'Example' }, categories: [], tags: [] },
};

type Deed = () => unknown;

const DEEDS: [done: string, failed: string, otherwise: string, deed: () => Deed][] = [
  ['Status updated', 'Update failed', 'Failed to update status', () => deedOf(usePostActions, 'toggle')],
  ['Post deleted', 'Delete failed', 'Failed to delete post', () => deedOf(usePostActions, 'remove')],
  ...kindDeeds('Category', useCategories),
  ...kindDeeds('Tag', useTags),
];

function deedOf(usePosts: typeof usePostActions, name: 'toggle' | 'remove'): Deed {
  const actions = given(usePosts);
  return () => actions[name](POST);
}

function kindDeeds(kind: 'Category' | 'Tag', useKind: typeof useTags): typeof DEEDS {
  const one = kind.toLowerCase();
  const deed = (run: (taxonomy: ReturnType<typeof useTags>) => unknown) => () => {
    const taxonomy = given(useKind);
    return () => run(taxonomy);
  };
  return [
    [`${kind} created`, 'Creation failed', `Failed to create ${one}`, deed(({ create }) => create(INPUT))],
    [
      `${kind} updated`,
      'Update failed',
      `Failed to update ${one}`,
      deed(({ update }) => update({ ...INPUT, id: 3 })),
    ],
    [`${kind} deleted`, 'Delete failed', `Failed to delete ${one}`, deed(({ remove }) => remove(3))],
  ];
}

test.each(DEEDS)('BA-10 ERR-5 "%s" is said when it worked', async (done, _failed, _otherwise, deed) => {
  answerWith(200, { ...STORED, ...(done === 'Status updated' && STORED_POST) });
  expect(await saidAfter(deed())).toEqual([done]);
});

test.each(DEEDS)(
  'BA-10 ERR-5 instead of "%s", "%s" with the sentence of the server, or else "%s"',
  async (_done, failed, otherwise, deed) => {
    const run = deed();
    answerWith(409, { error: 'Somebody was faster.', code: 'CONFLICT', requestId: 'r' });
    expect(await saidAfter(run)).toEqual([failed, 'Somebody was faster.']);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await saidAfter(run)).toEqual([failed, otherwise]);
  },
);
