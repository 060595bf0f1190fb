import { existsSync } from 'node:fs';
import path from 'node:path';

import { file, glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { parse } from 'yaml';
import { z } from 'zod';

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
import { contentFolder } from '#lib/build/content-folder.ts';

/** Relative to the project, as Astro's loaders want it. */
const content = path.relative('.', contentFolder());

/** Git keeps no empty folder, and a person may have nothing of a kind. */
const nothing: Loader = {
  name: 'nothing',
  load: ({ store }) => {
    store.clear();
    return Promise.resolve();
  },
};
const ifThere = (name: string, loader: Loader) => (existsSync(path.join(content, name)) ? loader : nothing);
const yamlFiles = (folder: string) =>
  ifThere(folder, glob({ base: `${content}/${folder}`, pattern: '*.yaml' }));

const record = (yaml: string) => z.record(z.string(), z.unknown()).parse(parse(yaml) ?? {});

export const collections = {
  profile: defineCollection({
    loader: file(`${content}/profile.yaml`, { parser: (text) => ({ owner: record(text) }) }),
    schema: Profile,
  }),
  about: defineCollection({
    loader: ifThere('about.mdx', glob({ base: content, pattern: 'about.mdx' })),
    schema: About,
  }),
  roles: defineCollection({ loader: yamlFiles('roles'), schema: Role }),
  skills: defineCollection({ loader: yamlFiles('skills'), schema: SkillCategory }),
  projects: defineCollection({ loader: yamlFiles('projects'), schema: Project }),
  awards: defineCollection({ loader: yamlFiles('awards'), schema: Award }),
  testimonials: defineCollection({ loader: yamlFiles('testimonials'), schema: Testimonial }),
  assistant: defineCollection({
    loader: ifThere(
      'assistant.yaml',
      file(`${content}/assistant.yaml`, { parser: (text) => ({ assistant: record(text) }) }),
    ),
    schema: Assistant,
  }),
};
