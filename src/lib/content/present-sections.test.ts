import { expect, test } from 'vitest';

import { SECTIONS } from '#contracts/sections.ts';
import { navigationOf, presentSections } from '#lib/content/present-sections.ts';
import { placeOf, telephoneOf } from '#lib/content/place.ts';
import { readSiteContent } from '#support/site-content.ts';

const content = await readSiteContent();

test('P-GEN-1 a site with everything has all sections, each once', () => {
  expect(presentSections(content).toSorted()).toEqual(SECTIONS.toSorted());
});

test('P-GEN-1 P-NAV-2 a section without entries is not there, nor is what leads to it', () => {
  const without = { ...content, awards: [], testimonials: [], projects: [] };
  const isLeft = (section: string) => !['awards', 'testimonials', 'projects'].includes(section);
  expect(presentSections(without)).toEqual(presentSections(content).filter(isLeft));
  expect(navigationOf(without)).toEqual(navigationOf(content).filter(({ section }) => isLeft(section)));
});

test('P-NAV-2 without labels of its own the menu takes those of the sections', () => {
  const profile = { ...content.profile, navigation: [] };
  expect(navigationOf({ ...content, profile }).map(({ label }) => label)).toContain('Client Feedback');
});

test('P-CON-1 a place is as much as is told, and words are no number to call', () => {
  const { profile } = content;
  expect(placeOf(profile)).toBe('Vancouver, British Columbia, Canada');
  expect(placeOf({ ...profile, location: { ...profile.location, region: '', country: '' } })).toBe(
    'Vancouver',
  );
  expect(telephoneOf(profile)).toBe('+16045550142');
  expect(telephoneOf({ ...profile, phone: 'on request' })).toBe('');
});
