import { openOutput, type Stripped } from './output.ts';

const RIFF_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const SHOWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** In the first byte of VP8X: there is Exif, there is XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

/**
 * Keeps the chunks that a picture is made of (RFC 9649, section 2.7); Exif, XMP, unknown chunks and whatever
 * follows the end are dropped, and head and flags say so. Exif goes with its orientation, which browsers do not
 * follow in this format.
 *
 * @returns nothing for an image that is cut off.
 */
export function stripWebp(image: Buffer): Stripped | undefined {
  if (image.toString('latin1', 0, 4) !== 'RIFF' || image.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const end = 8 + image.readUInt32LE(4);
  if (end > image.length) return undefined;
  const output = openOutput(image);
  output.keep(0, RIFF_HEAD_BYTES);
  for (let at = RIFF_HEAD_BYTES; at + CHUNK_HEAD_BYTES <= end;) {
    const type = image.toString('latin1', at, at + 4);
    const dataEnd = at + CHUNK_HEAD_BYTES + image.readUInt32LE(at + 4);
    if (dataEnd > end) return undefined;
    if (type === 'VP8X' && dataEnd > at + CHUNK_HEAD_BYTES) {
      output.keep(at, at + CHUNK_HEAD_BYTES);
      output.write(Buffer.of(image.readUInt8(at + CHUNK_HEAD_BYTES) & ~METADATA_FLAGS));
      output.keep(at + CHUNK_HEAD_BYTES + 1, dataEnd);
    } else if (SHOWN.has(type)) output.keep(at, dataEnd);
    if (output.length() % 2 === 1) output.write(Buffer.alloc(1)); // every chunk ends at an even place
    at = dataEnd + (dataEnd % 2);
  }
  const stripped = output.written();
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
}
