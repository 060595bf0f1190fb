/** Which sections the landing page has: those with something to show that the owner has not left out. */
import { order, sections as words, without } from 'virtual:brand/site';

import { About } from '#contracts/content.ts';
import { hasContent, withoutEntriesOf, type Section } from '#contracts/sections.ts';

import type { SiteContent } from './site-content.ts';

/** The sections in the order of the page. */
export function presentSections(content: SiteContent): Section[] {
  const { about, executiveSummary } = content;
  const filling = { ...content, about: { ...about, executiveSummary } };
  return order.filter((section) => !without.includes(section) && hasContent(section, filling));
}

/** The content without the sections that this site does not have: no document or feed tells of them. */
export function withoutAbsent(content: SiteContent): SiteContent {
  const shown = withoutEntriesOf(without, content);
  return without.includes('about') ? { ...shown, about: About.parse({}), executiveSummary: [] } : shown;
}

/** The items of the menu: the owner's labels, or else the sections' own; only what the page has (P-NAV-2). */
export function navigationOf(content: SiteContent): { section: string; label: string }[] {
  const present = presentSections(content);
  const { navigation } = content.profile;
  const chosen = navigation.filter(({ section }) => present.some((name) => name === section));
  if (navigation.length > 0) return chosen;
  return present
    .filter((section) => section !== 'contact') // it has a button of its own
    .map((section) => ({ section, label: words[section].label }));
}
