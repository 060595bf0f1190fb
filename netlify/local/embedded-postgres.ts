/** Postgres in this process, and a socket through which builds and tools reach the same database. */
import { createServer } from 'node:net';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { drizzle } from 'drizzle-orm/pglite';

import type { DatabaseConnection } from '../server/db/database.ts';
import { DRIZZLE_PARSERS, withQueriesAtOnce } from './embedded-client.ts';

export type EmbeddedPostgres = DatabaseConnection & {
  /** `postgres://` address of the socket, for other processes on this machine. */
  url: string;
};

/** Opens the database in `dataDir` (in memory without one). */
export async function openEmbeddedPostgres(dataDir?: string): Promise<EmbeddedPostgres> {
  const client = await PGlite.create({
    ...(dataDir ? { dataDir: path.join(dataDir, 'postgres') } : {}),
    extensions: { pg_trgm },
    parsers: DRIZZLE_PARSERS,
  });
  const port = await freePort();
  const socket = new PGLiteSocketServer({ db: client, host: '127.0.0.1', port, maxConnections: 20 });
  await socket.start();
  return {
    db: drizzle({ client: withQueriesAtOnce(client), casing: 'snake_case' }),
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      await socket.stop();
      await client.close();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
