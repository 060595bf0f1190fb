/** Servers under measurement run in processes of their own, each with an empty data folder. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../netlify/local/free-port.ts';

export type ServerProcess = AsyncDisposable & { port: number; readyAfterMs: number };

type Options = {
  script: string;
  cwd?: string;
  dataDir?: string | undefined;
  /** A free one unless told. */
  port?: number;
  timeoutMs?: number;
  /** Further variables of its environment. */
  env?: Record<string, string>;
};

const POLL_MS = 20;

/** Starts a script with PORT and DATA_DIR and waits for its /api/health. */
export async function startServer({
  script,
  cwd,
  dataDir,
  port: wanted,
  timeoutMs = 60_000,
  env: variables,
}: Options): Promise<ServerProcess> {
  const port = wanted ?? (await freePort());
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'portfolio-bench-')));
  const startedAt = performance.now();
  const env = { ...process.env, ...variables, PORT: String(port), DATA_DIR: folder };
  const log = `${folder}.log`; // beside the folder, which a first start makes itself
  const output = openSync(log, 'a'); // a log costs what it costs to keep it
  const child = spawn(process.execPath, [script], { cwd, env, stdio: ['ignore', output, 'inherit'] });
  closeSync(output);

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    if (performance.now() - startedAt > timeoutMs)
      throw new Error(`${script} is not ready after ${timeoutMs} ms`);
    await pause(POLL_MS);
  }
  const readyAfterMs = performance.now() - startedAt;

  return {
    port,
    readyAfterMs,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(log);
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
