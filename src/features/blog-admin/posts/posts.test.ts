import { expect, test } from 'vitest';

import { AdminPostRow } from '#contracts/blog-posts-admin.ts';
import { exampleOf } from '#support/example.ts';

import { importsOf } from './ImportDialog.tsx';
import { postColumns, postQueryOf } from './post-columns.tsx';
import { resultSentences } from './BulkBar.tsx';

test('BA-4 D17 what was unpublished has no day on which it was published, though it keeps it', () => {
  const columns = postColumns({ pendingId: undefined, onToggle: () => {}, onDelete: () => {} });
  const published = columns.find(({ id }) => id === 'publishedAt');
  const row = exampleOf(AdminPostRow, { status: 'draft', publishedAt: '2026-11-29T13:44:00.000Z' });
  expect(published?.cell(row)).toBe('–');
  expect(published?.cell({ ...row, status: 'published' })).not.toBe('–');
});

test('BA-4 the address is the query of the list: 20 per page, and what is not understood is not there', () => {
  const nothing = { search: '', filter: () => '', sort: undefined, page: 1 };
  expect(postQueryOf(nothing)).toMatchObject({ page: 1, limit: 20, sortBy: 'updatedAt', sortOrder: 'desc' });
  const filters = { status: 'draft', category: 'Bad Slug' };
  const sort = { by: 'title', direction: 'ascending' } as const;
  const query = postQueryOf({ search: 'zero', filter: (name) => filters[name], sort, page: 3 });
  expect(query).toMatchObject({
    search: 'zero',
    status: 'draft',
    page: 3,
    sortBy: 'title',
    sortOrder: 'asc',
  });
  expect(query.category).toBeUndefined();
});

test('BA-4 an action on several posts names those that it did not change', () => {
  const titles = new Map([
    [1, 'One'],
    [2, 'Two'],
  ]);
  const results = [
    { id: 1, outcome: 'done' as const },
    { id: 2, outcome: 'unchanged' as const },
    { id: 3, outcome: 'notFound' as const },
  ];
  expect(resultSentences({ results }, titles)).toEqual({
    done: '1 of 3 posts changed',
    notes: ['“Two” was so before', '“#3” is not there any more'],
  });
});

test('BA-9 images go with the Markdown documents that were chosen with them, other files are refused', () => {
  const file = (name: string, type = '') => new File(['x'], name, { type });
  const { imports, refused } = importsOf([
    file('a.md'),
    file('b.DOCX'),
    file('c.png', 'image/png'),
    file('d.pdf'),
  ]);
  expect(imports.map(({ document, images }) => [document.name, images.length])).toEqual([
    ['a.md', 1],
    ['b.DOCX', 0],
  ]);
  expect(refused).toEqual(['d.pdf']);
});
