/** The files of `content/` and their shapes: what the check, the schemas for editors and the README go by. */
import type { z } from 'zod';

import { Brand } from '#contracts/brand.ts';
import { About, Assistant, Profile } from '#contracts/content.ts';
import { Phrases } from '#contracts/phrases.ts';
import { BlogFile, PostFile } from '#contracts/post-file.ts';
import { FOLDER_NAMES, FOLDERS } from '#contracts/sections.ts';

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
  ...FOLDER_NAMES.map((folder): ContentKind => {
    const { kind: name, schema } = FOLDERS[folder];
    return { name, place: { folder, ending: '.yaml' }, schema, isNeeded: false };
  }),
  { name: 'assistant', place: { file: 'assistant.yaml' }, schema: Assistant, isNeeded: false },
  { name: 'brand', place: { file: 'brand.yaml' }, schema: Brand, isNeeded: false },
  { name: 'phrases', place: { file: 'phrases.yaml' }, schema: Phrases, isNeeded: false },
  { name: 'blog', place: { file: 'blog.yaml' }, schema: BlogFile, isNeeded: false },
  { name: 'post', place: { folder: 'posts', ending: '.md' }, schema: PostFile, isNeeded: false },
];
