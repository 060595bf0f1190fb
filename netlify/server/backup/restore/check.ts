/** Reads a whole backup before anything of it is used. */
import { MIGRATIONS } from '../../db/known-migrations.ts';
import {
  filesOf,
  KEYS_FILE,
  MANIFEST_FILE,
  MANIFEST_SUM_FILE,
  Manifest,
  sha256,
  type BackupFile,
} from '../manifest.ts';

/** Reads one file of a backup. @throws {Error} where there is none. */
export type Source = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** A sentence for whoever restores: nothing has been changed. */
export class UnusableBackup extends Error {}

/** @throws {UnusableBackup} for what is damaged, incomplete, or of a release that this one does not know. */
export async function checkBackup(read: Source): Promise<Manifest> {
  const manifest = await readManifest(read);
  checkMigrations(manifest);
  for (const file of filesOf(manifest)) await checkFile(read, file);
  for (const { name, rows, pieces } of manifest.tables) {
    if (pieces.reduce((sum, piece) => sum + piece.rows, 0) !== rows)
      throw new UnusableBackup(`The pieces of ${name} do not make its ${rows} rows.`);
    for (const piece of pieces)
      if (linesIn(await read(piece.path)) !== piece.rows)
        throw new UnusableBackup(`${piece.path} does not have ${piece.rows} rows.`);
  }
  return manifest;
}

async function readManifest(read: Source): Promise<Manifest> {
  const [bytes, sum] = await Promise.all([MANIFEST_FILE, MANIFEST_SUM_FILE].map(read)).catch(() => {
    throw new UnusableBackup('This is no backup, or one that was not finished: it has no manifest.');
  });
  if (!bytes || !sum || !new TextDecoder().decode(sum).startsWith(`${sha256(bytes)} `))
    throw new UnusableBackup('The manifest is not what was written.');
  const parsed = Manifest.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnusableBackup(`The manifest cannot be understood: ${issue?.path.join('.')} ${issue?.message}.`);
}

/** A release that knows more migrations can be brought on from there; one that knows fewer cannot go back. */
function checkMigrations({ migrations, product }: Manifest): void {
  const made = migrations.filter(({ when }) => when > 0);
  const isKnown = made.every(({ when }, index) => MIGRATIONS[index]?.when === when);
  if (!isKnown || made.length === 0)
    throw new UnusableBackup(
      `The backup was made by release ${product} with migrations that this release does not know: restore it with that one or a later one.`,
    );
}

async function checkFile(read: Source, { path, bytes: size, sha256: sum }: BackupFile): Promise<void> {
  const bytes = await read(path).catch(() => {
    throw new UnusableBackup(`${path} is missing.`);
  });
  if (bytes.byteLength !== size || sha256(bytes) !== sum)
    throw new UnusableBackup(
      `${path} is not what was written${path === KEYS_FILE ? '.' : ': its checksum differs.'}`,
    );
}

function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === 10) lines += 1;
  return lines;
}
