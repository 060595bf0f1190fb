import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ROOT } from '#local/settings.ts';

import { SOURCES } from './build-stamp.ts';

test.each(SOURCES)('a build is made anew when a file of %s changes: there are some', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT }).length).toBeGreaterThan(0);
});

test('the pipeline itself is among them', () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  expect(files).toEqual(
    expect.arrayContaining(['netlify/build/renderer-bundle.ts', 'netlify/build/adapter.ts']),
  );
});
