import { expect, test } from 'vitest';

import { proposedSlug } from './proposed-slug.ts';

const naming = { isNew: true, slug: '', previousName: '', name: '' };

test('BA-8 on create the slug follows the name: lowercase, a-z 0-9, spaces as hyphens, none twice', () => {
  expect(proposedSlug({ ...naming, name: 'C++ & Rust: 10  Lessons!' })).toBe('c-rust-10-lessons');
  const typing = { ...naming, slug: 'my-po', previousName: 'My po', name: 'My post' };
  expect(proposedSlug(typing)).toBe('my-post');
});

test('BA-8 a slug that somebody wrote stays, and on edit every slug stays', () => {
  const own = { ...naming, slug: 'short', previousName: 'A long name', name: 'A longer name' };
  expect(proposedSlug(own)).toBe('short');
  const edited = { ...naming, isNew: false, slug: 'old', previousName: 'Old', name: 'New' };
  expect(proposedSlug(edited)).toBe('old');
});

test('BA-6 the slug of a tag ends at 50 characters, and goes on following its name there', () => {
  const name = 'x'.repeat(60);
  const slug = proposedSlug({ ...naming, name, maximum: 50 });
  expect(slug).toHaveLength(50);
  expect(proposedSlug({ ...naming, slug, previousName: name, name: 'Short', maximum: 50 })).toBe('short');
});

test('BA-8 letters of other scripts become Latin ones before the rule drops them', () => {
  const slug = (name: string) => proposedSlug({ ...naming, name });
  expect(slug('Übergabe & Größe')).toBe('uebergabe-groesse');
  expect(slug('Žluťoučký kůň')).toBe('zlutoucky-kun');
  expect(slug('Ελλάδα')).toBe('ellada');
});
