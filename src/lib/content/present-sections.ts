/** Which sections the landing page has: those with something to show that the owner has not left out. */
import { order, sections as words, without } from 'virtual:brand/site';

import type { Section } from '#contracts/brand.ts';

import type { SiteContent } from './site-content.ts';

/** Whether there is something to show, whatever the owner wants. */
const HAS_CONTENT: Record<Section, (content: SiteContent) => boolean> = {
  about: ({ about, executiveSummary }) =>
    executiveSummary.length + about.competencies.length + about.focus.length + about.leadership.length > 0,
  awards: ({ awards }) => awards.length > 0,
  experience: ({ roles }) => roles.length > 0,
  skills: ({ skills }) => skills.length > 0,
  projects: ({ projects }) => projects.length > 0,
  testimonials: ({ testimonials }) => testimonials.length > 0,
  'roi-calculator': () => true,
  contact: () => true,
};

/** The sections in the order of the page. */
export function presentSections(content: SiteContent): Section[] {
  return order.filter((section) => !without.includes(section) && HAS_CONTENT[section](content));
}

/** The content without the sections that this site does not have: no document or feed tells of them. */
export function withoutAbsent(content: SiteContent): SiteContent {
  const shown = <Entry>(section: Section, entries: Entry[]) => (without.includes(section) ? [] : entries);
  const hasAbout = !without.includes('about');
  return {
    ...content,
    about: hasAbout ? content.about : { leadership: '', competencies: [], focus: [] },
    executiveSummary: shown('about', content.executiveSummary),
    roles: shown('experience', content.roles),
    skills: shown('skills', content.skills),
    projects: shown('projects', content.projects),
    awards: shown('awards', content.awards),
    testimonials: shown('testimonials', content.testimonials),
  };
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
