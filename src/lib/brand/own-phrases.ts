/** Writes the owner's words (content/phrases.yaml) where pages and their scripts call `phrase`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { normalizePath, type Plugin } from 'vite';
import { parse } from 'yaml';

import { withPhrases } from '#contracts/phrase-calls.ts';
import { Phrases } from '#contracts/phrases.ts';

import { reloadWith } from './reload-with.ts';

const SOURCES = `${normalizePath(path.resolve('src'))}/`;

/**
 * Texts in place of calls: a page that speaks English is as light as if it had none.
 *
 * @param folder the content folder
 */
export function ownPhrases(folder: string): Plugin {
  const file = path.join(folder, 'phrases.yaml');
  return {
    name: 'own-phrases',
    enforce: 'pre',
    configureServer: reloadWith([file]),
    transform: {
      filter: { code: 'phrase(' },
      handler(code, id) {
        if (!id.startsWith(SOURCES)) return null;
        const own = readPhrases(file);
        return { code: withPhrases(code, (english) => own[english] ?? english), map: null };
      },
    },
  };
}

/** @throws {z.ZodError} for what `npm run check:content` tells with its line. */
function readPhrases(file: string): Phrases {
  return Phrases.parse(existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {});
}
