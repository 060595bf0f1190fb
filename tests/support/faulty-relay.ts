/** A network before Postgres that cuts, delays, corrupts, or answers for it with an error of its own. */
import { connect, createServer, type Socket } from 'node:net';

import { socketOf } from './postgres.ts';

export type Fault =
  /** The connection is gone: before a statement, before its answer, in the middle of that, or at once. */
  | { kind: 'cut' | 'lost answer' | 'half an answer'; at?: string }
  | { kind: 'refused' }
  /** Nothing is passed on any more. */
  | { kind: 'silence'; at?: string }
  /** Every piece comes later. */
  | { kind: 'delay'; milliseconds: number }
  /** Bytes of answers are others than were sent. */
  | { kind: 'corrupt'; at?: string }
  /** Postgres says this of a statement. */
  | { kind: 'error'; code: string; at?: string };

export type When = {
  /** Of so many statements that it could happen to, it happens to one. */
  oneIn?: number;
  /** How often it happens at most. */
  times?: number;
};

/** Every statement that a driver sends, but not what opens a connection. */
const ANY = /^[\s\S]?(?:P|Q)/;

/** Listens on a free port and relays to the Postgres of this address, until `fail` says what goes wrong. */
export async function startFaultyRelay(postgresUrl: string) {
  let fault: (Fault & When) | undefined;
  let seen = 0;
  let happened = 0;
  const sockets = new Set<Socket>();
  const isMeant = (bytes: Buffer, at: string | undefined): boolean => {
    if (at === undefined ? !ANY.test(bytes.subarray(0, 2).toString('latin1')) : !bytes.includes(at))
      return false;
    seen += 1;
    return seen % (fault?.oneIn ?? 1) === 0 && happened < (fault?.times ?? Infinity);
  };
  const server = createServer((client) => {
    sockets.add(client);
    if (fault?.kind === 'refused') {
      happened += 1;
      return client.destroy();
    }
    const postgres = connect(socketOf(postgresUrl));
    sockets.add(postgres);
    const line: Line = { client, postgres, state: 'open' };
    client.on('data', (bytes) => {
      const now =
        fault && fault.kind !== 'delay' && 'at' in fault && isMeant(bytes, fault.at) ? fault : undefined;
      const isAny = fault && !('at' in fault) && fault.kind !== 'delay' && fault.kind !== 'refused';
      const happening = now ?? (isAny && isMeant(bytes, undefined) ? fault : undefined);
      if (happening || fault?.kind === 'delay') happened += 1;
      pass(line, bytes, happening, fault?.kind === 'delay' ? fault.milliseconds : 0);
    });
    postgres.on('data', (bytes) => answer(line, bytes));
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => other.destroy());
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fail: (next: (Fault & When) | undefined) => {
      fault = next;
      seen = 0;
      happened = 0;
    },
    /** How often it has gone wrong since it was asked to. */
    happened: () => happened,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

type Line = {
  client: Socket;
  postgres: Socket;
  state: 'open' | 'silent' | 'loses answer' | 'halves answer' | 'corrupts answer';
};

const STATES = {
  'lost answer': 'loses answer',
  'half an answer': 'halves answer',
  corrupt: 'corrupts answer',
} as const;

/** What the driver sent. */
function pass(line: Line, bytes: Buffer, fault: Fault | undefined, delayMs: number): void {
  const { client, postgres } = line;
  if (fault?.kind === 'cut') {
    client.destroy();
    return;
  }
  if (fault?.kind === 'error') {
    client.write(errorAnswer(fault.code));
    return;
  }
  if (fault?.kind === 'silence') line.state = 'silent';
  if (fault && fault.kind in STATES) line.state = STATES[fault.kind as keyof typeof STATES];
  if (line.state === 'silent') return;
  if (delayMs === 0) postgres.write(bytes);
  else setTimeout(() => postgres.write(bytes), delayMs).unref();
}

/** What Postgres answered. */
function answer({ client, state }: Line, bytes: Buffer): void {
  if (state === 'silent') return;
  if (state === 'loses answer') client.destroy();
  else if (state === 'halves answer') client.end(bytes.subarray(0, Math.ceil(bytes.length / 2)));
  else if (state === 'corrupts answer')
    client.write(bytes.map((byte, index) => (index % 7 === 3 ? byte ^ 0x55 : byte)));
  else client.write(bytes);
}

/** `ErrorResponse`, then `ReadyForQuery` in a transaction that has failed: a rollback is due, whoever has begun none. */
function errorAnswer(code: string): Buffer {
  const fields = Buffer.from(`SERROR\0VERROR\0C${code}\0Minjected\0\0`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields, Buffer.from([0x5a, 0, 0, 0, 5, 0x49])]);
}
