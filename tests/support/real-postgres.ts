/** A Postgres server of this machine's own packages, for tests, in a throw-away folder. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const PACKAGES = '/usr/lib/postgresql';

/** The folder of `initdb` and `pg_ctl`, or nothing where no server is installed. */
export function findPostgresServer(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number).filter(Boolean) : [];
  const folders = versions
    .sort((a, b) => b - a)
    .map((version) => path.join(PACKAGES, String(version), 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

export type PostgresServer = { url: string; stop: () => void; start: () => void; remove: () => void };

/** Makes and starts a server on a free port of the loopback address. */
export async function startPostgresServer(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  giveToPostgres(folder);
  const port = await freePort();
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'log');
  run(path.join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const control = (...parameters: string[]) =>
    run(path.join(binaries, 'pg_ctl'), ['-D', data, '-l', log, '-w', ...parameters]);
  const start = () =>
    control('-o', `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off`, 'start');
  const stop = () => control('-m', 'fast', 'stop');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const isRoot = () => userInfo().uid === 0;

/** Postgres refuses to run as root: Debian's packages bring a user for it. */
function run(command: string, parameters: string[]): void {
  const [file, all] = isRoot()
    ? ['runuser', ['-u', 'postgres', '--', command, ...parameters]]
    : [command, parameters];
  execFileSync(file, all, { stdio: 'ignore', cwd: tmpdir() });
}

function giveToPostgres(folder: string): void {
  chmodSync(folder, 0o700);
  if (!isRoot()) return;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
