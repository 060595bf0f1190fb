/** The regular expressions of the product, and which of them `npm run lint:expressions` has judged. */
import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { ROOT } from '#local/settings.ts';

export type Expression = { source: string; flags: string; file: string; key: string };

/** By their keys, which are hashes: a changed expression is a new one. */
const JUDGED = path.join(ROOT, 'tests/lint/expressions.txt');

/** Each literal once. */
export function expressionsOfProduct(): Expression[] {
  const found = new Map<string, Expression>();
  for (const file of globSync('{src,netlify}/**/*.{ts,tsx,mjs}', { cwd: ROOT, exclude: ['**/*.test.*'] })) {
    const visit = (node: ts.Node): void => {
      if (!ts.isRegularExpressionLiteral(node)) return ts.forEachChild(node, visit);
      const key = hash('sha256', node.text).slice(0, 12);
      const end = node.text.lastIndexOf('/');
      found.set(key, { source: node.text.slice(1, end), flags: node.text.slice(end + 1), file, key });
    };
    visit(ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest));
  }
  return [...found.values()];
}

export const judgedKeys = () => new Set(readFileSync(JUDGED, 'utf8').split('\n'));

export const keepJudged = (expressions: Expression[]) =>
  writeFileSync(
    JUDGED,
    `${expressions
      .map(({ key }) => key)
      .toSorted()
      .join('\n')}\n`,
  );
