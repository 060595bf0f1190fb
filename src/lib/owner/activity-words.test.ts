import { expect, test } from 'vitest';

import { detailText, asWords, subjectOf } from './activity-words.ts';
import { formatMoment } from './format.ts';

test('A-LOG-1 an entry names what it is about by its title or name, else by its number', () => {
  expect(subjectOf({ details: { title: 'Zero trust', slug: 'zero-trust' }, resourceId: '7' })).toBe(
    'Zero trust',
  );
  expect(subjectOf({ details: { name: 'photo.jpg' }, resourceId: '7' })).toBe('photo.jpg');
  expect(subjectOf({ details: { company: 'Acme', position: 'CIO' }, resourceId: '7' })).toBe('CIO at Acme');
  expect(subjectOf({ details: { ids: [1, 2] }, resourceId: '7' })).toBe('#7');
  expect(subjectOf({ details: null, resourceId: 'blog_posts' })).toBe('blog_posts');
  expect(subjectOf({ details: null, resourceId: null })).toBe('');
});

test('A-LOG-1 resources are written as words, details as text', () => {
  expect(asWords('blog_post')).toBe('Blog post');
  expect(asWords('revisionId')).toBe('Revision id');
  expect(detailText('draft')).toBe('draft');
  expect(detailText([1, 2])).toBe('1, 2');
  expect(detailText({ from: 'pending', to: null })).toBe('From: pending, To: none');
  expect(detailText(true)).toBe('true');
});

test('A-LOG-1 moments are written as everywhere, also those that name a backup; other names are none', () => {
  const written = formatMoment('2026-11-28T19:32:47.123Z');
  expect(subjectOf({ details: null, resourceId: '20261128T193247123Z' })).toBe(written);
  expect(detailText('2026-11-28T19:32:47.123Z')).toBe(written);
  expect(subjectOf({ details: null, resourceId: 'May 2026' })).toBe('May 2026');
});
