/** Who may import whom, and circles of imports, also those that only types close. */
import path from 'node:path';

import { expect, test } from 'vitest';

import { between, circlesOf, importGraph } from '#support/import-graph.ts';

const graph = importGraph(['src', 'netlify', 'tests', 'content']);

/** What has one purpose and one name: a capability of the server, a feature, a room of the library. */
const roomOf = (file: string) => /^(?:netlify\/server|src\/features|src\/lib)\/[^/]+(?=\/)/.exec(file)?.[0];

/** Tests may look at both ends of what they prove. */
const product = new Map([...graph].filter(([file]) => !/\.test\.tsx?$/.test(file)));

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const capabilityOf = (file: string) => /^netlify\/server\/([^/]+)\//.exec(file)?.[1];
/** In the folder, below it, or above it in its capability, where parts are put together. */
const isWithin = (file: string, folder: string) =>
  file.startsWith(`${folder}/`) ||
  (capabilityOf(file) !== undefined && folder.startsWith(`${path.dirname(file)}/`));
const isIn = (...folders: string[]) => new RegExp(`^(?:${folders.join('|')})/`);
const SITE = isIn('src/components', 'src/features', 'src/lib', 'src/layouts', 'src/contracts');

/** What none does, as a new folder finds it on its first day too. */
const forbidden: Record<string, (file: string, imported: string) => boolean> = {
  'A feature never imports another one: share through src/lib, src/components or page events': (
    file,
    imported,
  ) => featureOf(file) !== undefined && ![undefined, featureOf(file)].includes(featureOf(imported)),
  'What features and pages share never imports them': (file, imported) =>
    isIn('src/components', 'src/lib', 'src/contracts', 'src/layouts').test(file) &&
    isIn('src/features', 'src/pages').test(imported),
  'Contracts import zod and oRPC only': (file, imported) =>
    isIn('src/contracts').test(file) &&
    isIn('src/components', 'src/lib', 'src/layouts', 'netlify').test(imported),
  'The server knows only the contracts': (file, imported) =>
    isIn('netlify').test(file) && isIn('src').test(imported) && !isIn('src/contracts').test(imported),
  'The site never imports the server': (file, imported) => SITE.test(file) && isIn('netlify').test(imported),
  'What runs while the site is built comes to no browser': (file, imported) =>
    isIn('src/features', 'src/components', 'src/lib/api', 'src/lib/page', 'src/lib/owner').test(file) &&
    !/\.(?:astro|test\.tsx?)$/.test(file) &&
    isIn('src/lib/build').test(imported),
  'What public pages load needs nothing of the owner’s screens': (file, imported) =>
    isIn('src/lib/page').test(file) && isIn('src/lib/owner').test(imported),
  'Use the service of another capability, or of another part of one, never its repository': (
    file,
    imported,
  ) =>
    isIn('netlify').test(file) &&
    imported.endsWith('repository.ts') &&
    capabilityOf(imported) !== undefined &&
    !isWithin(file, path.dirname(imported)),
};

test.each(Object.entries(forbidden))('%s', (_, isForbidden) => {
  const found = [...graph].flatMap(([file, imports]) =>
    imports.filter((imported) => isForbidden(file, imported)).map((imported) => `${file} → ${imported}`),
  );
  expect(found).toEqual([]);
});

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
  expect(graph.get('src/lib/page/toast.ts')).toContain('src/lib/page/toast-element.ts');
  expect(graph.get('src/features/blog/static-index.ts')).toContain('src/features/blog/posts-query.ts');
  expect(graph.get('src/features/blog/fetch-posts.ts')).toContain('src/features/blog/static-index.ts');
  expect(graph.get('src/features/blog/ListScript.astro')).toContain('src/features/blog/list-page.ts');
  expect(graph.get('src/pages/index.astro')).toContain('src/layouts/PageLayout.astro');
});
