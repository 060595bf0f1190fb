/** HTTP/2 over TLS in front of prepared files, as an edge would answer; keeps count of what it sent. */
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';

import { issue } from '../support/certificates.ts';
import { prepareFile, type PreparedFiles } from './prepared-files.ts';

export type Sent = { path: string; status: number; type: string; bytes: number };
export type TlsServer = AsyncDisposable & { origin: string; sent: Sent[] };

/** Listens on a free port with a certificate of its own; browsers must be told to accept it. */
export async function serveTls(files: PreparedFiles): Promise<TlsServer> {
  const { keyPem: key, pem: cert } = await issue({ subject: 'CN=localhost', names: ['localhost'] });
  const missing = files.get('/404.html') ?? (await prepareFile('404.html', Buffer.from('Not found')));
  const sent: Sent[] = [];
  const sockets = new Set<Socket>();

  function answer(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { pathname } = new URL(request.url, 'https://localhost');
    const found = files.get(pathname) ?? files.get(`${pathname}/`);
    const { headers, body } = found ?? missing;
    const status = found ? 200 : 404;
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? '' : body);
    sent.push({ path: pathname, status, type: headers['content-type'] ?? '', bytes: body.length });
  }

  const server = createSecureServer({ key, cert }, answer);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `https://localhost:${address.port}`,
    sent,
    [Symbol.asyncDispose]: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      return Promise.resolve();
    },
  };
}
