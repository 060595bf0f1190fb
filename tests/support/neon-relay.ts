/** Neon's side of its WebSocket protocol: bytes of each socket are relayed to a Postgres. */
import { neonConfig } from '@neondatabase/serverless';
import { connect } from 'node:net';
import { WebSocketServer } from 'ws';

import { socketOf } from './postgres.ts';

/**
 * Relays every WebSocket to the Postgres at `postgresUrl`, and sends Neon's driver here; `url` is an address of the
 * same database that only Neon's driver takes.
 */
export async function startNeonRelay(postgresUrl: string) {
  const target = new URL(postgresUrl);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (webSocket) => {
    const postgres = target.port
      ? connect(Number(target.port), target.hostname)
      : connect(socketOf(postgresUrl));
    webSocket.on('message', (bytes: Buffer) => postgres.write(bytes));
    webSocket.on('close', () => postgres.destroy());
    postgres.on('data', (bytes) => webSocket.send(bytes));
    postgres.on('close', () => webSocket.close());
    postgres.on('error', () => webSocket.close());
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  Object.assign(neonConfig, {
    wsProxy: () => `127.0.0.1:${port}`,
    useSecureWebSocket: false,
    pipelineTLS: false,
    pipelineConnect: false,
  });
  return {
    url: `postgres://postgres:postgres@ep-example.eu-central-1.aws.neon.tech${target.pathname}`,
    close: () => server.close(),
  };
}
