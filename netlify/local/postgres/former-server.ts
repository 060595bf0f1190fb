import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { isRunning } from '../data-folder.ts';

const POLL_MS = 20;
/** Nothing answers there: of a lock that a power cut has emptied. */
const NO_PORT = 0;
/** A server that closes a large database writes it out first. */
const END_WITHIN_MS = 60_000;
/** Between the end of the socket and that of the process. */
const EXIT_WITHIN_MS = 2_000;

/**
 * Ends the server that a killed host has left on this cluster, and takes its lock away where that alone is left:
 * Postgres would take any process that has its number by now for the server.
 *
 * @throws {Error} for a server that does not end.
 */
export async function endFormerServer(cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid');
  const start = Date.now();
  let silentSince: number | undefined;
  for (let former = readLock(lock); former; former = readLock(lock)) {
    const answers = await canConnect(former.address);
    if (answers) end(former.pid);
    else silentSince ??= Date.now();
    const isGone = !isRunning(former.pid) || Date.now() - (silentSince ?? Date.now()) > EXIT_WITHIN_MS;
    if (!answers && isGone) return rmSync(lock, { force: true });
    if (Date.now() - start > END_WITHIN_MS)
      throw new Error(`Process ${former.pid} still has the database in ${cluster} open and does not end.`);
    await pause(POLL_MS);
  }
}

type Former = { pid: number; address: { path: string } | { host: string; port: number } };

/** The lock has a line each for the process, the cluster, the time, the port and the socket's folder. */
function readLock(file: string): Former | undefined {
  try {
    const [pid, , , port, socket] = readFileSync(file, 'utf8').split('\n');
    const address = socket
      ? { path: path.join(socket, `.s.PGSQL.${port}`) }
      : { host: '127.0.0.1', port: Number(port) || NO_PORT };
    return { pid: Number(pid), address };
  } catch {
    return undefined;
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended meanwhile.
  }
}

function canConnect(address: Former['address']): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const settle = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}
