/** The content of the tests, read without Astro and checked by the same schemas. */
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import { parse } from 'yaml';
import type { output, ZodType } from 'zod';

import { About, Profile } from '#contracts/content.ts';
import { FOLDER_NAMES, FOLDERS, inOrder, type Entries } from '#contracts/sections.ts';
import { contentFolder } from '#lib/build/content-folder.ts';
import { paragraphs, type SiteContent } from '#lib/content/site-content.ts';

/** @param content another content folder than that of the tests */
export async function readSiteContent(content = contentFolder()): Promise<SiteContent> {
  const folder = pathToFileURL(`${content}/`);
  const read = (path: string) => readFile(new URL(path, folder), 'utf8');
  const [, frontmatter = '', body = ''] = (await read('about.mdx')).split(/^---$/m);
  const entries = await Promise.all(
    FOLDER_NAMES.map(async (name) => [name, inOrder(await readAll(folder, name, FOLDERS[name].schema))]),
  );
  return {
    profile: Profile.parse(parse(await read('profile.yaml'))),
    about: About.parse(parse(frontmatter)),
    executiveSummary: paragraphs(body),
    ...(Object.fromEntries(entries) as Entries), // each read by its own schema
  };
}

async function readAll<Schema extends ZodType>(
  folder: URL,
  kind: string,
  schema: Schema,
): Promise<output<Schema>[]> {
  const files = await readdir(new URL(`${kind}/`, folder)).catch(() => []);
  const yamlFiles = files.filter((file) => file.endsWith('.yaml'));
  return Promise.all(
    yamlFiles.map(async (file) =>
      schema.parse(parse(await readFile(new URL(`${kind}/${file}`, folder), 'utf8'))),
    ),
  );
}
