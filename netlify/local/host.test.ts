/** The host as a process of its own, as `npm start` makes it, without pages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { connection } from '#support/connection.ts';
import { contactInput } from '#support/factories/contact.ts';

import { freePort } from './free-port.ts';
import { ROOT } from './settings.ts';

function run(script: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [path.join(ROOT, script)], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function startHost() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, maxRetries: 5 }));
  const port = await freePort();
  const environment = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
  };
  const child = run('tests/bench/api-host.ts', environment);
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => void lines.push(line));
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
  return { child, lines, origin, port, dataDir, environment };
}

test(
  'a second start on a data folder says who has it, and the first one ends in order',
  { timeout: 240_000 },
  async () => {
    const { child, lines, origin, port, dataDir, environment } = await startHost();
    const second = run('netlify/local/start.ts', environment);
    expect(await text(second.stderr)).toMatch(
      new RegExp(
        `^The data folder ${dataDir} is in use by process ${child.pid} since 20.*Z, at http://localhost:${port}\\. Stop it, or set DATA_DIR\\.\n$`,
      ),
    );

    const answer = await fetch(`${origin}/api/blog/posts?search=secret`);
    const id = answer.headers.get('x-request-id');
    await expect.poll(() => lines.find((line) => line.includes(String(id)))).toBeDefined();
    const line = lines.find((one) => one.includes(String(id))) ?? '';
    expect(JSON.parse(line)).toEqual({
      id,
      time: expect.stringMatching(/^20.*Z$/),
      method: 'GET',
      status: 200,
      route: '/api/blog/*',
      milliseconds: expect.any(Number),
    });
    await answer.text();

    child.stdout.destroy(); // whoever read the log has gone
    for (const _ of ['writes', 'hears of it']) expect((await fetch(`${origin}/api/health`)).status).toBe(200);

    const body = JSON.stringify(contactInput());
    const { socket, received } = connection(port);
    socket.write(
      [
        'POST /api/contacts HTTP/1.1',
        'Host: localhost',
        `Origin: http://localhost:${port}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Expect: 100-continue',
        '',
        '',
      ].join('\r\n'),
    );
    await once(socket, 'data');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(origin).then(
          () => 'answers',
          () => 'refuses',
        ),
      )
      .toBe('refuses');
    socket.write(body);
    expect(await received).toMatch(/^HTTP\/1.1 201 /m);
    expect(await ended).toEqual([0, null]);
    expect(
      ['lock', 'database-url', 'database/postmaster.pid'].filter((file) =>
        existsSync(path.join(dataDir, file)),
      ),
    ).toEqual([]);
  },
);
