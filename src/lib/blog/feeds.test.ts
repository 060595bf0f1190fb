// with a document
import { expect, test } from 'vitest';

import { Post } from '#contracts/blog.ts';
import { renderMarkdown } from '#lib/markdown/render.ts';
import { exampleOf } from '#support/example.ts';

import { jsonFeed, rssFeed } from './feeds.ts';

const post = exampleOf(Post, {
  title: 'Ends & <means>\u0000',
  slug: 'ends',
  excerpt: 'Short',
  coverImage: '/images/a.webp',
  publishedAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-02T03:04:05.000Z',
  author: { firstName: 'Alex', lastName: 'Example' },
  categories: [{ id: 1, name: 'Operations', slug: 'operations', description: null, color: '#3b82f6' }],
});
const html =
  '<p><a href="/blog/x">x</a> <a href="#note-1">1</a> <img src="/images/a.webp" srcset="/b 1w"></p>';
const site = 'https://www.example.com';
const feed = { title: 'Blog', description: 'Articles', owner: 'Alex Example', site, items: [{ post, html }] };

test('B-SEO-1 RSS carries the full text with absolute addresses, and is XML whatever a title holds', () => {
  const text = rssFeed(feed);
  const xml = new DOMParser().parseFromString(text, 'text/xml');
  expect(xml.querySelector('item > title')?.textContent).toBe('Ends & <means>');
  expect(text).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
  expect(text).toContain('href=&#34;https://www.example.com/blog/x&#34;');
  expect(text).not.toContain('srcset');
});

test('B-SEO-1 JSON Feed 1.1 carries the same', () => {
  const [item] = jsonFeed(feed).items;
  expect(jsonFeed(feed).version).toBe('https://jsonfeed.org/version/1.1');
  expect(item?.content_html).toContain('href="https://www.example.com/blog/ends#note-1"');
  expect(item?.image).toBe('https://www.example.com/images/a.webp');
});

test('B-SEO-1 what a text says of addresses stays as it is, and what is none stops no feed', () => {
  const text = '<p title="src=&#x22;/x&#x22;">href="/a" <a href="//">b</a> <img src="//:c" alt="d > e"></p>';
  const items = [{ post: { ...post, coverImage: 'https://[' }, html: text }];
  const [item] = jsonFeed({ ...feed, items }).items;
  expect(item).toMatchObject({ content_html: text, image: undefined });
  expect(rssFeed({ ...feed, items })).toContain('href=&#34;//&#34;');
});

test('B-SEO-1 the text of a feed has no helpers of the page: no marks of headings, no words for the ear', () => {
  const markdown = '## What 90 > 60 days "buy"\n\n[Other](https://other.example), `<a class="anchor">#</a>`';
  const items = [{ post: { ...post, excerpt: null }, html: renderMarkdown(markdown, { site }).html }];
  const [item] = jsonFeed({ ...feed, items }).items;
  const shown = new DOMParser().parseFromString(item?.content_html ?? '', 'text/html').body.textContent;
  expect(shown).toBe('What 90 > 60 days "buy"\nOther, <a class="anchor">#</a>');
  expect(rssFeed({ ...feed, items })).not.toContain('<description></description>');
});
