/** Writes the owner's words (content/phrases.yaml) where pages and their scripts say `phrase('…')`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { normalizePath, type Plugin } from 'vite';
import { parse } from 'yaml';

import { Phrases } from '#contracts/phrases.ts';

import { reloadWith } from './reload-with.ts';

const SOURCES = `${normalizePath(path.resolve('src'))}/`;
/** Not a method of that name: libraries have some. */
const CALL = /(?<![.\w$])phrase\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?\s*\)/g;

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
    transform(code, id) {
      if (!code.includes('phrase(') || !id.startsWith(SOURCES)) return null;
      return { code: withOwnPhrases(code, readPhrases(file)), map: null };
    },
  };
}

/** The code with each phrase as the owner says it, or as it stands. */
export const withOwnPhrases = (code: string, own: Phrases): string =>
  code.replace(CALL, (_, literal: string) => {
    const english = textOf(literal);
    return JSON.stringify(own[english] ?? english);
  });

/** @throws {z.ZodError} for what `npm run check:content` tells with its line. */
function readPhrases(file: string): Phrases {
  return Phrases.parse(existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {});
}

/** The text of a literal in quotes of either kind. */
const textOf = (literal: string): string =>
  String(
    JSON.parse(
      literal.startsWith('"')
        ? literal
        : `"${literal.slice(1, -1).replace(/\\'|"/g, (sign) => (sign === '"' ? '\\"' : "'"))}"`,
    ),
  );
