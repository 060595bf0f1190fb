/** The files of `content/` and their shapes: what the check, the schemas for editors and the README go by. */
import type { z } from 'zod';

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
  { name: 'about', place: { file: 'about.mdx' }, schema: About, isNeeded: true },
  { name: 'role', place: { folder: 'roles', ending: '.yaml' }, schema: Role, isNeeded: true },
  { name: 'skills', place: { folder: 'skills', ending: '.yaml' }, schema: SkillCategory, isNeeded: true },
  { name: 'project', place: { folder: 'projects', ending: '.yaml' }, schema: Project, isNeeded: true },
  { name: 'award', place: { folder: 'awards', ending: '.yaml' }, schema: Award, isNeeded: true },
  {
    name: 'testimonial',
    place: { folder: 'testimonials', ending: '.yaml' },
    schema: Testimonial,
    isNeeded: true,
  },
  { name: 'assistant', place: { file: 'assistant.yaml' }, schema: Assistant, isNeeded: true },
  { name: 'blog', place: { file: 'blog.yaml' }, schema: BlogFile, isNeeded: true },
  { name: 'post', place: { folder: 'posts', ending: '.md' }, schema: PostFile, isNeeded: true },
];
