/** Ids of what the page has, which navigation, assistant and links point to. */
import { SECTIONS as BELOW_HERO, type Section } from '#contracts/brand.ts';

import type { ContentFile } from './read-content.ts';
import { listAt, textAt } from './value-at.ts';

/** All that a page can have. */
export const SECTIONS: readonly string[] = ['hero', ...BELOW_HERO, 'blog'];

/** Kinds of file without which a section has nothing to show. */
const KIND_OF: Partial<Record<Section, string>> = {
  awards: 'award',
  experience: 'role',
  skills: 'skills',
  projects: 'project',
  testimonials: 'testimonial',
};

/** What this page has: with something to show, and not in `without` of brand.yaml. */
export function presentSections(files: readonly ContentFile[]): string[] {
  const without = files.flatMap(({ kind, data }) => (kind.name === 'brand' ? listAt(data, ['without']) : []));
  const has = (kind: string) => files.some((file) => file.kind.name === kind);
  const shown = BELOW_HERO.filter((section) => {
    const kind = KIND_OF[section];
    return section === 'about' ? files.some(isAboutFilled) : kind === undefined || has(kind);
  });
  return ['hero', ...shown, 'blog'].filter((section) => !without.includes(section));
}

function isAboutFilled({ kind, body, data }: ContentFile): boolean {
  if (kind.name !== 'about') return false;
  const lists = listAt(data, ['competencies']).length + listAt(data, ['focus']).length;
  return body.trim() !== '' || lists > 0 || (textAt(data, ['leadership']) ?? '').trim() !== '';
}
