/** The files of the faces, read once. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { FACES, type Face } from './appearance.ts';

const { resolve } = createRequire(import.meta.url);
const files = new Map<Face, Buffer>();

export function fontFile(face: Face): Buffer {
  const known = files.get(face) ?? readFileSync(resolve(FACES[face]));
  files.set(face, known);
  return known;
}
