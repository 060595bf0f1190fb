/** A backup as a tar archive, whose every place is known before it is made: so a broken download goes on anywhere. */
import { pack } from 'tar-stream';

const BLOCK_BYTES = 512;
export const TAR_END = new Uint8Array(2 * BLOCK_BYTES);
/** Readable for the owner alone. */
const MODE = 0o600;

/** How many bytes of the archive a file takes: its head and its content, in whole blocks. */
export const tarBytes = (bytes: number): number => BLOCK_BYTES + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

/** The part of the archive that a file is, without a copy of it. @throws {Error} for a path that a head cannot hold. */
export async function tarEntry(name: string, bytes: Uint8Array, mtime: Date): Promise<Uint8Array[]> {
  const head = await headOf({ name, size: bytes.byteLength, mtime, mode: MODE });
  const padding = tarBytes(bytes.byteLength) - BLOCK_BYTES - bytes.byteLength;
  return [head, bytes, new Uint8Array(padding)].filter(({ byteLength }) => byteLength > 0);
}

/** What the library writes before the content, for which it does not wait. */
async function headOf(header: { name: string; size: number; mtime: Date; mode: number }): Promise<Buffer> {
  const archive = pack();
  archive.entry(header);
  const head = await new Promise<unknown>((resolve) => archive.once('data', resolve));
  archive.destroy();
  if (!Buffer.isBuffer(head) || head.byteLength !== BLOCK_BYTES || head.toString('latin1', 156, 157) !== '0')
    throw new Error(`${header.name} does not fit a plain archive`);
  return head;
}
