/** The database that the owner's commands work on: that of DATABASE_URL, or of this machine, site running or not. */
import { openDatabase } from '../server/db/client.ts';
import type { DatabaseConnection } from '../server/db/database.ts';
import type { Patience } from '../server/db/pool.ts';
import { env } from '../server/env.ts';
import { readDatabaseUrl, takeDataFolder } from '../local/data-folder.ts';
import { startPostgres } from '../local/postgres/server.ts';
import { readSettings } from '../local/settings.ts';

/** @param patience how long a command waits for it */
export async function openOwnersDatabase(patience?: Patience): Promise<DatabaseConnection> {
  const { dataDir } = readSettings(process.env);
  const url = env().DATABASE_URL ?? readDatabaseUrl(dataDir);
  if (url) return openDatabase(url, patience);
  const release = takeDataFolder(dataDir);
  const server = await startPostgres(dataDir);
  const { db, close } = await openDatabase(server.url, patience);
  return { db, close: () => close().then(server.close).finally(release) };
}
