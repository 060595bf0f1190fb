/** Writes src/contracts/phrase-list.json: the sentences that the site's sources say, with where they show. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The text of the file. */
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

if (import.meta.main) writeFileSync(PHRASE_LIST, phraseList());
