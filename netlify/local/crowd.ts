/** How many connections one stranger may hold, so that he cannot take all that there are. */
import type { Server } from 'node:http';
import type { BlockList } from 'node:net';

import { networkOf } from '../server/api/address.ts';
import { isTrusted, plainAddress } from './client.ts';

/** Of an address, or of a network of IPv6: a fifth of all. A browser has six. */
const CONNECTIONS_OF_ONE = 200;

/** Closes what one address opens beyond its share; a trusted proxy speaks for many. */
export function limitEachAddress(servers: Server[], proxies: BlockList, share = CONNECTIONS_OF_ONE): void {
  const open = new Map<string, number>();
  for (const server of servers)
    server.on('connection', (socket) => {
      const address = plainAddress(socket);
      if (isTrusted(address, proxies)) return;
      const network = networkOf(address, { v4: 32, v6: 64 }) ?? address;
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
