import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isReservedSlug, PostSlug, RESERVED_SLUGS, slugFrom } from './slug.ts';

test.each([
  ['Hello World', 'hello-world'],
  ['  Zero   Trust:  what & why?  ', 'zero-trust-what-why'],
  ['C++ -- in 2026', 'c-in-2026'],
  ['already-a-slug', 'already-a-slug'],
  ['Under_score/and.dots', 'underscoreanddots'],
  ['Café', 'caf'],
  ['日本語', ''],
])('BA-8 %j proposes %j', (text, slug) => {
  expect(slugFrom(text)).toBe(slug);
});

test('BA-8 whatever the text, the slug has nothing but a–z, 0–9 and single hyphens, and is a slug of itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(' ', '-', 'a', 'Z', '0', '\n', 'ß') }),
      ),
      (text) => {
        const slug = slugFrom(text);
        expect(slug).toMatch(/^([a-z0-9]|-(?!-))*$/);
        expect(slugFrom(slug)).toBe(slug);
        expect(slugFrom(text, 10)).toBe(slug.slice(0, 10));
        expect(slugFrom(` ${text.toUpperCase().toLowerCase()} `)).toBe(
          slugFrom(text.toUpperCase().toLowerCase()),
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

test('BA-8 what is proposed can be saved, unless it is empty or reserved', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const slug = slugFrom(text);
      expect(PostSlug.safeParse(slug).success).toBe(slug !== '' && !isReservedSlug(slug));
    }),
    { numRuns: 2_000 },
  );
});

test('D32 the addresses of the blog itself name no post', () => {
  for (const slug of RESERVED_SLUGS)
    expect(PostSlug.safeParse(slugFrom(slug.toUpperCase())).success).toBe(false);
  for (const slug of ['search', 'category', 'tag', 'rss', 'feed', 'page', 'index'])
    expect(PostSlug.safeParse(slug).success, slug).toBe(false);
  for (const slug of ['searching', 'tags', 'my-page']) expect(PostSlug.safeParse(slug).success).toBe(true);
});
