import { glob, file } from 'astro/loaders';
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

const yamlFiles = (folder: string) => glob({ base: `content/${folder}`, pattern: '*.yaml' });

const record = (yaml: string) => z.record(z.string(), z.unknown()).parse(parse(yaml));

export const collections = {
  profile: defineCollection({
    loader: file('content/profile.yaml', { parser: (text) => ({ owner: record(text) }) }),
    schema: Profile,
  }),
  about: defineCollection({ loader: glob({ base: 'content', pattern: 'about.mdx' }), schema: About }),
  roles: defineCollection({ loader: yamlFiles('roles'), schema: Role }),
  skills: defineCollection({ loader: yamlFiles('skills'), schema: SkillCategory }),
  projects: defineCollection({ loader: yamlFiles('projects'), schema: Project }),
  awards: defineCollection({ loader: yamlFiles('awards'), schema: Award }),
  testimonials: defineCollection({ loader: yamlFiles('testimonials'), schema: Testimonial }),
  assistant: defineCollection({
    loader: file('content/assistant.yaml', { parser: (text) => ({ assistant: record(text) }) }),
    schema: Assistant,
  }),
};
