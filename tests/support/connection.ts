import { connect, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

/** A connection to this machine whose bytes are written by hand, and all that comes back until it is closed. */
export function connection(port: number): { socket: Socket; received: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const parts: Buffer[] = [];
  socket.on('data', (part) => void parts.push(part)).on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, received: closed.then(() => String(Buffer.concat(parts))) };
}
