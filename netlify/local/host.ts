/** A running host: what listens, and the order in which it ends. */
import type { Server } from 'node:http';
import type { BlockList } from 'node:net';

import { type AccessLog, openAccessLog } from './access-log.ts';
import { finishCalls } from './call-function.ts';
import type { LoadedFunction } from './functions.ts';
import type { Instance } from './instance.ts';
import { endIntake, listen } from './listen.ts';
import { createListener } from './server.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';
import { stopOnSignal } from './stop.ts';
import { householdOf, isTrusted, plainAddress } from './client.ts';

/** As long as a call may take; what is left of ten seconds belongs to the database. */
const ANSWERS_WITHIN_MS = 8_000;
/** Work without an answer had the same time. */
const WORK_WITHIN_MS = 500;

type Parts = {
  functions: LoadedFunction[];
  site: () => Site;
  /** Starts what happens by itself, and returns how to end that. */
  startTimers: () => (() => unknown)[];
  /** To standard output unless told. */
  log?: AccessLog;
};

/** Serves an instance until the process is told to end: intake, requests under way, timers, database, in this order. */
export async function serveInstance(
  { hosts, port, proxies }: Settings,
  instance: Instance,
  { functions, site, startTimers, log = openAccessLog(process.stdout.isTTY) }: Parts,
): Promise<void> {
  // Whoever reads what is said may go, and the site stays.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const listener = createListener({ functions: () => functions, site, proxies, log });
  const servers = await listen(listener, hosts, port);
  limitEachAddress(servers, proxies);
  stopOnSignal([
    () => endIntake(servers, ANSWERS_WITHIN_MS),
    ...startTimers(),
    () => finishCalls(WORK_WITHIN_MS),
    instance.close,
  ]);
}

/** Of an address, or of a network of IPv6: a fifth of all. A browser has six. */
const CONNECTIONS_OF_ONE = 200;

/** Closes what one address opens beyond its share; a trusted proxy speaks for many. */
export function limitEachAddress(servers: Server[], proxies: BlockList, share = CONNECTIONS_OF_ONE): void {
  const open = new Map<string, number>();
  for (const server of servers)
    server.on('connection', (socket) => {
      const address = plainAddress(socket);
      if (isTrusted(address, proxies)) return;
      const network = householdOf(address);
      const count = open.get(network) ?? 0;
      if (count >= share) return void socket.destroy();
      open.set(network, count + 1);
      socket.once('close', () => {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
    });
}
