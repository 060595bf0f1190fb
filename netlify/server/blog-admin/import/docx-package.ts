/**
 * Opens a .docx without trusting it: its parts are inflated one by one with a limit, and packed again uncompressed
 * for the reader, which then has nothing left to inflate. A file of 199 KB can otherwise become 68 MB and more.
 */
import { inflateRawSync } from 'node:zlib';

import { zipSync } from 'fflate';

import { apiError, type ApiError } from '../../api/errors.ts';

const PARTS_MAXIMUM = 1_000;
/** Some 300 pages. */
const XML_BYTES_MAXIMUM = 6 * 1024 * 1024;
const PART_BYTES_MAXIMUM = 8 * 1024 * 1024;
const ALL_BYTES_MAXIMUM = 24 * 1024 * 1024;

/** What the text and its pictures are read from; macros, fonts and embedded files are left behind. */
const NEEDED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[\w-]+\.xml|word\/_rels\/[\w.-]+\.rels|word\/media\/[^/]+)$/;

const END_RECORD = { signature: 0x06054b50, bytes: 22, commentMaximum: 65_535 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; method: number; compressedBytes: number; offset: number };

/** @throws 422 for what is no .docx, 413 for one that is too large inside. */
export function repack(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Record<string, Uint8Array> = {};
  let left = ALL_BYTES_MAXIMUM;
  for (const entry of entriesOf(file).filter(({ name }) => NEEDED.test(name))) {
    const maximum = Math.min(left, entry.name.endsWith('.xml') ? XML_BYTES_MAXIMUM : PART_BYTES_MAXIMUM);
    const part = partOf(file, entry, maximum);
    left -= part.byteLength;
    parts[entry.name] = part;
  }
  if (!parts['word/document.xml']) throw unreadable();
  return Buffer.from(zipSync(parts, { level: 0 }));
}

/** The central directory, which is at the end of the file. */
function entriesOf(file: Buffer): Entry[] {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > PARTS_MAXIMUM) throw tooLarge();
  const entries: Entry[] = [];
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

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_RECORD.bytes - END_RECORD.commentMaximum);
  for (let at = file.length - END_RECORD.bytes; at >= first; at -= 1)
    if (file.readUInt32LE(at) === END_RECORD.signature) return at;
  throw unreadable();
}

function partOf(file: Buffer, { method, compressedBytes, offset }: Entry, maximum: number): Buffer {
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

const tooLarge = (): ApiError =>
  apiError(413, 'TOO_LARGE', 'This document is larger inside than what can be imported.');

/** The error for a file that is no Word document, or a damaged one. */
export const unreadable = (): ApiError =>
  apiError(422, 'INVALID', 'This Word document cannot be read: it is damaged or of another kind.');
