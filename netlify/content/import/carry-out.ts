import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Change } from './plan.ts';
import { noteWrittenFiles } from './written-files.ts';

/** Writes what changes, and notes it for the next import; a file that somebody has edited only where `takesEdited`. */
export function carryOut(changes: readonly Change[], root: string, takesEdited: boolean): void {
  const written = changes.filter(({ file, kind, after }) => {
    const place = path.join(root, file);
    if (kind === 'removes-sample' || kind === 'removes-imported') {
      remove(place);
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

/** The file, and its folder with the last one. */
function remove(place: string): void {
  rmSync(place);
  const folder = path.dirname(place);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
