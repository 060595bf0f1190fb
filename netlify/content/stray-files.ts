/** Files of `content/` that nothing reads, and files that are needed and not there. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { CONTENT_KINDS } from './files.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { namesOf } from './read-content.ts';

const FOLDERS = CONTENT_KINDS.flatMap(({ place }) => ('folder' in place ? [place.folder] : []));
const FILES = CONTENT_KINDS.flatMap(({ place }) => ('file' in place ? [place.file] : []));
/** Words of the owner's trade, of which nothing is shown. */
export const VOCABULARY = 'vocabulary.yaml';
/** Not content: what explains and checks it. */
const BESIDE = /(?:^|\/)(?:\.[^/]*|README\.md|icon\.svg|[^/]*\.ts)$|^(?:schemas|\.[^/]*)\//;

/** Files that look like content and that the site passes over. */
export function strayFiles(folder: string): Problem[] {
  const read = new Set(CONTENT_KINDS.flatMap((kind) => namesOf(kind, folder)));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !read.has(name) && name !== VOCABULARY && !BESIDE.test(name))
    .map((name) => ({ file: name, ...strayFault(name) }));
}

function strayFault(name: string): { message: string; severity: Problem['severity'] } {
  const folder = name.includes('/') ? path.posix.dirname(name) : undefined;
  const place = CONTENT_KINDS.map((kind) => kind.place).find(
    (one) => 'folder' in one && one.folder === folder,
  );
  if (place && 'folder' in place) {
    const ending = path.extname(name).toLowerCase();
    const isSlip = ['.yml', '.yaml', '.md', '.mdx', '.markdown'].includes(ending);
    return {
      message: `is not read: files in ${place.folder}/ end with ${place.ending}; rename it`,
      severity: isSlip ? 'error' : 'warning',
    };
  }
  if (folder !== undefined)
    return {
      message: `is not read: content/ has no folder ${folder}/${didYouMean(folder, FOLDERS)}`,
      severity: 'warning',
    };
  const meant = didYouMean(name, FILES) || didYouMean(name.replace(/\.yml$/i, '.yaml'), FILES);
  return {
    message: `is not read${meant || `: content/ has ${FILES.join(', ')}`}`,
    severity: meant ? 'error' : 'warning',
  };
}

/** Files without which there is no site. */
export function missingFiles(folder: string): Problem[] {
  return CONTENT_KINDS.filter(
    ({ isNeeded, place }) =>
      isNeeded && !existsSync(path.join(folder, 'file' in place ? place.file : place.folder)),
  ).map(({ place }) => ({
    file: 'file' in place ? place.file : `${place.folder}/`,
    message: `is missing: the site needs ${'file' in place ? 'this file' : 'this folder'}`,
    severity: 'error',
  }));
}
