// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AdminPost, type AdminPostRow } from '#contracts/blog-posts-admin.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { exampleOf } from '#support/example.ts';
import { render, TOAST_PLACES, typeInto } from '#support/render.ts';

import { BLANK, draftOf } from './editor/values.ts';
import { usePostActions } from './posts/BulkBar.tsx';
import { useCategories, useTags } from './taxonomy/kinds.ts';
import { TaxonomyDialog } from './taxonomy/TaxonomyDialog.tsx';

beforeEach(() => {
  document.body.innerHTML = TOAST_PLACES;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

const draw = (shown: ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{shown}</QueryClientProvider>);

/** What a hook of the blog admin gives its screen. */
function given<Result>(useHook: () => Result): Result {
  const results: Result[] = [];
  function Screen() {
    results.push(useHook());
    return null;
  }
  draw(<Screen />);
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
const STORED_POST = exampleOf(AdminPost, {
  ...draftOf({ ...BLANK, title: 'Edge', slug: 'edge' }),
  ...{ id: 7, status: 'published', publishedAt: NOW, updatedAt: NOW },
});

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
  const saved = (item?: typeof STORED) => () => {
    draw(<TaxonomyDialog taxonomy={given(useKind)} item={item} onClose={() => undefined} />);
    typeInto(nameField(), 'Cloud');
    return () => document.querySelector('form')?.requestSubmit();
  };
  const removed = () => {
    const { remove } = given(useKind);
    return () => remove(3);
  };
  return [
    [`${kind} created`, 'Creation failed', `Failed to create ${one}`, saved()],
    [`${kind} updated`, 'Update failed', `Failed to update ${one}`, saved(STORED)],
    [`${kind} deleted`, 'Delete failed', `Failed to delete ${one}`, removed],
  ];
}

const nameField = () => document.querySelector<HTMLInputElement>('input[name=name]');

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

test.each([undefined, STORED])(
  'BA-6 what is typed of a category or tag is there when its form opens again, and not in that of another',
  (item) => {
    answerWith(200, []);
    const open = (useKind: typeof useTags) =>
      draw(<TaxonomyDialog taxonomy={given(useKind)} item={item} onClose={() => undefined} />);
    const first = open(useTags);
    typeInto(nameField(), 'Cloud');
    first.remove();
    const other = open(useCategories);
    expect(nameField()?.value).toBe(item?.name ?? '');
    other.remove();
    open(useTags);
    expect(nameField()?.value).toBe('Cloud');
  },
);
