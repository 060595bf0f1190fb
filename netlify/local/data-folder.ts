import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes the data folder for this process and returns how to give it back.
 *
 * @throws {Error} naming the process that has it.
 */
export function takeDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = path.join(dataDir, 'lock');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (isRunning(owner))
      throw new Error(`The data folder ${dataDir} is in use by process ${owner}. Stop it, or set DATA_DIR.`);
    writeFileSync(lock, String(process.pid));
  }
  return () => rmSync(lock, { force: true });
}

/** Whether a process of this machine has this number. */
export function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True for a process that has ended and that its parent has not asked about yet: it still takes signals. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false; // no Linux, or gone meanwhile
  }
}

/** The instance's own SIGNING_KEYS, made at the first start and kept readable for the owner alone. */
export const keepSigningKeys = (dataDir: string): string => keepKeys(dataDir, 'signing-keys');

/** Its own ENCRYPTION_KEYS, likewise: without this file what they encrypted is lost. */
export const keepEncryptionKeys = (dataDir: string): string => keepKeys(dataDir, 'encryption-keys');

function keepKeys(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const keys = `local:${randomBytes(32).toString('base64')}`;
    writeFileSync(file, `${keys}\n`, { mode: 0o600 });
    return keys;
  }
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
    const isOpen = isRunning(Number(readFileSync(path.join(dataDir, 'lock'), 'utf8')));
    return isOpen ? readFileSync(urlFile(dataDir), 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
