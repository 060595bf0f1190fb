/** Where a backup goes: a folder that is whole or not there, or an archive. */
import { once } from 'node:events';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';

import type { Sink } from '../server/backup/snapshot.ts';
import { TAR_END, tarEntry } from '../server/backup/tar.ts';

export type BackupTarget = { sink: Sink; finish: () => Promise<void>; discard: () => Promise<void> };

/** Readable for the owner alone: it holds what the database does. */
const MODE = { folder: 0o700, file: 0o600 };

/** @throws {Error} for a folder that has something in it. */
export async function folderTarget(folder: string): Promise<BackupTarget> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new Error(`${folder} is not empty: name a folder for this backup alone.`);
  const unfinished = `${path.resolve(folder)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: MODE.folder });
  return {
    sink: async (file, bytes) => {
      const full = path.join(unfinished, file);
      await mkdir(path.dirname(full), { recursive: true, mode: MODE.folder });
      await writeFile(full, bytes, { mode: MODE.file, flush: true });
    },
    finish: async () => {
      await rm(folder, { recursive: true, force: true }); // an empty one
      await rename(unfinished, folder);
      const parent = await open(path.dirname(path.resolve(folder)));
      try {
        await parent.sync();
      } finally {
        await parent.close();
      }
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  };
}

/** Each file waits until the one before has been taken. */
export function archiveTarget(output: Writable, mtime: Date): BackupTarget {
  const write = async (bytes: Uint8Array) => {
    if (!output.write(bytes)) await once(output, 'drain');
  };
  return {
    sink: async (name, bytes) => {
      for (const part of await tarEntry(name, bytes, mtime)) await write(part);
    },
    finish: () => write(TAR_END),
    discard: () => Promise.resolve(),
  };
}
