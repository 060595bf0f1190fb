import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { ROOT } from '#local/settings.ts';
import { THROW_AWAY } from '#support/postgres.ts';

import { isRunning } from '../data-folder.ts';
import { findBinaries } from './binaries.ts';
import { startPostgres } from './server.ts';

const MADE = path.join(mkdtempSync(path.join(tmpdir(), 'postgres-')), 'made');
await startPostgres(MADE, THROW_AWAY).then((server) => server.close());
afterAll(() => rmSync(path.dirname(MADE), { recursive: true }));

function dataFolder(name = 'data'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, name);
}

/** A data folder with a database, which takes a second to make and none to copy. */
function madeFolder(name?: string): string {
  const folder = dataFolder(name);
  execFileSync('cp', ['-a', MADE, folder]);
  return folder;
}

async function start(folder: string) {
  const server = await startPostgres(folder, THROW_AWAY);
  onTestFinished(server.close);
  return server;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** The process of the server of a data folder. */
const serverOf = (folder: string) =>
  Number(readFileSync(path.join(folder, 'database/postmaster.pid'), 'utf8').split('\n')[0]);

/** Another process that has the server running, as a host does. */
async function host(folder: string): Promise<ChildProcess> {
  const script = `
    const { startPostgres } = await import('./netlify/local/postgres/server.ts');
    await startPostgres(${JSON.stringify(folder)}, ${JSON.stringify(THROW_AWAY)});
    console.log('ready');
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('DB-1 the embedded database keeps what it has, behind a socket that nobody else may enter', async () => {
  const folder = madeFolder();
  const first = await start(folder);
  await ask(first.url, 'create table notes as select 1 as id');
  expect(statSync(path.join(folder, 'socket')).mode & 0o777).toBe(0o700);
  expect(await ask(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await first.close();
  const second = await start(folder);
  expect(await ask(second.url, 'select * from notes')).toEqual([{ id: 1 }]);
});

test('DB-1 a host that is killed leaves no server behind, and its data folder opens at once', async () => {
  const folder = madeFolder();
  const child = await host(folder);
  const server = serverOf(folder);
  child.kill('SIGKILL');
  const { url } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect.poll(() => isRunning(server)).toBe(false);
});

test('DB-1 a lock whose process is another one by now is taken away', async () => {
  const folder = madeFolder();
  const before = await start(folder);
  const lock = path.join(folder, 'database/postmaster.pid');
  const text = readFileSync(lock, 'utf8');
  await before.close();
  writeFileSync(lock, text.replace(/^\d+/, String(process.pid)));
  const { url } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each(['', '999999999\n'])('DB-1 a lock of which a power cut has left %j is taken away', async (left) => {
  const folder = madeFolder();
  writeFileSync(path.join(folder, 'database/postmaster.pid'), left);
  const { url } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('DB-1 a server that ends by itself is started again', async () => {
  const folder = madeFolder();
  const { url } = await start(folder);
  const before = serverOf(folder);
  process.kill(before, 'SIGKILL');
  const answer = () => ask(url, 'select 1 as one').catch(() => []);
  await expect.poll(answer).toEqual([{ one: 1 }]);
  expect(serverOf(folder)).not.toBe(before);
});

test('DB-1 where the path of its socket would be too long it listens on this machine alone, with a password', async () => {
  const { url } = await start(madeFolder('a'.repeat(90)));
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const guess = Object.assign(new URL(url), { password: 'postgres' }).href;
  await expect(ask(guess, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('DB-1 two sites on one machine have databases of their own', async () => {
  const [one, other] = [await start(madeFolder()), await start(madeFolder())];
  await ask(one.url, 'create table notes (id integer)');
  await expect(ask(other.url, 'select * from notes')).rejects.toMatchObject({ code: '42P01' });
});

test('DB-1 a database of a version before is left as it is, and what to do is said', async () => {
  const folder = dataFolder();
  mkdirSync(path.join(folder, 'postgres'), { recursive: true });
  writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '18\n');
  await expect(startPostgres(folder)).rejects.toThrow(
    'Export with that version what you want to keep, and set DATA_DIR to another folder',
  );
});

test('DB-1 a start that was cut off while it made the database is made again', async () => {
  const folder = dataFolder();
  mkdirSync(path.join(folder, 'database.unfinished/base'), { recursive: true });
  const { url } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('DB-1 without the install scripts of npm the way out is said', () => {
  const folder = dataFolder();
  mkdirSync(path.join(folder, 'native'), { recursive: true });
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }];
  writeFileSync(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  expect(() => findBinaries(folder)).toThrow('Run: npm rebuild');
});
