/** Bytes of a text file as text, whatever its encoding. */
import { isUtf8 } from 'node:buffer';

/** UTF-8 and UTF-16 with or without a mark; else Windows-1252, or Mac Roman where its letters fit better. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return looksWide(bytes) ?? 'utf-8';
  return looksWide(bytes) ?? (looksMacintosh(bytes) ? 'macintosh' : 'windows-1252');
}

/** UTF-16 without a mark: every other byte of western text is 0. */
function looksWide(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 1].map((parity) => sample.filter((byte, at) => at % 2 === parity && byte === 0).length);
  const most = sample.length / 4;
  if ((zeros[1] ?? 0) > most) return 'utf-16le';
  return (zeros[0] ?? 0) > most ? 'utf-16be' : undefined;
}

/** `é` is 0x8E on an old Macintosh, which is no letter of French or German in Windows-1252. */
function looksMacintosh(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 100_000);
  const isIn = (from: number, to: number) => sample.filter((byte) => byte >= from && byte <= to).length;
  return (
    isIn(0x80, 0x9f) > 3 * isIn(0xe0, 0xff) &&
    isIn(0xc0, 0xff) === 0 &&
    !sample.includes(0x92) &&
    !sample.includes(0x96)
  );
}
