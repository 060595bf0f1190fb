/** The folder of a database: made by `initdb` at the first start, then kept. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const MAJOR_VERSION = '18';

export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C' };

/** Where things of Postgres lie below the data folder of an instance. */
export const places = (dataDir: string) => ({
  cluster: path.join(dataDir, 'database'),
  password: path.join(dataDir, 'database-password'),
  socket: path.join(dataDir, 'socket'),
  log: path.join(dataDir, 'database.log'),
});

/** Makes the cluster unless it is there; a start that was cut off in the middle leaves none. */
export async function makeCluster(dataDir: string, { initdb }: Binaries, account: Account): Promise<void> {
  const { cluster, password } = places(dataDir);
  if (existsSync(cluster)) return assertUsable(cluster);
  assertNoFormerDatabase(dataDir);
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  account.give(password);
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished, account);
  const [command = '', ...parameters] = account.command([
    initdb,
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8', // the same order and case on every machine, whatever it has installed
    '--auth-local=trust', // who may enter the socket's folder
    '--auth-host=scram-sha-256',
    `--pwfile=${password}`,
  ]);
  await promisify(execFile)(command, parameters, { cwd: '/', env: ENVIRONMENT });
  renameSync(unfinished, cluster);
}

export function makePrivateFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  account.give(folder);
}

function assertUsable(cluster: string): void {
  const uid = process.getuid?.() ?? 0;
  const owner = statSync(cluster).uid;
  if (uid !== 0 && owner !== uid)
    throw new Error(
      `The database in ${cluster} belongs to another user, as after a start by root. Give it back (sudo chown -R "$USER" ${cluster}), or set DATA_DIR.`,
    );
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION)
    throw new Error(
      `The database in ${cluster} is of Postgres ${version}, and this is Postgres ${MAJOR_VERSION}.`,
    );
}

/** Versions before kept their database in another format. */
function assertNoFormerDatabase(dataDir: string): void {
  const former = path.join(dataDir, 'postgres');
  if (existsSync(path.join(former, 'PG_VERSION')))
    throw new Error(
      `The database in ${former} was made by a version before, in a format that this one cannot read, and is left as it is. Export with that version what you want to keep, and set DATA_DIR to another folder to begin anew (docs/operations.md).`,
    );
}
