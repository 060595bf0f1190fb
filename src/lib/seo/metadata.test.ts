import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { absoluteUrl, leadSentence, pageMetadata, scriptJson, truncate } from '#lib/seo/metadata.ts';
import { readSiteContent } from '#support/site-content.ts';

const site = { url: 'https://alex.example.com', name: 'Alex Example' };
const page = { title: 'Alex Example', description: 'A portfolio', path: '/' };

describe('B-SEO-1 truncation', () => {
  test('B-SEO-1 a title of 60 characters stays, one of 61 keeps 57 and three dots', () => {
    const sixty = 'a'.repeat(60);
    expect(pageMetadata({ ...page, title: sixty }, site).title).toBe(sixty);
    expect(pageMetadata({ ...page, title: `${sixty}b` }, site).title).toBe(`${'a'.repeat(57)}...`);
  });

  test('B-SEO-1 a description of 160 characters stays, one of 161 keeps 157 and three dots', () => {
    const full = 'a'.repeat(160);
    expect(pageMetadata({ ...page, description: full }, site).description).toBe(full);
    expect(pageMetadata({ ...page, description: `${full}b` }, site).description).toBe(
      `${'a'.repeat(157)}...`,
    );
  });

  test('B-SEO-1 a pictograph counts as one character and is never halved', () => {
    expect(truncate('🙂'.repeat(60), 60)).toBe('🙂'.repeat(60));
    expect(truncate('🙂'.repeat(61), 60)).toBe(`${'🙂'.repeat(57)}...`);
  });

  test('B-SEO-1 any text is at most as long as allowed and never cut inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const shortened = truncate(text, 60);
        expect(Array.from(shortened).length).toBeLessThanOrEqual(60);
        expect(shortened.isWellFormed()).toBe(true);
        if (Array.from(text).length <= 60) expect(shortened).toBe(text);
      }),
    );
  });
});

test('B-SEO-1 the description of the landing page is a whole sentence that needs no cut', async () => {
  const { profile } = await readSiteContent();
  const description = leadSentence(profile.summary);
  expect(description).toMatch(/\.$/);
  expect(truncate(description, 160)).toBe(description);
  expect(leadSentence('Led $1.5M programs. Then more.')).toBe('Led $1.5M programs.');
});

test('P-GEN-1 addresses are absolute, without query, fragment or trailing slash', () => {
  expect(absoluteUrl('/', site.url)).toBe('https://alex.example.com/');
  expect(absoluteUrl('/blog/?page=2#top', site.url)).toBe('https://alex.example.com/blog');
});

test('P-HERO-1 previews carry the shortened title, the canonical address and an absolute image', () => {
  const { canonical, openGraph, twitter } = pageMetadata({ ...page, path: '/blog', type: 'article' }, site);
  const graph = Object.fromEntries(openGraph.map(({ property, content }) => [property, content]));
  expect(canonical).toBe('https://alex.example.com/blog');
  expect(graph).toMatchObject({
    'og:type': 'article',
    'og:url': canonical,
    'og:image': 'https://alex.example.com/og/home.png',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  expect(twitter).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('P-GEN-1 data inside a script element cannot end it, and reads back as it was', () => {
  const data = { name: '</script><script>alert(1)</script>\u2028' };
  expect(scriptJson(data)).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
