import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isValid } from '../server/env.ts';

/** Who has a data folder: the process, since when (ISO 8601), and where its site answers, if it has one. */
type Holder = { pid: number; since: string | undefined; address: string | undefined };

const lockFile = (dataDir: string) => path.join(dataDir, 'lock');

/**
 * Takes the data folder for this process and returns how to give it back.
 *
 * @param address of the site, for whoever wants the folder too
 * @throws {Error} naming the process that has it.
 */
export function takeDataFolder(dataDir: string, address = ''): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockFile(dataDir);
  const text = [process.pid, new Date().toISOString(), address, beginningOf(process.pid)].join('\n');
  try {
    writeFileSync(lock, text, { flag: 'wx' });
  } catch {
    assertFolderIsFree(dataDir); // or its process was killed
    writeFileSync(lock, text);
  }
  return () => rmSync(lock, { force: true });
}

/** @throws {Error} naming the process that has the data folder, since when and where it answers. */
export function assertFolderIsFree(dataDir: string): void {
  const holder = holderOf(dataDir);
  if (!holder) return;
  const since = holder.since ? ` since ${holder.since}` : '';
  const address = holder.address ? `, at ${holder.address}` : '';
  throw new Error(
    `The data folder ${dataDir} is in use by process ${holder.pid}${since}${address}. Stop it, or set DATA_DIR.`,
  );
}

function holderOf(dataDir: string): Holder | undefined {
  const file = lockFile(dataDir);
  if (!existsSync(file)) return undefined;
  const [number, since, address, beginning] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(number);
  // After a restart of the machine another process may have the number.
  const isAnother = Boolean(beginning) && beginning !== beginningOf(pid);
  return isRunning(pid) && !isAnother ? { pid, since, address } : undefined;
}

/** Whether a process of this machine has this number. */
export function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return statusOf(pid)?.[0] !== 'Z'; // it has ended, and its parent has not asked about it yet
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in ticks since the machine did (proc_pid_stat(5), field 22); nothing outside Linux. */
const beginningOf = (pid: number) => statusOf(pid)?.[19] ?? '';

/** What Linux says of a process behind its name, which may hold anything: its state first. */
function statusOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
  } catch {
    return undefined; // no Linux, or gone meanwhile
  }
}

/**
 * The instance's own SIGNING_KEYS, made at the first start and kept readable for the owner alone.
 *
 * @throws {Error} naming the file, where it holds no keys.
 */
export const keepSigningKeys = (dataDir: string): string =>
  keepKeys(path.join(dataDir, 'signing-keys'), 'SIGNING_KEYS', 'every session ends');

/** Its own ENCRYPTION_KEYS, likewise: without this file what they encrypted is lost. */
export const keepEncryptionKeys = (dataDir: string): string =>
  keepKeys(
    path.join(dataDir, 'encryption-keys'),
    'ENCRYPTION_KEYS',
    'the private keys of certificates cannot be read any more',
  );

/** @param otherwise what new keys would mean */
function keepKeys(file: string, variable: 'SIGNING_KEYS' | 'ENCRYPTION_KEYS', otherwise: string): string {
  if (!existsSync(file)) {
    const keys = `local:${randomBytes(32).toString('base64')}`;
    writeFileSync(file, `${keys}\n`, { mode: 0o600, flush: true });
    return keys;
  }
  const keys = readFileSync(file, 'utf8').trim();
  if (isValid(variable, keys)) return keys;
  throw new Error(
    `${file} ${keys === '' ? 'is empty' : 'is damaged'}, as after a power cut. Put its content back, from your ` +
      `password manager or a backup made with --keys. Without that, delete the file: new keys are made then, and ${otherwise}.`,
  );
}

const urlFile = (dataDir: string) => path.join(dataDir, 'database-url');

/** Lets other processes of this user reach the running instance's database; returns how to end that. */
export function shareDatabaseUrl(dataDir: string, url: string): () => void {
  writeFileSync(urlFile(dataDir), url, { mode: 0o600 });
  return () => rmSync(urlFile(dataDir), { force: true });
}

/** The address of the running instance's database; `undefined` when none runs, even if one has crashed. */
export function readDatabaseUrl(dataDir: string): string | undefined {
  try {
    return holderOf(dataDir) ? readFileSync(urlFile(dataDir), 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
