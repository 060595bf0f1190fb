/**
 * `npm run describe:content`: writes what is derived of the sources and the schemas of `content/`: the list of phrases,
 * the schemas for editors, and the tables of content/README.md.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { withPhrases } from '#contracts/phrase-calls.ts';

import { fieldTables } from './describe-fields.ts';
import { schemaFiles } from './json-schemas.ts';
import { SCHEMA_FOLDER } from './schema-line.ts';

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

/** Everything of content/README.md after this line is written by this command. */
const MARK = '<!-- fields -->';

/** The README with new tables. */
export function withTables(readme: string): string {
  return `${readme.slice(0, readme.indexOf(MARK) + MARK.length)}\n\n${fieldTables()}\n`;
}

if (import.meta.main) {
  writeFileSync(PHRASE_LIST, phraseList());
  const content = path.join(ROOT, 'content');
  mkdirSync(path.join(content, SCHEMA_FOLDER), { recursive: true });
  for (const [name, text] of schemaFiles()) writeFileSync(path.join(content, SCHEMA_FOLDER, name), text);
  const readme = path.join(content, 'README.md');
  writeFileSync(readme, withTables(readFileSync(readme, 'utf8')));
}
