import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openKeptPages } from './kept-pages.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
  mkdirSync(path.join(root, 'site'));
});
afterEach(() => rmSync(root, { recursive: true }));

const cache = () => path.join(root, 'cache');
const target = (name: string) => path.join(root, 'site', name);
const drawing = (text: string) => ({ body: new TextEncoder().encode(text), policy: `policy of ${text}` });

/** A build that draws these pages. */
function build(...names: string[]): void {
  const pages = openKeptPages(cache());
  for (const name of names) pages.keep(name, drawing(name), target(name));
  pages.save();
}

test('D43 the next build takes a page of the same name with its policy, and no other', () => {
  build('one', 'two');
  const pages = openKeptPages(cache());
  expect(pages.take('one', target('again'))).toBe('policy of one');
  expect(readFileSync(target('again'), 'utf8')).toBe('one');
  expect(pages.take('three', target('three'))).toBeUndefined();
});

test('D43 pages that a build neither drew nor took are forgotten', () => {
  build('one', 'two');
  build('two');
  expect(readdirSync(path.join(cache(), 'pages'))).toHaveLength(1);
  expect(openKeptPages(cache()).take('one', target('again'))).toBeUndefined();
});

test('D43 a build that was ended left pages that nobody takes', () => {
  openKeptPages(cache()).keep('one', drawing('one'), target('one'));
  expect(openKeptPages(cache()).take('one', target('again'))).toBeUndefined();
});

test('D43 what was swept away, or an index that cannot be read, is drawn again', () => {
  build('one');
  rmSync(path.join(cache(), 'pages'), { recursive: true });
  expect(openKeptPages(cache()).take('one', target('again'))).toBeUndefined();
  build('two');
  writeFileSync(path.join(cache(), 'pages.json'), 'half writ');
  expect(openKeptPages(cache()).take('two', target('again'))).toBeUndefined();
});
