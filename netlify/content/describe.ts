/**
 * `npm run describe:content`: writes what is derived of the sources and the schemas of `content/`: the list of phrases,
 * the schemas for editors, and the tables of content/README.md.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { withPhrases } from '#contracts/phrase-calls.ts';

const ROOT = path.join(import.meta.dirname, '../..');
export const PHRASE_LIST = path.join(ROOT, 'src/contracts/phrase-list.json');

/** By what the path of a source holds, the first that fits; what several places say shows on all pages. */
const PLACES: readonly [RegExp, string][] = [
  [/\/roi\//, 'ROI calculator'],
  [/\/game\//, 'Game'],
  [/\/chat\//, 'Assistant'],
  [/\/contacts\//, 'Contact form'],
  [/blog|markdown/i, 'Blog'],
  [/404|record/i, 'Unknown address, whole record'],
  [/\/documents\//, 'Résumé'],
  [/\/landing\/|pages\/index/, 'First page'],
];
const EVERYWHERE = 'All pages';

/** The sentences that the site’s sources say, with where they show, as the text of PHRASE_LIST. */
export function phraseList(): string {
  const places = new Map<string, string>();
  const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT }).sort();
  for (const source of sources.filter((file) => !file.endsWith('.test.ts'))) {
    const place = PLACES.find(([part]) => part.test(source))?.[1] ?? EVERYWHERE;
    withPhrases(readFileSync(path.join(ROOT, source), 'utf8'), (english) => {
      places.set(english, [undefined, place].includes(places.get(english)) ? place : EVERYWHERE);
      return english;
    });
  }
  const order = [EVERYWHERE, ...PLACES.map(([, place]) => place)];
  const sorted = [...places].sort(([, a], [, b]) => order.indexOf(a) - order.indexOf(b));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

if (import.meta.main) {
  writeChanged(PHRASE_LIST, phraseList());
  // They read the list when they are loaded.
  const [{ withTables }, { schemaFiles }, { SCHEMA_FOLDER }] = await Promise.all([
    import('./describe-fields.ts'),
    import('./json-schemas.ts'),
    import('./schema-line.ts'),
  ]);
  const content = path.join(ROOT, 'content');
  mkdirSync(path.join(content, SCHEMA_FOLDER), { recursive: true });
  for (const [name, text] of schemaFiles()) writeChanged(path.join(content, SCHEMA_FOLDER, name), text);
  const readme = path.join(content, 'README.md');
  writeChanged(readme, withTables(readFileSync(readme, 'utf8')));
}

function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  console.log(`${path.relative(ROOT, file)} is new.`);
}
