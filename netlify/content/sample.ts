/** What belongs to the sample person: files that nobody has touched, and texts that nobody has replaced. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const FILE = path.join(import.meta.dirname, 'sample.json');

/** `files`: digests by path below the root; `texts`: digests of every text that is long enough to be somebody's own. */
const Sample = z.object({ files: z.record(z.string(), z.string()), texts: z.array(z.string()) });
export type Sample = z.infer<typeof Sample>;

let known: { files: Sample['files']; texts: ReadonlySet<string> } | undefined;

function sample() {
  if (!known) {
    const { files, texts } = Sample.parse(JSON.parse(readFileSync(FILE, 'utf8')));
    known = { files, texts: new Set(texts) };
  }
  return known;
}

/** Below this many characters two people may well write the same. */
const OWN_TEXT_MINIMUM = 25;

/** The digest of a text that is somebody's own; undefined of one that anybody writes. */
export function digestOfText(text: string): string | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length < OWN_TEXT_MINIMUM ? undefined : digest(words);
}

/** The digest of a file; how its lines end does not matter. */
export function digestOfFile(file: string): string {
  const bytes = readFileSync(file);
  return digest(/\.(?:ya?ml|mdx?)$/.test(file) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes);
}

/** 64 bits are enough to tell a few thousand texts apart. */
const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Whether a text stands in the sample. */
export function isSampleText(text: string): boolean {
  const own = digestOfText(text);
  return own !== undefined && sample().texts.has(own);
}

/** Whether the file below `root` is the sample's, as it came. */
export function isSampleFile(root: string, file: string): boolean {
  const expected = sample().files[file];
  return (
    expected !== undefined &&
    existsSync(path.join(root, file)) &&
    digestOfFile(path.join(root, file)) === expected
  );
}

/** The sample's files that are there as they came. */
export const sampleFilesIn = (root: string): string[] =>
  Object.keys(sample().files).filter((file) => isSampleFile(root, file));
