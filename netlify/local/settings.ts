/** Where things are on this machine, and how the local host may be told otherwise. */
import type { BlockList } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readProxies } from './client.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where `dist/` and `.netlify/` are written: the project's folder, or the one that the local host names. */
export const buildFolder = (): string => process.env.BUILD_FOLDER ?? ROOT;

/** What builds keep for the next one; Netlify keeps this folder by itself. */
export const buildCache = (): string => process.env.BUILD_CACHE ?? path.join(ROOT, 'node_modules/.astro');

export type Settings = {
  port: number;
  /** `HOST`, or both loopback addresses. */
  hosts: string[];
  /** Database, keys and files of this instance (`DATA_DIR`). */
  dataDir: string;
  /** Who may say for whom he asks (`TRUST_PROXY`); nobody without it. */
  proxies: BlockList;
};

/** @throws {Error} when PORT is not a port, or TRUST_PROXY not a list of addresses. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment.PORT ?? 8888);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is not a port: ${port}`);
  return {
    port,
    hosts: environment.HOST ? [environment.HOST] : ['127.0.0.1', '::1'],
    dataDir: path.resolve(ROOT, environment.DATA_DIR ?? '.data'),
    proxies: readProxies(environment.TRUST_PROXY ?? ''),
  };
}
