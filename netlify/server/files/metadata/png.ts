import { crc32 } from 'node:zlib';

import { readOrientation, startsWith, writeOrientation } from './orientation.ts';
import { openOutput, type Output, type Stripped } from './output.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and check sum around the data of a chunk. */
const FRAME_BYTES = 12;
/** Chunks that change what is seen: transparency, colours, how large a pixel is, frames of an animation. */
const SHOWN = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

/**
 * Keeps the chunks that a picture is made of (PNG 3rd edition, section 11); texts, times, Exif but for the
 * orientation, unknown chunks and whatever follows the end are dropped.
 *
 * @returns nothing for an image that does not come to its end.
 */
export function stripPng(image: Buffer): Stripped | undefined {
  if (!startsWith(image, SIGNATURE)) return undefined;
  const output = openOutput(image);
  output.keep(0, SIGNATURE.length);
  let isOriented = false;
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= image.length;) {
    const end = at + FRAME_BYTES + image.readUInt32BE(at);
    if (end > image.length) return undefined;
    const type = image.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') {
      if (!isOriented) keepOrientation(output, image.subarray(at + 8, end - 4));
      isOriented = true; // a picture has one at most
    } else if (isCritical(type) || SHOWN.has(type)) output.keep(at, end);
    if (type === 'IEND') return output.written();
    at = end;
  }
  return undefined;
}

/** A capital letter at the beginning: no decoder may skip it. */
const isCritical = (type: string) => /^[A-Z]/.test(type);

function keepOrientation(output: Output, exif: Buffer): void {
  const tiff = writeOrientation(readOrientation(exif));
  if (!tiff) return;
  const chunk = Buffer.alloc(FRAME_BYTES + tiff.length);
  chunk.writeUInt32BE(tiff.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  tiff.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + tiff.length);
  output.write(chunk);
}
