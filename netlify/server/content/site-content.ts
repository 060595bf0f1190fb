/** What the owner wrote under `content/`, read and validated. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { Brand } from '#contracts/brand.ts';
import { About, Assistant, Profile } from '#contracts/content.ts';
import { FOLDER_NAMES, FOLDERS, inOrder, withoutEntriesOf, type Entries } from '#contracts/sections.ts';

import { readMarkdown, readYaml } from './read-file.ts';

/** With the entries of each folder, in the order in which they are shown; `id` is the name of the file. */
export type SiteContent = Entries<{ id: string }> & {
  profile: Profile;
  /** `body` is the Executive Summary, one paragraph each. */
  about: About & { body: string[] };
  assistant: Assistant;
  brand: Brand;
};

/**
 * Reads a content folder.
 *
 * @throws {Error} naming the file that does not fit its schema.
 */
export function readSiteContent(folder: string): SiteContent {
  const entries = FOLDER_NAMES.map((name) => [
    name,
    inOrder(readFolder(FOLDERS[name].schema, path.join(folder, name))),
  ]);
  return withoutAbsent({
    profile: readYaml(Profile, path.join(folder, 'profile.yaml')),
    about: readAbout(path.join(folder, 'about.mdx')),
    assistant: readOptional(Assistant, path.join(folder, 'assistant.yaml')),
    brand: readBrand(folder),
    ...(Object.fromEntries(entries) as Entries<{ id: string }>), // each read by its own schema
  });
}

/** @throws {Error} where content/brand.yaml does not fit. */
export const readBrand = (folder: string): Brand => readOptional(Brand, path.join(folder, 'brand.yaml'));

/** What the site does not have, nothing that answers from the content may tell or lead to. */
function withoutAbsent(content: SiteContent): SiteContent {
  const without: readonly string[] = content.brand.without;
  const site = content.assistant.site.filter(
    ({ topic, section }) => !without.includes(topic) && !without.includes(section),
  );
  return {
    ...withoutEntriesOf(without, content),
    about: without.includes('about') ? { ...About.parse({}), body: [] } : content.about,
    assistant: { ...content.assistant, site },
  };
}

function readFolder<Schema extends z.ZodType<object>>(
  schema: Schema,
  folder: string,
): (z.output<Schema> & { id: string })[] {
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
