/** `npm run bench [pages] [--runs 5]`: ours beside the floor, measured in one run. Nothing else should run meanwhile. */
import { parseArgs } from 'node:util';

import { benchPages } from './pages.ts';
import { report } from './results.ts';
import type { Table } from './table.ts';

const BENCHES: Record<string, (runs: number) => Promise<Table[]>> = {
  pages: benchPages,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const startedAt = new Date();
const tables: Table[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`No bench is called ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
  tables.push(...(await bench(Number(values.runs))));
}
await report(tables, startedAt);
