/** What a document is: its first bytes say so, its name only tells text from JSON. */
import { spaced } from './words/fold.ts';
import { unreadable } from './problems.ts';
import type { ResumeFile } from './reading.ts';

export type FileKind = 'docx' | 'pdf' | 'doc' | 'txt' | 'json';

/** Of images, archives, programs and other documents, which a text never begins with. */
const OTHERS = spaced`\x89PNG GIF8 \xff\xd8\xff II*\0 MM\0* RIFF \x1f\x8b Rar! 7z\xbc\xaf \x7fELF MZ OggS ID3 {\\rtf SQLite \0\0\0 %!PS BM wOF`;
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** Names of streams in compound files are UTF-16. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const WORD = Buffer.from('WordDocument', 'utf16le');
const PDF_MARK_WITHIN = 1_024;
const SHARE_OF_CONTROLS = 0.02;

/** @throws {Unreadable} for an empty file and for another kind */
export function kindOf({ bytes, fileName }: ResumeFile): FileKind {
  if (bytes.byteLength === 0) throw unreadable('empty');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const beginning = file.toString('latin1', 0, PDF_MARK_WITHIN);
  if (beginning.startsWith('PK')) return asZip(file);
  if (beginning.includes('%PDF-')) return 'pdf';
  if (beginning.startsWith(COMPOUND)) return asCompound(file);
  if (OTHERS.some((mark) => beginning.startsWith(mark)) || isBinary(file)) throw unreadable('wrong-kind');
  if (/^\s*<(?:!doctype|html|\?xml|svg)/i.test(beginning)) throw unreadable('wrong-kind');
  return isJson(beginning, fileName) ? 'json' : 'txt';
}

function asZip(file: Buffer): FileKind {
  // Names of entries stand in the directory as they are.
  if (file.includes('word/document')) return 'docx';
  throw unreadable(
    file.toString('latin1', 0, 4).startsWith('PK\x03\x04') && !hasDirectory(file) ? 'damaged' : 'wrong-kind',
  );
}

const hasDirectory = (file: Buffer) => file.includes('PK\x05\x06', 0, 'latin1');

function asCompound(file: Buffer): FileKind {
  if (file.includes(ENCRYPTED)) throw unreadable('encrypted');
  if (!file.includes(WORD)) throw unreadable('wrong-kind');
  return 'doc';
}

/** Text has line breaks and tabs, and hardly another control character; UTF-16 has zeros, but marks itself. */
function isBinary(file: Buffer): boolean {
  const sample = file.subarray(0, 8_192);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(sample.toString('latin1', 0, 2))) return false;
  const zeros = [0, 1].map((parity) => sample.filter((byte, at) => at % 2 === parity && byte === 0).length);
  if (Math.max(...zeros) > sample.length / 4 && Math.min(...zeros) < sample.length / 50) return false;
  const controls = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  return controls > sample.length * SHARE_OF_CONTROLS;
}

const isJson = (beginning: string, fileName: string) =>
  /^(?:\xef\xbb\xbf)?\s*[{[]/.test(beginning) &&
  (/\.json$/i.test(fileName) || /^(?:\xef\xbb\xbf)?\s*\{\s*"/.test(beginning));
