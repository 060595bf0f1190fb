/** Opens a ZIP without trusting it: entries are inflated one by one, each up to a limit, whatever they say of themselves. */
import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; method: number; compressedBytes: number; offset: number };

/** What is thrown for a ZIP that is damaged, and for one that holds too much. */
export type ZipErrors = { unreadable: () => Error; tooLarge: () => Error };

const END_RECORD = { signature: 0x06054b50, bytes: 22, commentMaximum: 65_535 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;

/** The central directory, which is at the end of the file; of at most `maximum` entries, folders included. */
export function zipEntries(file: Buffer, maximum: number, { unreadable, tooLarge }: ZipErrors): ZipEntry[] {
  const end = findEnd(file);
  if (end === undefined) throw unreadable();
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > maximum) throw tooLarge();
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY.bytes > file.length || file.readUInt32LE(at) !== ENTRY.signature) throw unreadable();
    const nameBytes = file.readUInt16LE(at + 28);
    const nameStart = at + ENTRY.bytes;
    entries.push({
      name: file.toString('utf8', nameStart, nameStart + nameBytes),
      method: file.readUInt16LE(at + 10),
      compressedBytes: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    });
    at = nameStart + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - END_RECORD.bytes - END_RECORD.commentMaximum);
  for (let at = file.length - END_RECORD.bytes; at >= first; at -= 1)
    if (file.readUInt32LE(at) === END_RECORD.signature) return at;
  return undefined;
}

/** The bytes of an entry, of which there are at most `maximum`. */
export function inflateEntry(
  file: Buffer,
  { method, compressedBytes, offset }: ZipEntry,
  maximum: number,
  { unreadable, tooLarge }: ZipErrors,
): Buffer {
  if (offset + LOCAL.bytes > file.length || file.readUInt32LE(offset) !== LOCAL.signature) throw unreadable();
  const start = offset + LOCAL.bytes + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const compressed = file.subarray(start, start + compressedBytes);
  if (method === STORED && compressed.length <= maximum) return compressed;
  if (method === STORED) throw tooLarge();
  if (method !== DEFLATED || maximum < 1) throw maximum < 1 ? tooLarge() : unreadable();
  try {
    return inflateRawSync(compressed, { maxOutputLength: maximum });
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : unreadable();
  }
}
