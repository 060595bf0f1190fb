/** Takes an archive in parts: what has arrived stays when the line breaks, and hosts that end long answers do not matter. */
import { addressOf } from '#contracts/address.ts';
import { backup, type StoredBackup } from '#contracts/backup.ts';
import { byteRange } from '#lib/api/api-request.ts';

const PART_BYTES = 8 * 1024 * 1024;
const TRIES = 3;

/** The parts that have arrived; a download that failed goes on with the same. */
export type Arrived = Blob[];

/** @throws {RequestError} for a refusal, else whatever broke the last of three tries for a part. */
export async function downloadArchive(
  { id, bytes }: Pick<StoredBackup, 'id' | 'bytes'>,
  arrived: Arrived,
  onProgress: (percent: number) => void,
): Promise<Blob> {
  let at = arrived.reduce((sum, { size }) => sum + size, 0);
  while (at < bytes) {
    const part = await askPart(id, at, Math.min(at + PART_BYTES, bytes) - 1);
    arrived.push(part);
    at += part.size;
    onProgress((100 * at) / bytes);
  }
  return new Blob(arrived, { type: 'application/x-tar' });
}

async function askPart(id: string, first: number, last: number): Promise<Blob> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await byteRange(addressOf(backup.archive, { id }), first, last);
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}
