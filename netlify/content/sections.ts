/** Ids of what the page has, which navigation, assistant and links point to. */
import { folderOf, FOLDERS, SECTIONS as BELOW_HERO } from '#contracts/sections.ts';

import type { ContentFile } from './read-content.ts';
import { listAt, textAt } from './value-at.ts';

/** All that a page can have. */
export const SECTIONS: readonly string[] = ['hero', ...BELOW_HERO, 'blog'];

/** What this page has: with something to show, and not in `without` of brand.yaml. */
export function presentSections(files: readonly ContentFile[]): string[] {
  const without = files.flatMap(({ kind, data }) => (kind.name === 'brand' ? listAt(data, ['without']) : []));
  const has = (kind: string) => files.some((file) => file.kind.name === kind);
  const shown = BELOW_HERO.filter((section) => {
    const folder = folderOf(section);
    return section === 'about' ? files.some(isAboutFilled) : !folder || has(FOLDERS[folder].kind);
  });
  return ['hero', ...shown, 'blog'].filter((section) => !without.includes(section));
}

function isAboutFilled({ kind, body, data }: ContentFile): boolean {
  if (kind.name !== 'about') return false;
  const lists = listAt(data, ['competencies']).length + listAt(data, ['focus']).length;
  return body.trim() !== '' || lists > 0 || (textAt(data, ['leadership']) ?? '').trim() !== '';
}
