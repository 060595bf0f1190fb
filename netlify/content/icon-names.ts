/** Names of the icons that content may choose, as lucide.dev spells them. */
import { icons } from 'lucide';

import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { problemAt, type ContentFile } from './read-content.ts';
import { textAt } from './value-at.ts';

const NAMES = Object.keys(icons).map((name) =>
  name.replace(/(?<=.)(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase(),
);
const KEYS = new Set(Object.keys(icons));

/** Problems of files that name an icon which lucide does not have. */
export function unknownIcons(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const icon = textAt(file.data, ['icon']);
    if (!icon || KEYS.has(keyOf(icon))) return [];
    const meant = didYouMean(icon, NAMES) || ': choose one at https://lucide.dev/icons';
    return [problemAt(file, ['icon'], `\`icon\` '${icon}' does not exist${meant}`)];
  });
}

/** `building-2` is `Building2` in the package, as for the page that draws it. */
const keyOf = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());
