/** What an import would do to the files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isSampleFile, sampleFilesIn } from '../sample.ts';
import { writtenFilesIn } from './written-files.ts';

export type Change = {
  /** Below the root: `content/roles/nurse.yaml`. */
  file: string;
  /** An `edited` file is somebody's work. */
  kind:
    | 'new'
    | 'same'
    | 'replaces-sample'
    | 'removes-sample'
    | 'replaces-imported'
    | 'removes-imported'
    | 'edited';
  before: string;
  after: string;
};

/**
 * Compares with what is there below `root`; files of the sample, and of an import before, make room where nobody has
 * touched them since.
 *
 * @param files by path below `content/`
 */
export function planOf(files: ReadonlyMap<string, string>, root: string): Change[] {
  const earlier = writtenFilesIn(root);
  const written = [...files].map(([name, after]): Change => {
    const file = `content/${name}`;
    const before = textOf(path.join(root, file));
    if (before === undefined) return { file, kind: 'new', before: '', after };
    if (before === after) return { file, kind: 'same', before, after };
    if (isSampleFile(root, file)) return { file, kind: 'replaces-sample', before, after };
    return { file, kind: earlier.includes(file) ? 'replaces-imported' : 'edited', before, after };
  });
  const kept = new Set(written.map(({ file }) => file));
  const removed = (there: readonly string[], kind: Change['kind']) =>
    there.filter((file) => !kept.has(file)).map((file): Change => ({ file, kind, before: '', after: '' }));
  return [
    ...written,
    ...removed(sampleFilesIn(root), 'removes-sample'),
    ...removed(earlier, 'removes-imported'),
  ];
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
