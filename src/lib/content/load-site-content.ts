import { getCollection, getEntry } from 'astro:content';

import { newestFirst } from '#lib/content/career.ts';
import { paragraphs, type SiteContent } from '#lib/content/site-content.ts';

type ListCollection = 'skills' | 'projects' | 'awards' | 'testimonials';

/** Reads all of `content/`, validated and in the order in which it is shown. */
export async function loadSiteContent(): Promise<SiteContent> {
  const [profile, about, roles, skills, projects, awards, testimonials] = await Promise.all([
    getEntry('profile', 'owner'),
    getEntry('about', 'about'),
    getCollection('roles'),
    inOrder('skills'),
    inOrder('projects'),
    inOrder('awards'),
    inOrder('testimonials'),
  ]);
  if (!profile || !about) throw new Error('content/profile.yaml and content/about.mdx are both needed');
  return {
    profile: profile.data,
    about: about.data,
    executiveSummary: paragraphs(about.body ?? ''),
    roles: roles.map(({ data }) => data).sort(newestFirst),
    skills,
    projects,
    awards,
    testimonials,
  };
}

async function inOrder<Name extends ListCollection>(name: Name) {
  const entries = await getCollection(name);
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
