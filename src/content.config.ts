import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

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
import { factsLoader, postsLoader, type PostSource } from '#lib/blog/loaders.ts';
import { BlogFacts, PostEntry } from '#lib/blog/post-entry.ts';
import * as site from '#server/blog/site.ts';

const yamlFiles = (folder: string) => glob({ base: `content/${folder}`, pattern: '*.yaml' });

const record = (yaml: string) => z.record(z.string(), z.unknown()).parse(parse(yaml));

const RENDERER = 'src/lib/markdown';

/** A digest of the renderer's own sources. */
function rendererDigest(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(RENDERER).sort()) hash.update(readFileSync(`${RENDERER}/${name}`));
  return hash.digest('hex');
}

/** Reads from the database of the build, which is closed afterwards; checking types needs none. */
async function fromDatabase(
  read: (db: Awaited<ReturnType<typeof site.siteDatabase>>) => Promise<void>,
): Promise<void> {
  if (process.env['ASTRO_COMMAND'] === 'sync' && !process.env['DATABASE_URL']) return;
  const { db, close } = await site.openSiteDatabase();
  try {
    await read(db);
  } finally {
    await close();
  }
}

const readPosts = (use: (source: PostSource) => Promise<void>) =>
  fromDatabase(async (db) => {
    const posts = await site.listPublishedForBuild(db);
    await use({
      posts,
      relatedOf: site.relatedPostsOf(posts),
      eachText: (ids, useText) => site.eachText(db, ids, useText),
    });
  });

const readFacts = (use: (facts: BlogFacts) => Promise<void>) =>
  fromDatabase(async (db) =>
    use({
      categories: await site.listCategories(db),
      tags: await site.listTags(db),
      stats: await site.readStats(db),
    }),
  );

export const collections = {
  posts: defineCollection({ loader: postsLoader(readPosts, rendererDigest()), schema: PostEntry }),
  blog: defineCollection({ loader: factsLoader(readFacts), schema: BlogFacts }),
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
