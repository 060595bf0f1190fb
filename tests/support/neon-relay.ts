/** Neon's side of its WebSocket protocol: bytes of each socket are relayed to a Postgres port. */
import { connect } from 'node:net';

import { WebSocketServer } from 'ws';

/** Listens on a free port and relays every WebSocket to `postgresPort`. */
export async function startNeonRelay(postgresPort: number) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (webSocket) => {
    const postgres = connect(postgresPort, '127.0.0.1');
    webSocket.on('message', (bytes: Buffer) => postgres.write(bytes));
    webSocket.on('close', () => postgres.destroy());
    postgres.on('data', (bytes) => webSocket.send(bytes));
    postgres.on('close', () => webSocket.close());
    postgres.on('error', () => webSocket.close());
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `127.0.0.1:${port}`, close: () => server.close() };
}
