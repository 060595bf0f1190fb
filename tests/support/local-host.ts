/** The local host in the process of a test, with a small site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server, ServerOptions } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';

import type { Answered } from '#local/access-log.ts';
import { readProxies } from '#local/client.ts';
import { freePort } from '#local/free-port.ts';
import type { LoadedFunction } from '#local/functions.ts';
import { endIntake, listen } from '#local/listen.ts';
import { createListener } from '#local/server.ts';
import { openSite } from '#local/site.ts';

/** A build of two pages and those given by their paths, two header rules and nothing else. */
function builtSite(pages: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'dist'));
  mkdirSync(path.join(folder, '.netlify/v1'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/index.html'), '<h1>Home</h1>');
  writeFileSync(path.join(folder, 'dist/404.html'), '<h1>404 Page Not Found</h1>');
  for (const [page, text] of Object.entries(pages)) {
    mkdirSync(path.join(folder, 'dist', page), { recursive: true });
    writeFileSync(path.join(folder, 'dist', page, 'index.html'), text);
  }
  const headers = [
    { for: '/', values: { 'Content-Security-Policy': "default-src 'none'" } },
    { for: '/_astro/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
  writeFileSync(path.join(folder, '.netlify/v1/config.json'), JSON.stringify({ headers }));
  writeFileSync(
    path.join(folder, 'netlify.toml'),
    '[[headers]]\nfor = "/*"\n[headers.values]\nX-Content-Type-Options = "nosniff"\n',
  );
  return folder;
}

type Options = ServerOptions & {
  /** Proxies, as `TRUST_PROXY` names them. */
  trusted?: string;
  /** For pages that were not built; none unless told. */
  onDemand?: LoadedFunction;
  pages?: Record<string, string>;
};

type ServedHost = { origin: string; port: number; servers: Server[]; answered: Answered[] };

/**
 * Serves these functions and the site until the test ends.
 *
 * @param options of node:http, and of the host
 */
export async function serveHost(
  functions: LoadedFunction[],
  { trusted = '', onDemand, pages = {}, ...limits }: Options = {},
): Promise<ServedHost> {
  const folder = builtSite(pages);
  const site = await openSite(folder, path.join(folder, 'netlify.toml'), onDemand);
  const answered: Answered[] = [];
  const listener = createListener({
    functions: () => functions,
    site: () => site,
    proxies: readProxies(trusted),
    log: (one) => void answered.push(one),
  });
  const port = await freePort();
  const servers = await listen(listener, ['127.0.0.1'], port, limits);
  onTestFinished(() => endIntake(servers, 0));
  return { origin: `http://127.0.0.1:${port}`, port, servers, answered };
}
