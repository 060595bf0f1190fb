import { expect, test } from 'vitest';

import { bySection } from './prerender-pages.ts';

const rule = (path: string, policy: string) => ({ for: path, values: { 'Content-Security-Policy': policy } });

test('P-GEN-2 pages of a section share one rule, however many they are; a file has none', () => {
  const posts = Array.from(
    { length: 5_000 },
    (_, number) => [`/blog/post-${number}`, "img-src 'self';"] as const,
  );
  const pages = new Map([
    ['/', "img-src 'none';"],
    ['/blog', "img-src 'self';"],
    ...posts,
    ['/robots.txt', ''],
  ]);
  expect(bySection(pages)).toEqual([
    rule('/', "img-src 'none';"),
    rule('/blog', "img-src 'self';"),
    rule('/blog/*', "img-src 'self';"),
  ]);
});

test('P-GEN-2 the rule of a section allows what any of its pages does, and nothing else', () => {
  const pages = new Map([
    ['/blog', "default-src 'none';style-src 'self' 'sha256-a='; font-src 'self';"],
    ['/blog/post', "default-src 'none';style-src 'self' 'sha256-b=';"],
  ]);
  const both = "default-src 'none'; style-src 'self' 'sha256-a=' 'sha256-b='; font-src 'self';";
  expect(bySection(pages)).toEqual([rule('/blog', both), rule('/blog/*', both)]);
});

test('P-GEN-3 at an address of a section that has no page the page for that has its styles', () => {
  const pages = new Map([
    ['/tools', "style-src 'sha256-a=';"],
    ['/tools/job', "style-src 'sha256-a=';"],
    ['/record', "style-src 'sha256-b=';"],
    ['/404', "style-src 'sha256-c=';"],
  ]);
  expect(bySection(pages)).toEqual([
    rule('/tools', "style-src 'sha256-a=' 'sha256-c=';"),
    rule('/tools/*', "style-src 'sha256-a=' 'sha256-c=';"),
    rule('/record', "style-src 'sha256-b=';"),
    rule('/404', "style-src 'sha256-c=';"),
  ]);
});
