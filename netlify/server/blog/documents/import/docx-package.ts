/**
 * Opens a .docx without trusting it: its parts are inflated one by one with a limit, and packed again uncompressed
 * for the reader, which then has nothing left to inflate. A file of 199 KB can otherwise become 68 MB and more.
 */
import { zipSync } from 'fflate';

import { apiError, type ApiError } from '../../../api/errors.ts';
import { inflateEntry, zipEntries } from '../../../files/zip.ts';

const PARTS_MAXIMUM = 1_000;
/** Some 300 pages. */
const XML_BYTES_MAXIMUM = 6 * 1024 * 1024;
const PART_BYTES_MAXIMUM = 8 * 1024 * 1024;
const ALL_BYTES_MAXIMUM = 24 * 1024 * 1024;

/** What the text and its pictures are read from; macros, fonts and embedded files are left behind. */
const NEEDED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[\w-]+\.xml|word\/_rels\/[\w.-]+\.rels|word\/media\/[^/]+)$/;

/** @throws 422 for what is no .docx, 413 for one that is too large inside. */
export function repack(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Record<string, Uint8Array> = {};
  let left = ALL_BYTES_MAXIMUM;
  for (const entry of zipEntries(file, PARTS_MAXIMUM, ERRORS).filter(({ name }) => NEEDED.test(name))) {
    const maximum = Math.min(left, entry.name.endsWith('.xml') ? XML_BYTES_MAXIMUM : PART_BYTES_MAXIMUM);
    const part = inflateEntry(file, entry, maximum, ERRORS);
    left -= part.byteLength;
    parts[entry.name] = part;
  }
  if (!parts['word/document.xml']) throw unreadable();
  return Buffer.from(zipSync(parts, { level: 0 }));
}

const tooLarge = (): ApiError =>
  apiError(413, 'TOO_LARGE', 'This document is larger inside than what can be imported.');

/** The error for a file that is no Word document, or a damaged one. */
export const unreadable = (): ApiError =>
  apiError(422, 'INVALID', 'This Word document cannot be read: it is damaged or of another kind.');

const ERRORS = { unreadable, tooLarge };
