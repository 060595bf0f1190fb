/** From the start of a process to the first row, as when Netlify starts a function that nobody asked for lately. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { openEmbeddedPostgres } from '../../netlify/local/embedded-postgres.ts';
import { migrate } from '../../netlify/server/db/migrations.ts';
import { median, round, type Table } from './table.ts';

const run = promisify(execFile);

const BEYOND_NODE_MS = 60;
const functions = fileURLToPath(new URL('../../.netlify/bundled-functions/', import.meta.url));

/** Asks the deployed bundle of the API for its health, which reads one row; exits when the answer is there. */
const FIRST_ROW = `
  const { default: handler } = await import(process.argv[1]);
  const request = new Request(process.env.SITE_URL + '/api/health');
  const response = await handler(request, { ip: '127.0.0.1', requestId: 'bench' });
  const answer = await response.text();
  if (!answer.includes('"up"')) throw new Error(answer);
  process.exit();
`;

/** Starts bare Node and the function in turns; the database runs in this process, warm. */
export async function benchColdStart(runs: number): Promise<Table> {
  const database = await openEmbeddedPostgres();
  await migrate(database.db);
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    SITE_URL: 'http://localhost:8888',
    SIGNING_KEYS: `bench:${Buffer.alloc(32, 1).toString('base64')}`,
  };
  const bare: number[] = [];
  const firstRow: number[] = [];
  try {
    for (let count = 0; count < runs; count += 1) {
      bare.push(await timeNode('process.exit();', env));
      firstRow.push(await timeNode(FIRST_ROW, env));
    }
  } finally {
    await database.close();
  }
  const beyond = median(firstRow) - median(bare);
  return {
    title: `Cold start of a function: process start to first row, medians of ${runs}`,
    columns: ['beyond bare Node ms', 'limit', 'first row ms', 'bare Node ms'],
    rows: [[round(beyond), BEYOND_NODE_MS, round(median(firstRow)), round(median(bare))]],
  };
}

async function timeNode(script: string, env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const bundle = path.join(functions, 'api/api.mjs');
  await run(process.execPath, ['--input-type=module', '--eval', script, bundle], { env });
  return performance.now() - startedAt;
}
