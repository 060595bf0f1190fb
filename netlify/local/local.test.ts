import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, onTestFinished, test } from 'vitest';

import { freePort } from '#local/free-port.ts';
import { connection } from '#support/connection.ts';
import { serveHost } from '#support/local-host.ts';

import { keepEncryptionKeys, keepSigningKeys, takeDataFolder } from './data-folder.ts';
import { describeFunction, findFunction } from './functions.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

const folders: string[] = [];
const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-host-'));
  folders.push(folder);
  return folder;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The status of a request whose target goes out as it is written, which no client does. */
function statusOf(origin: string, target: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.once('data', (answer) => resolve(String(answer).split(' ')[1]));
    socket.once('error', reject);
  });
}

const echo = describeFunction('echo.ts', {
  default: (request, { ip }) => Promise.resolve(Response.json({ method: request.method, ip })),
  config: { path: '/api/*', excludedPath: '/api/contacts' },
});

test('P-GEN-3 the local host serves pages with the headers of the build, and the 404 page with its status', async () => {
  const { origin } = await serveHost([]);
  const home = await fetch(`${origin}/`);
  expect(await home.text()).toBe('<h1>Home</h1>');
  expect(home.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  const unknown = await fetch(`${origin}/nothing/here`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('404 Page Not Found');
  expect(unknown.headers.get('x-content-type-options')).toBe('nosniff');
});

test('P-GEN-3 a file that is missing is not missing for as long as it would be kept', async () => {
  const { origin } = await serveHost([]);
  const missing = await fetch(`${origin}/_astro/late.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('D43 a page is asked for again each time, and a file of the build is kept as long as its rule says', async () => {
  const { origin } = await serveHost([], { pages: { _astro: 'code' } });
  const cacheControl = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
  expect(await cacheControl('/')).toBe('public,max-age=0,must-revalidate');
  expect(await cacheControl('/_astro/index.html')).toBe('public, max-age=31536000, immutable');
});

test.each(['POST', 'PUT', 'DELETE', 'TRACE'])(
  'P-GEN-3 a page is no answer to %s, which changes nothing there',
  async (method) => {
    const { port } = await serveHost([]);
    const { socket, received } = connection(port);
    socket.end(`${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await received).toMatch(/^HTTP\/1.1 405 [^]*^allow: GET, HEAD\r$/im);
  },
);

test.each(['//', '///', '//api/anything', 'http://', '*', '/\\', '/%', '/blog/%ff'])(
  'P-GEN-3 a request for %s is answered, and ends nothing',
  async (target) => {
    const { origin } = await serveHost([echo]);
    expect(await statusOf(origin, target)).toMatch(/^4\d\d$/);
    expect((await fetch(`${origin}/`)).status).toBe(200);
  },
);

test('P-GEN-3 an address of the blog that cannot be decoded is the 404 page, and no page on demand', async () => {
  const onDemand = describeFunction('ssr.mjs', {
    default: (request) => Promise.resolve(new Response(new URL(request.url).pathname)),
    config: { path: '/*' },
  });
  const { origin } = await serveHost([], { onDemand });
  for (const path of ['/blog/%E0%A4%A', '/blog/%ff', '/blog/tag/%', '/blog/%zz/']) {
    const answer = await fetch(origin + path);
    expect([answer.status, await answer.text()], path).toEqual([404, '<h1>404 Page Not Found</h1>']);
  }
  expect(await (await fetch(`${origin}/blog/%C3%BC`)).text()).toBe('/blog/%C3%BC');
});

test.each([
  ['bytes=5-2', 200, '<h1>Home</h1>'],
  ['bytes=-3', 200, '<h1>Home</h1>'],
  ['bytes=0-1,4-5', 200, '<h1>Home</h1>'],
  ['lines=1-2', 200, '<h1>Home</h1>'],
  ['bytes=4-7', 206, 'Home'],
  ['bytes=4-', 206, 'Home</h1>'],
  ['bytes=99-', 416, ''],
])('P-GEN-3 a file asked for by the range %s comes with %i', async (range, status, text) => {
  const { origin } = await serveHost([]);
  const answer = await fetch(`${origin}/`, { headers: { range } });
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test("P-GEN-2 the local host routes by a function's own config and passes the socket's address", async () => {
  const { origin } = await serveHost([echo]);
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  const answer = await fetch(`${origin}/api/anything`, { method: 'POST', headers });
  expect(await answer.json()).toEqual({ method: 'POST', ip: '127.0.0.1' });
  expect(findFunction([echo], '/api/contacts')).toBeUndefined();
});

test('P-GEN-2 a scheduled function cannot be called by its URL', async () => {
  const nightly = describeFunction('nightly.ts', {
    ...echo,
    default: echo.handler,
    config: { schedule: '@daily' },
  });
  const { origin } = await serveHost([nightly]);
  expect((await fetch(`${origin}/.netlify/functions/nightly`)).status).toBe(404);
});

test('A-SCR-1 a background function is answered before it has ended, and gets the headers of its call', async () => {
  const { promise: called, resolve } = Promise.withResolvers<string | null>();
  const background = describeFunction('pictures-background.ts', {
    default: async (request) => {
      await new Promise((next) => setImmediate(next));
      resolve(request.headers.get('authorization'));
      return new Response(null, { status: 204 });
    },
  });
  const { origin } = await serveHost([background]);
  const headers = { authorization: 'Bearer a-token' };
  const answer = await fetch(`${origin}/.netlify/functions/pictures-background`, { method: 'POST', headers });
  expect(answer.status).toBe(202);
  expect(await called).toBe('Bearer a-token');
});

test('P-GEN-2 a taken port is said with the way out', async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => {
    taken.listen(port, '127.0.0.1', resolve);
  });
  await expect(listen(() => undefined, ['127.0.0.1'], port)).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or choose another with PORT.`,
  );
  taken.close();
});

test('P-GEN-2 a data folder in use is said with the process that has it; one left by a crash is taken', () => {
  const folder = temporaryFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void other.kill());
  const lock = (beginning: string) =>
    writeFileSync(
      path.join(folder, 'lock'),
      `${other.pid}\n2026-11-22T10:00:00Z\nhttp://a.test\n${beginning}`,
    );
  lock('');
  expect(() => takeDataFolder(folder)).toThrow(
    `is in use by process ${other.pid} since 2026-11-22T10:00:00Z, at http://a.test. Stop it, or set DATA_DIR.`,
  );
  lock('1'); // a process of before the machine was started again, whose number another one has now
  takeDataFolder(folder)();
  writeFileSync(path.join(folder, 'lock'), '999999999');
  const release = takeDataFolder(folder);
  expect(readFileSync(path.join(folder, 'lock'), 'utf8').split('\n')[0]).toBe(String(process.pid));
  release();
});

test.runIf(process.platform === 'linux')(
  'P-GEN-2 a data folder of a process that was killed is taken, though its parent has not asked about it yet',
  async () => {
    const folder = temporaryFolder();
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; wait']);
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(String(line));
    parent.kill('SIGSTOP'); // it can ask about its child no longer
    process.kill(zombie, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${zombie}/status`, 'utf8')).toMatch(/^State:\s*Z/m);
    writeFileSync(path.join(folder, 'lock'), String(zombie));
    takeDataFolder(folder)();
  },
);

test('AU-3 the signing key of one machine is made once and readable for its owner alone', () => {
  const folder = temporaryFolder();
  const keys = keepSigningKeys(folder);
  expect(keepSigningKeys(folder)).toBe(keys);
  expect(Buffer.from(keys.split(':')[1] ?? '', 'base64')).toHaveLength(32);
  expect(statSync(path.join(folder, 'signing-keys')).mode & 0o777).toBe(0o600);
});

test.each([
  ['signing-keys', keepSigningKeys],
  ['encryption-keys', keepEncryptionKeys],
])('P-GEN-2 %s that a power cut has emptied are named with the way out, and stay', (name, keep) => {
  const folder = temporaryFolder();
  const file = path.join(folder, name);
  for (const [content, what] of [
    ['', 'is empty'],
    ['\n', 'is empty'],
    ['\0'.repeat(51), 'is damaged'],
    ['local:c2hvcnQ=', 'is damaged'],
  ] as const) {
    writeFileSync(file, content);
    expect(() => keep(folder)).toThrow(new RegExp(`^${file} ${what}.+Put its content back.+delete the file`));
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
});

test('P-GEN-2 settings come from the environment, and a PORT that is none is refused', () => {
  expect(readSettings({})).toMatchObject({ port: 8888, hosts: ['127.0.0.1', '::1'] });
  expect(readSettings({ PORT: '99', HOST: '0.0.0.0' })).toMatchObject({ port: 99, hosts: ['0.0.0.0'] });
  expect(() => readSettings({ PORT: 'many' })).toThrow('PORT is not a port');
});

test('a start on a taken port ends before it makes anything, such as a login that is told once', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dataDir = path.join(temporaryFolder(), 'data');
  const start = path.join(import.meta.dirname, 'start.ts');
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  await once(child, 'close');
  taken.close();
  expect(said).toBe(`Port ${port} is taken. Stop what listens there, or choose another with PORT.\n`);
  expect(existsSync(dataDir)).toBe(false);
});
