/** `npm run bench faults`: 25 faults of the database against every path, then 60 times SIGKILL in the middle of work. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

import { killPoints } from './faults/kill-points.ts';
import type { Table } from './table.ts';

const Rows = z.array(
  z.object({ fault: z.string(), calls: z.number(), refused: z.number(), slowestMs: z.number() }),
);

const CATALOGUE = 'catalogue';

/** @param only `catalogue`, or a kind of work to be killed, such as `writes`; without it all */
export async function benchFaults(only: string | undefined): Promise<Table[]> {
  const catalogue = only === undefined || only === CATALOGUE ? [await runCatalogue()] : [];
  return only === CATALOGUE ? catalogue : [...catalogue, await killPoints(only)];
}

/** The test of the same name, with every path, every slow fault and 1,000 writes. */
async function runCatalogue(): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const report = path.join(folder, 'rows.json');
  const env = { ...process.env, FAULTS_REPORT: report };
  const test = spawn('vitest', ['run', 'tests/faults/catalogue.test.ts'], { env, stdio: 'inherit' });
  const [code] = (await once(test, 'exit')) as [number | null];
  const rows = Rows.parse(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  return {
    title: `Faults of the database and of the way to it: ${code === 0 ? 'all as they should be' : 'SOME FAILED'}`,
    columns: ['fault', 'calls', '503', 'slowest ms'],
    rows: rows.map(({ fault, calls, refused, slowestMs }) => [fault, calls, refused, slowestMs]),
  };
}
