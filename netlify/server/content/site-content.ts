/** What the owner wrote under `content/`, read and validated once per process. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { Brand, type Section } from '#contracts/brand.ts';
import {
  About,
  Assistant,
  Award,
  Profile,
  Project,
  Role,
  SkillCategory,
  Testimonial,
} from '#contracts/content.ts';

import { contentFolder } from './folder.ts';
import { readMarkdown, readYaml } from './read-file.ts';

type Entry<Data> = Data & { id: string };

export type SiteContent = {
  profile: Profile;
  /** `body` is the Executive Summary, one paragraph each. */
  about: About & { body: string[] };
  /** Current roles first, then by end and start, as on the timeline. */
  roles: Entry<Role>[];
  skills: Entry<SkillCategory>[];
  projects: Entry<Project>[];
  awards: Entry<Award>[];
  testimonials: Entry<Testimonial>[];
  assistant: Assistant;
  brand: Brand;
};

let current: SiteContent | undefined;

/** The content of this deployment. */
export function siteContent(): SiteContent {
  current ??= readSiteContent(contentFolder());
  return current;
}

/**
 * Reads a content folder.
 *
 * @throws {Error} naming the file that does not fit its schema.
 */
export function readSiteContent(folder: string): SiteContent {
  const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  return withoutAbsent({
    profile: readYaml(Profile, path.join(folder, 'profile.yaml')),
    about: readAbout(path.join(folder, 'about.mdx')),
    roles: readFolder(Role, path.join(folder, 'roles')).sort(newestFirst),
    skills: readFolder(SkillCategory, path.join(folder, 'skills')).sort(byOrder),
    projects: readFolder(Project, path.join(folder, 'projects')).sort(byOrder),
    awards: readFolder(Award, path.join(folder, 'awards')).sort(byOrder),
    testimonials: readFolder(Testimonial, path.join(folder, 'testimonials')).sort(byOrder),
    assistant: readOptional(Assistant, path.join(folder, 'assistant.yaml')),
    brand: readOptional(Brand, path.join(folder, 'brand.yaml')),
  });
}

/** What the site does not have, nothing that answers from the content may tell or lead to. */
function withoutAbsent(content: SiteContent): SiteContent {
  const { without } = content.brand;
  const shown = <Entry>(section: Section, entries: Entry[]) => (without.includes(section) ? [] : entries);
  const isPresent = (part: string) => !without.some((absent) => absent === part);
  return {
    ...content,
    about: without.includes('about')
      ? { leadership: '', competencies: [], focus: [], body: [] }
      : content.about,
    roles: shown('experience', content.roles),
    skills: shown('skills', content.skills),
    projects: shown('projects', content.projects),
    awards: shown('awards', content.awards),
    testimonials: shown('testimonials', content.testimonials),
    assistant: {
      ...content.assistant,
      site: content.assistant.site.filter(({ topic, section }) => isPresent(topic) && isPresent(section)),
    },
  };
}

function newestFirst(a: Role, b: Role): number {
  return (b.end ?? '9999').localeCompare(a.end ?? '9999') || b.start.localeCompare(a.start);
}

function readFolder<Schema extends z.ZodType<object>>(
  schema: Schema,
  folder: string,
): Entry<z.output<Schema>>[] {
  return (existsSync(folder) ? readdirSync(folder) : []) // git keeps no empty folder
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ id: path.basename(name, '.yaml'), ...readYaml(schema, path.join(folder, name)) }));
}

/** All defaults where there is no such file. */
function readOptional<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  return existsSync(file) ? readYaml(schema, file) : schema.parse({});
}

function readAbout(file: string): SiteContent['about'] {
  if (!existsSync(file)) return { ...About.parse({}), body: [] };
  const { data, body } = readMarkdown(About, file);
  return { ...data, body: plainParagraphs(body) };
}

/** Text of a small MDX document without imports, tags and Markdown's marks. */
function plainParagraphs(mdx: string): string[] {
  return mdx
    .replace(/^(import|export) .*$/gm, '')
    .replace(/<[^>]+>|\{[^}]*\}/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]/g, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
