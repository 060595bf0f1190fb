import { existsSync } from 'node:fs';
import path from 'node:path';

import { file, glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { parse } from 'yaml';
import { z } from 'zod';

import { About, Assistant, Profile } from '#contracts/content.ts';
import { FOLDER_NAMES, FOLDERS } from '#contracts/sections.ts';
import { contentFolder, hasEntries } from '#lib/build/content-folder.ts';

/** Relative to the project, as Astro's loaders want it. */
const content = path.relative('.', contentFolder());

const isThere = (name: string) =>
  path.extname(name) === '' ? hasEntries(name) : existsSync(path.join(content, name));

/** A person may have nothing of a kind: while developing it is loaded as soon as there is something. */
const onceThere = (name: string, loader: Loader): Loader => ({
  ...loader,
  load: async (context) => {
    if (isThere(name)) return loader.load(context);
    const look = () => {
      if (!isThere(name)) return;
      context.watcher?.off('add', look);
      void loader.load(context);
    };
    context.store.clear();
    context.watcher?.on('add', look);
  },
});
const yamlFiles = (folder: string) =>
  onceThere(folder, glob({ base: `${content}/${folder}`, pattern: '*.yaml' }));

const record = (yaml: string) => z.record(z.string(), z.unknown()).parse(parse(yaml) ?? {});

/** One for each folder, in which a file is an entry. */
const folders = Object.fromEntries(
  FOLDER_NAMES.map((name) => [
    name,
    defineCollection({ loader: yamlFiles(name), schema: FOLDERS[name].schema }),
  ]),
);

export const collections = {
  ...folders,
  profile: defineCollection({
    loader: file(`${content}/profile.yaml`, { parser: (text) => ({ owner: record(text) }) }),
    schema: Profile,
  }),
  about: defineCollection({
    loader: onceThere('about.mdx', glob({ base: content, pattern: 'about.mdx' })),
    schema: About,
  }),
  assistant: defineCollection({
    loader: onceThere(
      'assistant.yaml',
      file(`${content}/assistant.yaml`, { parser: (text) => ({ assistant: record(text) }) }),
    ),
    schema: Assistant,
  }),
};
