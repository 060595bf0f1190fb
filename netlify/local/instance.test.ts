/** What a start asks of its database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openDatabase } from '#server/db/client.ts';
import { newDatabase } from '#support/postgres.ts';

import { freePort } from './free-port.ts';
import { openInstance } from './instance.ts';

test('a host starts on a database that takes no changes, and not on one that lacks a migration', async () => {
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  onTestFinished(() => void vi.unstubAllEnvs());
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const start = async () => {
    vi.stubEnv('DATABASE_URL', url); // closing takes it away
    const dataDir = mkdtempSync(path.join(tmpdir(), 'read-only-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { close } = await openInstance({ dataDir, port: await freePort() });
    await close();
  };
  const { db, close } = await openDatabase(url);
  onTestFinished(close);
  const name = new URL(url).pathname.slice(1);
  await db.execute(sql.raw(`alter database "${name}" set default_transaction_read_only = on`));
  await start();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('takes no changes'));
  await db.execute(sql`truncate drizzle.__drizzle_migrations`);
  await expect(start()).rejects.toThrow();
});
