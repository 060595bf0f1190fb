/** The sockets of the local host: where it listens, what a connection may cost, and how its intake ends. */
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What strangers may take of the process before it has understood what they want. */
export const CONNECTION_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** With the body: 4 MB at 300 kbit/s. */
  requestTimeout: 120_000,
  /** Longer than proxies keep theirs (nginx 60 s), or a request meets a connection that is just being closed. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions;

/** Who neither sends nor reads anything for so long is gone. */
const SILENCE_MS = 120_000;
/** Of each address that the host listens on: beyond it a new connection is closed, and files can still be opened. */
const CONNECTIONS_MAXIMUM = 1_000;
/** How often connections without a request are looked for at the end. */
const SWEEP_MS = 20;

/**
 * Listens on every host.
 *
 * @throws {Error} naming the port when it is taken.
 */
export async function listen(
  listener: RequestListener,
  hosts: string[],
  port: number,
  limits: ServerOptions = CONNECTION_LIMITS,
): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer(limits, (request, response) => {
      if (!server.listening) response.shouldKeepAlive = false;
      listener(request, response);
    });
    server.maxConnections = CONNECTIONS_MAXIMUM;
    server.setTimeout(SILENCE_MS);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      });
      servers.push(server);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE') {
        servers.forEach((open) => open.close());
        throw new Error(`Port ${port} is taken. Stop what listens there, or choose another with PORT.`);
      }
      // A machine without IPv6 has no ::1; one address is enough.
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    }
  }
  return servers;
}

/** Takes no more requests and waits for those under way; what is not answered within `withinMs` is cut. */
export async function endIntake(servers: Server[], withinMs: number): Promise<void> {
  const closed = Promise.all(
    servers.map((server) => new Promise<void>((resolve) => void server.close(() => resolve()))),
  );
  const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), SWEEP_MS);
  const timeIsUp = new AbortController();
  await Promise.race([closed, pause(withinMs, undefined, { signal: timeIsUp.signal })]);
  timeIsUp.abort();
  clearInterval(sweep);
  servers.forEach((server) => server.closeAllConnections());
  await closed;
}

/**
 * Makes sure of the port before anything else is done, such as making a login that is told once.
 *
 * @throws {Error} naming the port when it is taken.
 */
export async function assertPortIsFree(hosts: string[], port: number): Promise<void> {
  const servers = await listen((_request, response) => void response.destroy(), hosts, port);
  await endIntake(servers, 0);
}
