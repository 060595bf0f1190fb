import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Change } from './plan.ts';
import { noteWrittenFiles } from './written-files.ts';

/** Writes what changes, and notes it for the next import; a file that somebody has edited only where `takesEdited`. */
export function carryOut(changes: readonly Change[], root: string, takesEdited: boolean): void {
  const written = changes.filter(({ file, kind, after }) => {
    const place = path.join(root, file);
    if (kind === 'removes-sample' || kind === 'removes-imported') {
      remove(root, file);
      return false;
    }
    if (kind === 'edited' && !takesEdited) return false;
    if (kind === 'same') return true;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, after);
    return true;
  });
  noteWrittenFiles(
    root,
    written.map(({ file }) => file),
  );
}

/** The file, and each folder below `content/` and `public/` that is empty without it. */
function remove(root: string, file: string): void {
  rmSync(path.join(root, file));
  for (let folder = path.dirname(file); folder.includes('/'); folder = path.dirname(folder)) {
    if (readdirSync(path.join(root, folder)).length > 0) return;
    rmdirSync(path.join(root, folder));
  }
}
