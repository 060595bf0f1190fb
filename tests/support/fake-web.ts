/** A made-up internet: names lead to the addresses that a test gives them, and every address to one local server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { afterAll, beforeEach } from 'vitest';

import { internet, type Network } from '#server/integrations/outbound.ts';

type Site = (request: IncomingMessage, response: ServerResponse) => void;

/** An address that is nobody's private one. */
export const PUBLIC_ADDRESS = '93.184.215.14';

/** Opens it for this file; each test begins with no names, no sites and nothing reached. */
export async function fakeWeb() {
  const sites = new Map<string, Site>();
  const names = new Map<string, string[][]>();
  const reached: string[] = [];
  const server = createServer((request, response) => {
    const site = sites.get(request.headers.host ?? '');
    if (site) site(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  beforeEach(() => {
    sites.clear();
    names.clear();
    reached.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const network: Network = {
    resolve(name) {
      const answers = names.get(name) ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('ENOTFOUND'));
    },
    connect(addresses) {
      reached.push(...addresses);
      return connect(port, '127.0.0.1');
    },
  };
  return {
    network,
    /** Every address to which there was a connection. */
    reached,
    port,
    /** Lets a name lead to addresses; with several answers, each is given once and the last for ever. */
    name: (name: string, ...answers: string[][]) => names.set(name, answers),
    /** A site at a public address. */
    site(name: string, answer: Site) {
      names.set(name, [[PUBLIC_ADDRESS]]);
      sites.set(name, answer);
    },
    /** A site that answers everything with one page. */
    page(name: string, html: string) {
      this.site(name, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      });
    },
  };
}

/** The same in place of the real one, for functions as they are. */
export async function fakeInternet() {
  const web = await fakeWeb();
  const real = { ...internet };
  Object.assign(internet, web.network);
  afterAll(() => Object.assign(internet, real));
  return web;
}
