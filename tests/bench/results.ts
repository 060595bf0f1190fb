import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { renderTable, type Table } from './table.ts';

const folder = fileURLToPath(new URL('../../bench-results/', import.meta.url));

/** Prints the tables and keeps them, as text and as data, under the time of the run. */
export async function report(tables: Table[], startedAt: Date): Promise<void> {
  const text = tables.map(renderTable).join('\n');
  console.log(`\n${text}`);
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, startedAt.toISOString().replaceAll(':', '-').slice(0, 19));
  await writeFile(`${name}.md`, text);
  await writeFile(`${name}.json`, JSON.stringify(tables, null, 2));
  console.log(`Kept in ${path.relative(process.cwd(), name)}.md`);
}
