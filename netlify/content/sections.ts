/** Ids of what the page has, which navigation, assistant and links point to. */
import {
  FOLDER_NAMES,
  FOLDERS,
  hasContent,
  SECTIONS as BELOW_HERO,
  type Folder,
} from '#contracts/sections.ts';

import type { ContentFile } from './read-content.ts';
import { listAt, textAt } from './value-at.ts';

/** All that a page can have. */
export const SECTIONS: readonly string[] = ['hero', ...BELOW_HERO, 'blog'];

/** What this page has: with something to show, and not in `without` of brand.yaml. */
export function presentSections(files: readonly ContentFile[]): string[] {
  const of = (name: string) => files.filter(({ kind }) => kind.name === name);
  const without = of('brand').flatMap(({ data }) => listAt(data, ['without']));
  const entries = FOLDER_NAMES.map((name) => [name, of(FOLDERS[name].kind)]);
  const content = {
    about: shownOfAbout(of('about')[0]),
    ...(Object.fromEntries(entries) as Record<Folder, ContentFile[]>), // each of its own folder
  };
  const shown = BELOW_HERO.filter((section) => hasContent(section, content));
  return ['hero', ...shown, 'blog'].filter((section) => !without.includes(section));
}

const shownOfAbout = ({ body = '', data }: Partial<ContentFile> = {}) => ({
  body: body.trim(),
  leadership: textAt(data, ['leadership'])?.trim() ?? '',
  competencies: listAt(data, ['competencies']),
  focus: listAt(data, ['focus']),
});
