/** A real Postgres for one machine, from npm: it belongs to the process that starts it, and ends with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { freePort } from '../free-port.ts';
import { postgresAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ENVIRONMENT, makeCluster, makePrivateFolder, places } from './cluster.ts';
import { endFormerServer } from './former-server.ts';

export type PostgresServer = {
  /** `postgres://` address, for this process and others of the same user. */
  url: string;
  close: () => Promise<void>;
};

/** The longest path that a socket may have, on every system. */
const SOCKET_PATH_LIMIT = 103;
const SOCKET_PORT = 5432;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 10;
const RESTART_AFTER_MS = 1_000;

/**
 * Becomes the server (the process stays the same), after leaving somebody behind who waits for the end of the
 * process that has the other end of the pipe, however it comes, and then ends the server as usual.
 */
const GUARDED = '(read -r _; kill -INT $$ 2>/dev/null) <&3 3<&- & exec "$@" 3<&-';

/**
 * Starts the server of a data folder, which is made where there is none. Who may enter the folder of its socket, the
 * user of this process alone, needs no password; where the socket's path would be too long, it listens on a port of
 * the loopback address, with a password of its own.
 *
 * @param settings further settings of Postgres, such as `{ fsync: 'off' }`
 * @throws {Error} with the way out where it cannot start.
 */
export async function startPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const binaries = findBinaries();
  const { cluster, socket, password, log } = places(folder);
  const account = postgresAccount([cluster, binaries.postgres]);
  await makeCluster(folder, binaries, account);
  await endFormerServer(cluster);
  const hasSocket =
    process.platform !== 'win32' && path.join(socket, `.s.PGSQL.${SOCKET_PORT}`).length <= SOCKET_PATH_LIMIT;
  if (hasSocket) makePrivateFolder(socket, account);
  const port = hasSocket ? SOCKET_PORT : await freePort();
  const all = {
    port: String(port),
    listen_addresses: hasSocket ? '' : '127.0.0.1',
    unix_socket_directories: hasSocket ? socket : '',
    // A query whose caller has gone ends with him, and not only when its time is up; not known on Windows.
    ...(process.platform !== 'win32' && { client_connection_check_interval: '500ms' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = account.command([binaries.postgres, '-D', cluster, ...flags]);
  const url = hasSocket
    ? `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socket)}`
    : `postgres://postgres:${readFileSync(password, 'utf8')}@127.0.0.1:${port}/postgres`;
  rmSync(log, { force: true });
  return { url, close: await keepRunning(() => launch(command, log), url, log) };
}

/** Starts the server again should it end, until it is closed. */
async function keepRunning(
  start: () => ChildProcess,
  url: string,
  log: string,
): Promise<() => Promise<void>> {
  let isClosing = false;
  let server = start();
  await ready(server, url, log);
  const restart = async () => {
    endGuard(server);
    await pause(isClosing ? 0 : RESTART_AFTER_MS);
    if (isClosing) return;
    console.error(`Postgres has ended and is started again; ${log} says why.`);
    server = start();
    watch();
  };
  const watch = () => server.once('exit', () => void restart());
  watch();
  return async () => {
    isClosing = true;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    endGuard(server);
    await ended;
  };
}

/** Lets go of the pipe, which ends the server if it still runs. */
function endGuard(server: ChildProcess): void {
  server.stdio[3]?.destroy();
}

function launch([program = '', ...parameters]: string[], log: string): ChildProcess {
  const file = openSync(log, 'a', 0o600);
  const [command, all] =
    process.platform === 'win32'
      ? [program, parameters]
      : ['sh', ['-c', GUARDED, 'postgres', program, ...parameters]];
  const server = spawn(command, all, {
    cwd: '/',
    env: ENVIRONMENT,
    detached: true, // Ctrl-C is for this process, which closes in its own order
    stdio: ['ignore', file, file, 'pipe'],
  });
  closeSync(file);
  return server;
}

/** @throws {Error} with what it said, when it ends or does not answer. */
async function ready(server: ChildProcess, url: string, log: string): Promise<void> {
  let failure: unknown;
  server.once('error', (error) => (failure = error));
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await pause(POLL_MS)) {
    if (failure || server.exitCode !== null || server.signalCode !== null) break;
    const client = new Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isReady) return;
  }
  endGuard(server);
  throw new Error(`Postgres could not be started.\n${readFileSync(log, 'utf8').trim()}`, { cause: failure });
}
