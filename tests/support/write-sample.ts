/** Notes which files and texts are the sample's: part of `npm run describe:content`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { NEUTRAL_ASSISTANT, NEUTRAL_CREDENTIALS } from '../../netlify/content/import/neutral.ts';
import { digestOfFile, digestOfText, type Sample } from '../../netlify/content/sample.ts';
import { textsOf } from '../../netlify/content/texts-of.ts';

/** Where the sample is kept, whatever the owner has made of `content/` and `public/`. */
const KEPT = 'tests/content';
/** With pictures that show the sample person's readers and posts. */
const FOLDERS = ['content', 'public/headshots', 'public/images/posts'];
const SAMPLES = /\.(?:ya?ml|mdx?|webp)$/;

/** What the sample below `root` consists of. */
export function describeSample(root: string): Sample {
  const placeOf = (file: string) => path.join(root, KEPT, file.replace(/^content\//, 'sample/'));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(placeOf(`${folder}/`)), { recursive: true, encoding: 'utf8' })
      .filter((name) => SAMPLES.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ).sort();
  const ownTexts = NEUTRAL_ASSISTANT.site.flatMap(({ title, text }) => [title, text]);
  const neutral = new Set([NEUTRAL_CREDENTIALS, ...ownTexts].map(digestOfText));
  const texts = files
    .filter((file) => !file.endsWith('.webp'))
    .flatMap((file) => textsOf(file, readFileSync(placeOf(file), 'utf8')))
    .flatMap(({ text }) => digestOfText(text) ?? [])
    .filter((digest) => !neutral.has(digest));
  return {
    files: Object.fromEntries(files.map((file) => [file, digestOfFile(placeOf(file))])),
    texts: [...new Set(texts)].sort(),
  };
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '../..');
  const sample = describeSample(root);
  writeFileSync(path.join(root, 'netlify/content/sample.json'), `${JSON.stringify(sample, null, 2)}\n`);
}
