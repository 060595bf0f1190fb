/** Looks at all of `content/` at once. */
import path from 'node:path';

import { acrossFiles } from './across-files.ts';
import { unknownIcons } from './icon-names.ts';
import { mdxFaults } from './mdx-faults.ts';
import { missingPictures } from './pictures.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { readContent } from './read-content.ts';
import { missingFiles, strayFiles } from './stray-files.ts';

/** Every problem of the content below `root`, in reading order: none where it is in order. */
export function checkContent(root: string): Problem[] {
  const folder = path.join(root, 'content');
  const files = readContent(folder);
  return inReadingOrder([
    ...missingFiles(folder),
    ...strayFiles(folder),
    ...files.flatMap(({ problems }) => problems),
    ...acrossFiles(files),
    ...unknownIcons(files),
    ...mdxFaults(files),
    ...missingPictures(files, path.join(root, 'public')),
  ]);
}
