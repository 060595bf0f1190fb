/** How long `npm start` takes on a machine that has only installed, and the second time. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../netlify/local/free-port.ts';
import { startServer } from './server-process.ts';
import { round, type Table } from './table.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const MADE_BY_RUNNING = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.netlify',
  '.astro',
  '.cache',
  'bench-results',
]);
const FIRST_SECONDS = 60;
const SECOND_SECONDS = 10;

/** Starts a copy of the project twice: without a build and a database, then with both. */
export async function benchStart(): Promise<Table> {
  const copy = await mkdtemp(path.join(tmpdir(), 'portfolio-start-'));
  try {
    await cp(project, copy, {
      recursive: true,
      filter: (source) => !MADE_BY_RUNNING.has(path.relative(project, source)),
    });
    await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
    const port = await freePort(); // the pages carry the address: at another one the site is built again
    const first = await startOnce(copy, port);
    const second = await startOnce(copy, port);
    return {
      title: 'npm start: seconds until /api/health answers',
      columns: ['start', 'seconds', 'limit'],
      rows: [
        ['first: migrate, seed, build', round(first / 1000), FIRST_SECONDS],
        ['second', round(second / 1000), SECOND_SECONDS],
      ],
    };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function startOnce(copy: string, port: number): Promise<number> {
  const script = path.join(copy, 'netlify/local/start.ts');
  await using server = await startServer({ script, cwd: copy, port, dataDir: path.join(copy, '.data') });
  return server.readyAfterMs;
}
