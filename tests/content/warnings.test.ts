import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { warningsOf } from './warnings.ts';

const NURSE = path.join(import.meta.dirname, 'people/nurse');
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'warnings-'));
  cpSync(NURSE, copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

test('links to no page, pictures without description and long titles are told, and nothing that the check of content tells', () => {
  const post = [
    '---',
    `title: ${'A long title '.repeat(6)}`,
    'slug: odd',
    'excerpt: Short.',
    'status: published',
    'publishedAt: 2026-01-01T00:00:00Z',
    'featured: false',
    'allowComments: true',
    'categories: [Wards]',
    'tags: [Handover]',
    'coverImage: /images/posts/none.webp',
    '---',
    '[Post](/blog/none) ![](/images/lost.png) [Calculator](/calculator) [About](/#about) [Away](https://x.example.com)',
  ];
  writeFileSync(path.join(copy, 'posts/odd.md'), post.join('\n'));
  const told = warningsOf(copy, path.join(copy, '../public')).filter((line) =>
    line.startsWith('posts/odd.md'),
  );
  expect(told.map((line) => line.slice('posts/odd.md: '.length))).toEqual([
    'search results cut the title after 60 characters; give it a shorter seoTitle',
    'the picture /images/lost.png has no description',
    '/calculator leads nowhere',
  ]);
});
