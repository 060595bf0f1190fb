/** The sections of the landing page below the hero, and the folders of `content/` that fill them. */
import type { z } from 'zod';

import { Award, Project, Role, SkillCategory, Testimonial } from './content.ts';

/** In the order of P-GEN-1, in words that suit any field. */
export const SECTION_WORDS = {
  about: { label: 'About', title: 'Summary' },
  awards: { label: 'Awards', title: 'Awards and Publications' },
  experience: { label: 'Experience', title: 'Professional Experience' },
  skills: { label: 'Expertise', title: 'Skills and Credentials' },
  projects: { label: 'Projects', title: 'Key Projects & Achievements' },
  testimonials: { label: 'Recommendations', title: 'Professional Recommendations' },
  'roi-calculator': { label: 'ROI Calculator', title: 'What would the change be worth?' },
  contact: { label: 'Contact', title: 'Start a conversation' },
};

export type Section = keyof typeof SECTION_WORDS;
export const SECTIONS = Object.keys(SECTION_WORDS) as Section[]; // of a literal: it has no others

/** Folders with a file for each entry: what one is called (its JSON Schema), its form, and where all are shown. */
export const FOLDERS = {
  roles: { kind: 'role', schema: Role, section: 'experience' },
  skills: { kind: 'skills', schema: SkillCategory, section: 'skills' },
  projects: { kind: 'project', schema: Project, section: 'projects' },
  awards: { kind: 'award', schema: Award, section: 'awards' },
  testimonials: { kind: 'testimonial', schema: Testimonial, section: 'testimonials' },
} as const satisfies Record<string, { kind: string; schema: z.ZodObject; section: Section }>;

export type Folder = keyof typeof FOLDERS;
export const FOLDER_NAMES = Object.keys(FOLDERS) as Folder[]; // as above

/** What the folders hold; `More` is what a reader adds to each entry. */
export type Entries<More = unknown> = {
  [Name in Folder]: (z.output<(typeof FOLDERS)[Name]['schema']> & More)[];
};

/** Lists and texts of content/about.mdx and the entries of each folder: a section without any has nothing to show. */
type Filling = { about: Record<string, { length: number }> } & Record<Folder, readonly unknown[]>;

/** Whether a section has something to show, whatever the owner wants. */
export function hasContent(section: Section, content: Filling): boolean {
  if (section === 'about') return Object.values(content.about).some(({ length }) => length > 0);
  const folder = FOLDER_NAMES.find((name) => FOLDERS[name].section === section);
  return !folder || content[folder].length > 0;
}

/** The content without the entries of sections that a site goes without. */
export function withoutEntriesOf<Content extends Entries>(
  absent: readonly string[],
  content: Content,
): Content {
  const left = FOLDER_NAMES.filter((name) => absent.includes(FOLDERS[name].section));
  return { ...content, ...Object.fromEntries(left.map((name) => [name, []])) };
}

/** Positions newest first (P-EXP-1): those that last, then by end, then by start; all else by its `order`. */
export function inOrder<Entry extends Dates | { order: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) =>
    'order' in a && 'order' in b ? a.order - b.order : 'end' in a && 'end' in b ? newestFirst(a, b) : 0,
  );
}

type Dates = { start: string; end: string | null };
const LASTING = '9999-12';

const newestFirst = (a: Dates, b: Dates): number =>
  (b.end ?? LASTING).localeCompare(a.end ?? LASTING) || b.start.localeCompare(a.start);
