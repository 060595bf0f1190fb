/** A backup that is read: a folder, or an archive, which is unpacked first. */
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { extract } from 'tar-fs';

import type { Source } from '../server/backup/restore/check.ts';
import { freeBuffers } from '../local/free-buffers.ts';

export type OpenBackup = { read: Source; close: () => Promise<void> };

/** @throws {Error} where there is neither. */
export async function openBackup(where: string): Promise<OpenBackup> {
  const found = await stat(where).catch(() => undefined);
  if (!found) throw new Error(`There is no backup at ${where}.`);
  if (found.isDirectory()) return { read: readFrom(where), close: () => Promise.resolve() };
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-'));
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 5 }); // it may still be written
  try {
    // Files and folders alone: an archive of others may hold links that lead out of it.
    const isPlain = (_name: string, header?: { type?: string | null }) =>
      header?.type !== 'file' && header?.type !== 'directory';
    await pipeline(createReadStream(where), extract(folder, { ignore: isPlain, strict: true }));
  } catch (error) {
    await close();
    throw new Error(`${where} is no archive that can be read to its end.`, { cause: error });
  }
  return { read: readFrom(folder), close };
}

/** Paths come from a manifest that allows no others than those below the folder. */
const readFrom =
  (folder: string): Source =>
  async (file) => {
    freeBuffers();
    return new Uint8Array(await readFile(path.join(folder, file)));
  };
