/** Which files an import has written, so that the next one knows what nobody has touched since. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { digestOfFile } from '../sample.ts';

/** Digests by path below the root. */
const NOTE = 'content/.imported.json';
const Digests = z.record(z.string(), z.string()).catch({});

/** The files below `root` that are there as an import wrote them. */
export function writtenFilesIn(root: string): string[] {
  return Object.entries(digestsIn(root)).flatMap(([file, digest]) => {
    const place = path.join(root, file);
    return existsSync(place) && digestOfFile(place) === digest ? [file] : [];
  });
}

/** Notes the files that an import has written now; those of an import before are noted still while they are there. */
export function noteWrittenFiles(root: string, files: readonly string[]): void {
  const earlier = Object.entries(digestsIn(root)).filter(([file]) => existsSync(path.join(root, file)));
  const now = files.map((file): [string, string] => [file, digestOfFile(path.join(root, file))]);
  const digests = Object.fromEntries([...earlier, ...now]);
  writeFileSync(path.join(root, NOTE), `${JSON.stringify(digests, null, 2)}\n`);
}

/** Paths of the content alone: whatever else somebody has written into the note is none of an import's. */
function digestsIn(root: string): Record<string, string> {
  const place = path.join(root, NOTE);
  if (!existsSync(place)) return {};
  const digests = Digests.parse(jsonOf(readFileSync(place, 'utf8')));
  return Object.fromEntries(
    Object.entries(digests).filter(([file]) => /^content\/[^.][^/]*(?:\/[^./][^/]*)?$/.test(file)),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
