/** The files of `content/` and their shapes: what the check, the schemas for editors and the README go by. */
import type { z } from 'zod';

import { Brand } from '#contracts/brand.ts';
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
import { Phrases } from '#contracts/phrases.ts';
import { BlogFile, PostFile } from '#contracts/post-file.ts';

export type ContentKind = {
  /** A file, or all files of a folder. */
  place: { file: string } | { folder: string; ending: '.yaml' | '.md' };
  /** Name of its JSON Schema, without the ending. */
  name: string;
  schema: z.ZodObject;
  isNeeded: boolean;
};

export const CONTENT_KINDS: readonly ContentKind[] = [
  { name: 'profile', place: { file: 'profile.yaml' }, schema: Profile, isNeeded: true },
  { name: 'about', place: { file: 'about.mdx' }, schema: About, isNeeded: false },
  { name: 'role', place: { folder: 'roles', ending: '.yaml' }, schema: Role, isNeeded: false },
  { name: 'skills', place: { folder: 'skills', ending: '.yaml' }, schema: SkillCategory, isNeeded: false },
  { name: 'project', place: { folder: 'projects', ending: '.yaml' }, schema: Project, isNeeded: false },
  { name: 'award', place: { folder: 'awards', ending: '.yaml' }, schema: Award, isNeeded: false },
  {
    name: 'testimonial',
    place: { folder: 'testimonials', ending: '.yaml' },
    schema: Testimonial,
    isNeeded: false,
  },
  { name: 'assistant', place: { file: 'assistant.yaml' }, schema: Assistant, isNeeded: false },
  { name: 'brand', place: { file: 'brand.yaml' }, schema: Brand, isNeeded: false },
  { name: 'phrases', place: { file: 'phrases.yaml' }, schema: Phrases, isNeeded: false },
  { name: 'blog', place: { file: 'blog.yaml' }, schema: BlogFile, isNeeded: false },
  { name: 'post', place: { folder: 'posts', ending: '.md' }, schema: PostFile, isNeeded: false },
];
