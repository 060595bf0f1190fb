/** Circles of imports, also those that only types close: lint sees who may import whom, not where that leads. */
import { expect, test } from 'vitest';

import { between, circlesOf, importGraph } from '#support/import-graph.ts';

const graph = importGraph(['src', 'netlify', 'tests', 'content']);

/** What has one purpose and one name: a capability of the server, a feature, a room of the library. */
const roomOf = (file: string) => /^(?:netlify\/server|src\/features|src\/lib)\/[^/]+(?=\/)/.exec(file)?.[0];

/** Tests may look at both ends of what they prove. */
const product = new Map([...graph].filter(([file]) => !/\.test\.tsx?$/.test(file)));

test('no file imports itself through others', () => {
  expect(circlesOf(graph)).toEqual([]);
});

test('no capability, feature or room of the library needs itself through others', () => {
  expect(circlesOf(between(product, roomOf))).toEqual([]);
});

test('a circle is named as it runs, whatever leads into it and however many rooms it passes', () => {
  const files = new Map([
    ['start/a', ['blog/a']],
    ['blog/a', ['chat/a']],
    ['chat/a', ['mail/a']],
    ['mail/a', []],
    ['mail/b', ['blog/b']],
    ['blog/b', []],
  ]);
  expect(circlesOf(files)).toEqual([]);
  expect(circlesOf(between(files, (file) => file.split('/')[0]))).toEqual(['blog → chat → mail → blog']);
});

test('imports of types, of aliases and of Astro components are seen', () => {
  expect(graph.get('src/lib/toast.ts')).toContain('src/lib/toast-element.ts');
  expect(graph.get('src/features/blog/static-index.ts')).toContain('src/features/blog/posts-query.ts');
  expect(graph.get('src/features/blog/fetch-posts.ts')).toContain('src/features/blog/static-index.ts');
  expect(graph.get('src/features/blog/ListScript.astro')).toContain('src/features/blog/list-page.ts');
  expect(graph.get('src/pages/index.astro')).toContain('src/layouts/PageLayout.astro');
});
