/** How the database is, by what it knows of itself. */
import type { DatabaseOverview } from '#contracts/database.ts';

import { isNeonHost } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { MIGRATIONS } from '../db/known-migrations.ts';
import { env } from '../env.ts';
import * as repository from './repository.ts';

const MEBIBYTE = 1024 * 1024;
/** Neon's free plan: 0.5 GB a project. */
const NEON_FREE_MB = 512;

/** Every part is a question to the catalog or the statistics: none depends on how many rows there are. */
export async function overview(db: Database): Promise<DatabaseOverview> {
  const [server, tables, unusedIndexes, missingIndexes, migrations] = await Promise.all([
    repository.selectServer(db),
    repository.selectTableStates(db),
    repository.selectUnusedIndexes(db),
    repository.selectMissingIndexes(db),
    repository.selectAppliedMigrations(db).then(compare),
  ]);
  const { version, totalBytes, used, maximum, statisticsSince } = server;
  return {
    version,
    totalBytes,
    limitBytes: limitBytes(),
    connections: { used, maximum },
    migrations,
    tables,
    unusedIndexes,
    missingIndexes,
    statisticsSince,
  };
}

function compare(applied: number[]): DatabaseOverview['migrations'] {
  const done = new Set(applied);
  const known = new Set(MIGRATIONS.map(({ when }) => when));
  return {
    applied: done.size,
    pending: MIGRATIONS.filter(({ when }) => !done.has(when)).map(({ tag }) => tag),
    unknown: applied.filter((when) => !known.has(when)).length,
  };
}

/** `DATABASE_SIZE_LIMIT_MB`, where 0 is none; without it what Neon gives for nothing, at Neon. */
function limitBytes(): number | null {
  const { DATABASE_SIZE_LIMIT_MB: limit, DATABASE_URL: url } = env();
  const isNeon = url !== undefined && isNeonHost(new URL(url).hostname);
  return (limit ?? (isNeon ? NEON_FREE_MB : 0)) * MEBIBYTE || null;
}
