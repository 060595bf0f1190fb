/** Colours of brand.yaml that could not be read: the build would refuse them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Brand } from '#contracts/brand.ts';
import { coloursOf, unreadableColours } from '#contracts/palette.ts';

import type { Problem } from './problem.ts';
import { problemAt, type ContentFile } from './read-content.ts';

const TOKENS = path.join(import.meta.dirname, '../../src/styles/tokens.css');

/** Problems of the colours, once brand.yaml fits its schema. */
export function colourProblems(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const brand = file.kind.name === 'brand' ? Brand.safeParse(file.data ?? {}).data : undefined;
    if (!brand) return [];
    return unreadableColours(coloursOf(readFileSync(TOKENS, 'utf8')), brand).map(({ theme, name, message }) =>
      problemAt(file, ['colors', theme, name], `\`colors.${theme}.${name}\`: ${message}`),
    );
  });
}
