/** Answers where this process looks for its own site: background functions and files, as the test says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { setVariables } from './variables.ts';

export type OwnSite = {
  origin: string;
  /** Calls of background functions, with the headers that they came with. */
  started: { name: string; authorization: string | undefined }[];
  [Symbol.asyncDispose]: () => Promise<void>;
};

type Answer = { status?: number; type?: string; body?: string | Uint8Array };

/** Until the end of the block; `files` by their paths. */
export async function startOwnSite(
  files: (path: string) => Answer | undefined = () => undefined,
): Promise<OwnSite> {
  const started: OwnSite['started'] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const path = request.url ?? '/';
    const [, name] = /^\/\.netlify\/functions\/([\w-]+)$/.exec(path) ?? [];
    if (name !== undefined) {
      started.push({ name, authorization: request.headers.authorization });
      response.writeHead(202).end();
      return;
    }
    const { status = 200, type = 'text/html; charset=utf-8', body = '' } = files(path) ?? { status: 404 };
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  setVariables({ HOST: '127.0.0.1', PORT: String(port) });
  return {
    origin: `http://127.0.0.1:${port}`,
    started,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
