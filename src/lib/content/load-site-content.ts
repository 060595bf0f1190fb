import { getCollection, getEntry } from 'astro:content';

import { hasEntries } from '#lib/build/content-folder.ts';
import { newestFirst } from '#lib/content/career.ts';
import { withoutAbsent } from '#lib/content/present-sections.ts';
import { paragraphs, type SiteContent } from '#lib/content/site-content.ts';

/** Reads all of `content/` that the site has, validated and in the order in which it is shown. */
export async function loadSiteContent(): Promise<SiteContent> {
  const [profile, about, roles, skills, projects, awards, testimonials] = await Promise.all([
    getEntry('profile', 'owner'),
    getEntry('about', 'about'),
    entriesOf('roles'),
    entriesOf('skills'),
    entriesOf('projects'),
    entriesOf('awards'),
    entriesOf('testimonials'),
  ]);
  if (!profile) throw new Error('content/profile.yaml is missing: it says whose site this is.');
  return withoutAbsent({
    profile: profile.data,
    about: about?.data ?? { leadership: '', competencies: [], focus: [] },
    executiveSummary: paragraphs(about?.body ?? ''),
    roles: roles.map(({ data }) => data).sort(newestFirst),
    skills: inOrder(skills),
    projects: inOrder(projects),
    awards: inOrder(awards),
    testimonials: inOrder(testimonials),
  });
}

/** Astro warns of a collection without entries. */
const entriesOf = <Name extends 'roles' | 'skills' | 'projects' | 'awards' | 'testimonials'>(name: Name) =>
  hasEntries(name) ? getCollection(name) : [];

function inOrder<Data extends { order: number }>(entries: { data: Data }[]): Data[] {
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
