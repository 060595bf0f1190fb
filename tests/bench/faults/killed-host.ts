/** The local host without pages in a process of its own, which can be killed and started again on its folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../../netlify/local/free-port.ts';
import { ROOT } from '../../../netlify/local/settings.ts';
import { OWNER, OWNER_ENVIRONMENT } from '../../e2e/support/owner-login.ts';

const READY_MS = 180_000;

export type KilledHost = {
  /** As the owner. */
  send: (
    method: string,
    address: string,
    body?: unknown,
    how?: { key?: string; signal?: AbortSignal | undefined },
  ) => Promise<Response>;
  /** This field of each row that the address lists. */
  list: (address: string, field: string) => Promise<unknown[]>;
  kill: () => Promise<void>;
};

/** Starts it and signs in. */
export async function startHost(dataDir: string): Promise<KilledHost> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = run('tests/bench/api-host.ts', [], dataDir, { PORT: String(port), SITE_URL: origin });
  const ready = performance.now() + READY_MS;
  while (!(await isOk(`${origin}/api/health`))) {
    if (child.exitCode !== null) throw new Error(`the host ended with ${child.exitCode}`);
    if (performance.now() > ready) {
      await kill(child);
      throw new Error('the host does not come up again');
    }
    await pause(50);
  }
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(OWNER),
  });
  if (!signedIn.ok) {
    await kill(child);
    throw new Error(`the owner cannot sign in: ${signedIn.status}`);
  }
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const send: KilledHost['send'] = (method, address, body, { key, signal } = {}) => {
    const isForm = body instanceof FormData;
    const headers = {
      origin,
      cookie: cookie.join('; '),
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const sent = isForm ? body : body === undefined ? undefined : JSON.stringify(body);
    return fetch(origin + address, {
      method,
      headers,
      signal: signal ?? null,
      ...(sent === undefined ? {} : { body: sent }),
    });
  };
  const list: KilledHost['list'] = async (address, field) => {
    const rows: unknown = await (await send('GET', address)).json();
    return Array.isArray(rows) ? rows.map((row: Record<string, unknown>) => row[field]) : [];
  };
  return { send, list, kill: () => kill(child) };
}

/** A script of the product on this data folder. */
export function run(
  script: string,
  parameters: string[],
  dataDir: string,
  variables: Record<string, string> = {},
): ChildProcess {
  const env = { ...process.env, ...OWNER_ENVIRONMENT, ...variables, DATA_DIR: dataDir };
  const parts = [path.join(ROOT, script), ...parameters];
  return spawn(process.execPath, parts, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** As a power cut does for this process: nothing is said, nothing is closed. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const isOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
