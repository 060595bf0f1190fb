/** Puts the blobs of a backup back under their keys. */
import { FILES } from '../../integrations/blobs.ts';
import { IDENTITY_KEY } from '../../files/quarantine/identity.ts';
import { sha256, type BackupBlob, type Manifest } from '../manifest.ts';
import type { Source } from './check.ts';

export type WrittenBlobs = {
  /** Takes away what was written: the rows did not come. */
  undo: () => Promise<void>;
  /** Writes what stands under a key with other bytes, now that the rows have come. */
  finish: () => Promise<void>;
};

/** Writes what is not there yet. What has other bytes under its key waits until the rows are there. */
export async function writeBlobs({ blobs }: Manifest, read: Source): Promise<WrittenBlobs> {
  const written: string[] = [];
  const others: BackupBlob[] = [];
  const undo = async () => {
    for (const key of written) await FILES.remove(key);
  };
  const write = async ({ key, path, notes }: BackupBlob) => FILES.put(key, await read(path), notes);
  try {
    for (const blob of blobs.filter(({ key }) => key !== IDENTITY_KEY)) {
      const present = await FILES.readWhole(blob.key);
      if (present && sha256(present) !== blob.sha256) others.push(blob);
      if (present) continue;
      written.push(blob.key);
      await write(blob);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  const finish = async () => {
    for (const blob of others) await write(blob);
  };
  return { undo, finish };
}
