import { expect, test } from 'vitest';

import { detailText, asWords, subjectOf } from './activity-words.ts';

test('A-LOG-1 an entry names what it is about by its title or name, else by its number', () => {
  expect(subjectOf({ details: { title: 'Zero trust', slug: 'zero-trust' }, resourceId: '7' })).toBe(
    'Zero trust',
  );
  expect(subjectOf({ details: { name: 'photo.jpg' }, resourceId: '7' })).toBe('photo.jpg');
  expect(subjectOf({ details: { ids: [1, 2] }, resourceId: '7' })).toBe('#7');
  expect(subjectOf({ details: null, resourceId: 'blog_posts' })).toBe('blog_posts');
  expect(subjectOf({ details: null, resourceId: null })).toBe('');
});

test('A-LOG-1 resources are written as words, details as text', () => {
  expect(asWords('blog_post')).toBe('Blog post');
  expect(asWords('revisionId')).toBe('Revision id');
  expect(detailText('draft')).toBe('draft');
  expect(detailText([1, 2])).toBe('[1,2]');
});
