import { expect, test } from 'vitest';

import { bySection } from './header-rules.ts';

const rule = (path: string, policy: string) => ({ for: path, values: { 'Content-Security-Policy': policy } });

test('P-GEN-2 pages of a section with the same headers share one rule, however many they are', () => {
  const posts = Array.from({ length: 5_000 }, (_, number) => rule(`/blog/post-${number}`, 'a'));
  expect(bySection([rule('/', 'home'), rule('/blog', 'a'), ...posts])).toEqual([
    rule('/', 'home'),
    rule('/blog', 'a'),
    rule('/blog/*', 'a'),
  ]);
});

test('P-GEN-2 a section whose pages differ keeps a rule for each page', () => {
  const rules = [rule('/blog', 'a'), rule('/blog/search', 'b'), rule('/blog/post', 'a')];
  expect(bySection(rules)).toEqual(rules);
});
