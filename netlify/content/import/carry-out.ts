import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Change } from './plan.ts';

/** Writes what changes; a file that somebody has edited only where `takesEdited`. */
export function carryOut(changes: readonly Change[], root: string, takesEdited: boolean): void {
  for (const { file, kind, after } of changes) {
    const place = path.join(root, file);
    if (kind === 'removes-sample') remove(place);
    if (kind === 'same' || kind === 'removes-sample' || (kind === 'edited' && !takesEdited)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, after);
  }
}

/** The file, and its folder with the last one. */
function remove(place: string): void {
  rmSync(place);
  const folder = path.dirname(place);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
