/** From the start of a process to the first row by its own clock, as when Netlify starts a function that nobody asked for lately. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { startPostgres } from '../../netlify/local/postgres/server.ts';
import { openDatabase } from '../../netlify/server/db/client.ts';
import { migrate } from '../../netlify/server/db/migrations.ts';
import { median, round, type Table } from './table.ts';

const run = promisify(execFile);

const BEYOND_NODE_MS = 60;
const functions = fileURLToPath(new URL('../../.netlify/bundled-functions/', import.meta.url));

/** What Node itself takes to make its first request and answer, which the platform has done before a function runs. */
const FIRST_REQUEST = `
  new Request(process.env.SITE_URL + '/api/health');
  await Response.json({ database: 'up' }).text();
  console.log(performance.now());
`;

/** Asks the deployed bundle of the API for its health, which reads one row; exits when the answer is there. */
const FIRST_ROW = `
  const { default: handler } = await import(process.argv[1]);
  const request = new Request(process.env.SITE_URL + '/api/health');
  const response = await handler(request, { ip: '127.0.0.1', requestId: 'bench' });
  const answer = await response.text();
  if (!answer.includes('"ready"')) throw new Error(answer);
  console.log(performance.now());
  process.exit();
`;

/**
 * Starts bare Node and the function in turns; the database is warm. Their environment holds what
 * a function's does: variables of this machine, such as further certificates to load, would be measured with it.
 */
export async function benchColdStart(runs: number): Promise<Table> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portfolio-bench-'));
  const database = await startPostgres(folder);
  const { db, close } = await openDatabase(database.url);
  try {
    await migrate(db);
  } finally {
    await close();
  }
  const env = {
    DATABASE_URL: database.url,
    SITE_URL: 'http://localhost:8888',
    SIGNING_KEYS: `bench:${Buffer.alloc(32, 1).toString('base64')}`,
  };
  const bare: number[] = [];
  const firstRequest: number[] = [];
  const firstRow: number[] = [];
  try {
    for (let count = 0; count < runs; count += 1) {
      bare.push(await timeNode('console.log(performance.now());', env));
      firstRequest.push(await timeNode(FIRST_REQUEST, env));
      firstRow.push(await timeNode(FIRST_ROW, env));
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
  const beyondBare = (times: number[]) => round(median(times) - median(bare));
  return {
    title: `Cold start of a function: process start to first row, medians of ${runs}`,
    columns: [
      'beyond bare Node ms',
      'limit',
      'of it Node’s own first Request',
      'first row ms',
      'bare Node ms',
    ],
    rows: [
      [
        beyondBare(firstRow),
        BEYOND_NODE_MS,
        beyondBare(firstRequest),
        round(median(firstRow)),
        round(median(bare)),
      ],
    ],
  };
}

/** How long the process had been running when it printed its clock, in milliseconds. */
async function timeNode(script: string, env: NodeJS.ProcessEnv): Promise<number> {
  const bundle = path.join(functions, 'api/api.mjs');
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script, bundle], { env });
  return Number(stdout);
}
