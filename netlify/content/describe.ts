/** `npm run describe:content`: writes the schemas for editors, and the tables of content/README.md, after a change of a schema. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fieldTables } from './describe-fields.ts';
import { schemaFiles } from './json-schemas.ts';
import { SCHEMA_FOLDER } from './schema-line.ts';

/** Everything of content/README.md after this line is written by this command. */
const MARK = '<!-- fields -->';

/** The README with new tables. */
export function withTables(readme: string): string {
  return `${readme.slice(0, readme.indexOf(MARK) + MARK.length)}\n\n${fieldTables()}\n`;
}

if (import.meta.main) {
  const content = path.join(import.meta.dirname, '../../content');
  mkdirSync(path.join(content, SCHEMA_FOLDER), { recursive: true });
  for (const [name, text] of schemaFiles()) writeFileSync(path.join(content, SCHEMA_FOLDER, name), text);
  const readme = path.join(content, 'README.md');
  writeFileSync(readme, withTables(readFileSync(readme, 'utf8')));
}
