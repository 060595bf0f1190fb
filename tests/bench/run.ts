/** `npm run bench [pages] [builds] [islands] [api] [owner] [assistant] [start] [hostile] [faults] [--runs 5] [--only PART]`: ours beside the floor, measured in one run. Nothing else should run meanwhile. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { benchApi } from './api.ts';
import { benchAssistant } from './assistant.ts';
import { benchBuilds } from './builds.ts';
import { benchColdStart } from './cold-start.ts';
import { benchFaults } from './faults.ts';
import { benchHostile } from './hostile.ts';
import { benchIslands } from './islands.ts';
import { benchOwner } from './owner.ts';
import { benchPages } from './pages.ts';
import { benchStart } from './startup.ts';
import { renderTable, type Table } from './table.ts';

const BENCHES: Record<string, (runs: number, only: string | undefined) => Promise<Table[]>> = {
  pages: benchPages,
  builds: benchBuilds,
  islands: benchIslands,
  api: benchApi,
  owner: benchOwner,
  assistant: benchAssistant,
  faults: (_, only) => benchFaults(only),
  hostile: (_, only) => benchHostile(only),
  start: async (runs) => [await benchStart(), await benchColdStart(runs)],
};

const folder = fileURLToPath(new URL('../../bench-results/', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const startedAt = new Date();
const tables: Table[] = [];
/** Takes half an hour and measures no speed: only when it is named. */
const NAMED = 'faults';
const all = Object.keys(BENCHES).filter((name) => name !== NAMED);
for (const name of positionals.length > 0 ? positionals : all) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`No bench is called ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
  tables.push(...(await bench(Number(values.runs), values.only)));
}
await report(tables, startedAt);

/** Prints the tables and keeps them, as text and as data, under the time of the run. */
async function report(tables: Table[], startedAt: Date): Promise<void> {
  const text = tables.map(renderTable).join('\n');
  console.log(`\n${text}`);
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, startedAt.toISOString().replaceAll(':', '-').slice(0, 19));
  await writeFile(`${name}.md`, text);
  await writeFile(`${name}.json`, JSON.stringify(tables, null, 2));
  console.log(`Kept in ${path.relative(process.cwd(), name)}.md`);
}
