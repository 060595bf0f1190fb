/** A network between a driver and Postgres that can fail in the middle of a transaction. */
import { connect, createServer, type Socket } from 'node:net';

import { socketOf } from './postgres.ts';

export type Failure = {
  /** Text of the statement at which it happens. */
  at: string;
  /** The connection is cut before the statement or before its answer, or nothing of it is passed on any more. */
  kind: 'cut' | 'lost answer' | 'silence';
  /** How often it happens; for ever without. */
  times?: number;
};

/** Listens on a free port and relays to the Postgres of this address, until `fail` says what goes wrong. */
export async function startUnreliableRelay(postgresUrl: string) {
  let failure: Failure | undefined;
  const sockets = new Set<Socket>();
  const failureOf = (bytes: Buffer): Failure['kind'] | undefined => {
    if (!failure || failure.times === 0 || !bytes.includes(failure.at)) return undefined;
    if (failure.times !== undefined) failure.times -= 1;
    return failure.kind;
  };
  const server = createServer((client) => {
    const postgres = connect(socketOf(postgresUrl));
    let isSilent = false;
    let losesAnswer = false;
    client.on('data', (bytes) => {
      const fails = failureOf(bytes);
      isSilent ||= fails === 'silence';
      losesAnswer ||= fails === 'lost answer';
      if (fails === 'cut') client.destroy();
      else if (!isSilent) postgres.write(bytes);
    });
    postgres.on('data', (bytes) => {
      if (losesAnswer) client.destroy();
      else if (!isSilent) client.write(bytes);
    });
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fail: (next: Failure | undefined) => void (failure = next && { ...next }),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
