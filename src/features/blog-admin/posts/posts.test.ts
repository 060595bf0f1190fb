import { expect, test } from 'vitest';

import { importsOf } from './document-imports.ts';
import { isFiltered, postQueryOf } from './post-query.ts';
import { resultSentences } from './use-post-actions.ts';

test('BA-4 the address is the query of the list: 20 per page, and what is not understood is not there', () => {
  expect(postQueryOf(new URLSearchParams('tab=posts'))).toMatchObject({ page: 1, limit: 20 });
  const query = postQueryOf(
    new URLSearchParams('search=zero&status=draft&category=Bad%20Slug&page=x&sortBy=title'),
  );
  expect(query).toMatchObject({ search: 'zero', status: 'draft', page: 1, sortBy: 'title' });
  expect(query.category).toBeUndefined();
  expect(isFiltered(query)).toBe(true);
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
