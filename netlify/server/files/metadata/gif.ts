import { openOutput, type Stripped } from './output.ts';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff];
/** How often an animation is repeated, and a colour profile. */
const SHOWN_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);
const SCREEN_END = 13;

/**
 * Keeps the pictures of a GIF (GIF89a, sections 18 to 27) with their timing; comments, XMP, other extensions and
 * whatever follows the end are dropped. As in browsers, bytes that are no block end it.
 *
 * @returns nothing for an image that is cut off within a block or has no picture.
 */
export function stripGif(image: Buffer): Stripped | undefined {
  const output = openOutput(image);
  const start = SCREEN_END + colourBytes(image.readUInt8(10));
  output.keep(0, start);
  let hasPicture = false;
  for (let at = start; at < image.length;) {
    const introducer = image.readUInt8(at);
    if (introducer !== EXTENSION && introducer !== IMAGE) break;
    const end = introducer === IMAGE ? pictureEnd(image, at) : blocksEnd(image, at + 2);
    if (introducer === IMAGE || isShown(image, at)) output.keep(at, end);
    hasPicture ||= introducer === IMAGE;
    at = end;
  }
  if (!hasPicture) return undefined;
  output.write(Buffer.of(TRAILER));
  return output.written();
}

/** A colour table has 2 to 256 colours of three bytes, if there is one. */
const colourBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** Position, size and flags, perhaps colours, one byte of the packing, then data. */
const pictureEnd = (image: Buffer, at: number) =>
  blocksEnd(image, at + 10 + colourBytes(image.readUInt8(at + 9)) + 1);

/** Where a chain of blocks is over, each of which begins with its length. */
function blocksEnd(image: Buffer, from: number): number {
  let at = from;
  for (let length = image.readUInt8(at); length > 0; length = image.readUInt8(at)) at += 1 + length;
  return at + 1;
}

function isShown(image: Buffer, at: number): boolean {
  const label = image.readUInt8(at + 1);
  if (label !== APPLICATION) return label === GRAPHIC_CONTROL;
  return SHOWN_APPLICATIONS.has(image.toString('latin1', at + 3, at + 14));
}
