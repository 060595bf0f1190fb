/** Looks at all of `content/` at once. */
import path from 'node:path';
import { readFileSync } from 'node:fs';

import { Brand } from '#contracts/brand.ts';
import { coloursOf, unreadableColours } from '#contracts/palette.ts';

import { env } from '../server/env.ts';
import { acrossFiles } from './across-files.ts';
import { deadLinks, linksInPlainText } from './dead-links.ts';
import { foreignSuggestions } from './foreign-suggestions.ts';
import { unknownIcons } from './icon-names.ts';
import { mdxFaults } from './mdx-faults.ts';
import { missingPictures } from './pictures.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { type ContentFile, problemAt, readContent } from './read-content.ts';
import { missingFiles, strayFiles } from './stray-files.ts';

/**
 * Every problem of the content, in reading order: none where it is in order.
 *
 * @param root what the files are named below
 * @param folder of the content, below `root`; its pictures are in `public/` beside it
 */
export function checkContent(root: string, folder = env().CONTENT_DIR): Problem[] {
  const content = path.resolve(root, folder);
  const files = readContent(content);
  const problems = [
    ...missingFiles(content),
    ...strayFiles(content),
    ...files.flatMap(({ problems: own }) => own),
    ...acrossFiles(files),
    ...unknownIcons(files),
    ...mdxFaults(files),
    ...deadLinks(files),
    ...linksInPlainText(files),
    ...foreignSuggestions(files),
    ...colourProblems(files),
    ...missingPictures(files, path.join(content, '../public')),
  ];
  const shown = path.relative(root, content).replaceAll('\\', '/');
  return inReadingOrder(problems.map((problem) => ({ ...problem, file: `${shown}/${problem.file}` })));
}

const TOKENS = path.join(import.meta.dirname, '../../src/styles/tokens.css');

/** Problems of the colours, once brand.yaml fits its schema. */
function colourProblems(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const brand = file.kind.name === 'brand' ? Brand.safeParse(file.data ?? {}).data : undefined;
    if (!brand) return [];
    return unreadableColours(coloursOf(readFileSync(TOKENS, 'utf8')), brand).map(({ theme, name, message }) =>
      problemAt(file, ['colors', theme, name], `\`colors.${theme}.${name}\`: ${message}`),
    );
  });
}
