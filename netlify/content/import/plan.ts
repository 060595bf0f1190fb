/** What an import would do to the files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isSampleFile, sampleFilesIn } from '../sample.ts';

export type Change = {
  /** Below the root: `content/roles/nurse.yaml`. */
  file: string;
  /** An `edited` file is somebody's work. */
  kind: 'new' | 'same' | 'replaces-sample' | 'removes-sample' | 'edited';
  before: string;
  after: string;
};

/**
 * Compares with what is there below `root`; files of the sample that nobody has touched make room.
 *
 * @param files by path below `content/`
 */
export function planOf(files: ReadonlyMap<string, string>, root: string): Change[] {
  const written = [...files].map(([name, after]): Change => {
    const file = `content/${name}`;
    const before = textOf(path.join(root, file));
    if (before === undefined) return { file, kind: 'new', before: '', after };
    if (before === after) return { file, kind: 'same', before, after };
    return { file, kind: isSampleFile(root, file) ? 'replaces-sample' : 'edited', before, after };
  });
  const kept = new Set(written.map(({ file }) => file));
  const removed = sampleFilesIn(root)
    .filter((file) => !kept.has(file))
    .map((file): Change => ({ file, kind: 'removes-sample', before: '', after: '' }));
  return [...written, ...removed];
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
