/** The owner's real content, read from `content/` without Astro and checked by the same schemas. */
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { ZodType } from 'zod';

import { About, Award, Profile, Project, Role, SkillCategory, Testimonial } from '#contracts/content.ts';
import { newestFirst } from '#lib/content/career.ts';
import { paragraphs, type SiteContent } from '#lib/content/site-content.ts';

const contentFolder = new URL('../../content/', import.meta.url);

export async function readSiteContent(): Promise<SiteContent> {
  const [, frontmatter = '', body = ''] = (await read('about.mdx')).split(/^---$/m);
  return {
    profile: Profile.parse(parse(await read('profile.yaml'))),
    about: About.parse(parse(frontmatter)),
    executiveSummary: paragraphs(body),
    roles: (await readAll('roles', Role)).sort(newestFirst),
    skills: await inOrder('skills', SkillCategory),
    projects: await inOrder('projects', Project),
    awards: await inOrder('awards', Award),
    testimonials: await inOrder('testimonials', Testimonial),
  };
}

async function inOrder<Entry extends { order: number }>(folder: string, schema: ZodType<Entry>) {
  return (await readAll(folder, schema)).sort((a, b) => a.order - b.order);
}

async function readAll<Entry>(folder: string, schema: ZodType<Entry>): Promise<Entry[]> {
  const files = await readdir(new URL(`${folder}/`, contentFolder));
  const yamlFiles = files.filter((file) => file.endsWith('.yaml'));
  return Promise.all(yamlFiles.map(async (file) => schema.parse(parse(await read(`${folder}/${file}`)))));
}

function read(path: string): Promise<string> {
  return readFile(new URL(path, contentFolder), 'utf8');
}
