import { expect, test } from 'vitest';

import { shownRows } from '#lib/owner/use-whole-list.ts';

import { joinTables, type TableSort, TABLES } from './tables.ts';

const table = (tablename: string) => ({ tablename, tableowner: 'owner', schemaname: 'public' });
const state = (tablename: string, rows: number) => ({
  ...{ tablename, rows, deadRows: 0, tableBytes: rows * 100, indexBytes: 8_192 },
  ...{ vacuumedAt: null, analyzedAt: null },
});

test('A-DB-1 each table has its figures by its name, and none where there are none', () => {
  const joined = joinTables([table('files'), table('contacts')], [state('contacts', 3)]);
  expect(joined.map(({ tablename, state: figures }) => [tablename, figures?.rows])).toEqual([
    ['files', undefined],
    ['contacts', 3],
  ]);
});

test('A-DB-1 tables are ordered by figures, those without come first, and are found by all words', () => {
  const joined = joinTables(
    [table('files'), table('blog_posts'), table('blog_tags')],
    [state('files', 30), state('blog_posts', 4)],
  );
  const shown = (by: TableSort, words = '') =>
    shownRows(joined, TABLES, words, { by, direction: 'ascending' }).map(({ tablename }) => tablename);
  expect(shown('rows')).toEqual(['blog_tags', 'blog_posts', 'files']);
  expect(shown('size')).toEqual(['blog_tags', 'blog_posts', 'files']);
  expect(shown('name')).toEqual(['blog_posts', 'blog_tags', 'files']);
  expect(shown('name', ' BLOG  owner ')).toEqual(['blog_posts', 'blog_tags']);
  expect(shown('name', 'blog files')).toEqual([]);
});
