import { EXIF_PREFIX, readOrientation, startsWith, writeOrientation } from './orientation.ts';
import { openOutput, type Output, type Stripped } from './output.ts';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];

const JFIF = Buffer.from('JFIF\0', 'latin1');
const ICC_PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');
/** Length of a JFIF segment without a thumbnail; its last two bytes say how large that is. */
const JFIF_LENGTH = 16;

/**
 * Walks the segments (ITU-T T.81, annex B) to the end of the image and drops whatever no decoder needs: of the
 * application segments only JFIF, colour profile and Adobe's colour transform stay, and of Exif the orientation.
 * What follows the end is dropped: the film of a "motion photo", the picture before it was cut.
 *
 * @returns nothing for an image that does not come to its end.
 */
export function stripJpeg(image: Buffer): Stripped | undefined {
  if (image.readUInt16BE(0) !== (0xff00 | START_OF_IMAGE)) return undefined;
  const output = openOutput(image);
  output.keep(0, 2);
  let isOriented = false;
  let at = nextMarker(image, 2);
  while (at !== undefined) {
    const marker = image.readUInt8(at + 1);
    const headEnd = hasNoLength(marker) ? at + 2 : at + 2 + image.readUInt16BE(at + 2);
    if (!hasNoLength(marker) && headEnd < at + 4) return undefined; // a length counts its own two bytes
    if (marker === END_OF_IMAGE) {
      output.keep(at, headEnd);
      return output.written();
    }
    const content = image.subarray(at + 4, headEnd);
    const next = nextMarker(image, headEnd, marker === START_OF_SCAN);
    if (next === undefined) return undefined;
    if (marker === START_OF_SCAN) output.keep(at, next);
    else if (marker === APP0) keepJfif(output, content);
    else if (marker === APP1 && startsWith(content, EXIF_PREFIX)) {
      if (!isOriented) keepOrientation(output, content);
      isOriented = true;
    } else if (isNeeded(marker, content)) output.keep(at, headEnd);
    at = next;
  }
  return undefined;
}

/**
 * The next marker at or after `from`. What else stands there is data of a scan, or filling that decoders skip;
 * within a scan, restarts belong to the data.
 */
function nextMarker(image: Buffer, from: number, isScan = false): number | undefined {
  let at = image.indexOf(0xff, from);
  while (at !== -1 && at + 1 < image.length) {
    const marker = image.readUInt8(at + 1);
    if (marker !== 0 && marker !== 0xff && !(isScan && isRestart(marker))) return at;
    at = marker === 0xff ? at + 1 : image.indexOf(0xff, at + 2);
  }
  return undefined;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const hasNoLength = (marker: number) =>
  marker === 0x01 || isRestart(marker) || marker === START_OF_IMAGE || marker === END_OF_IMAGE;

function isNeeded(marker: number, content: Buffer): boolean {
  if (hasNoLength(marker)) return false;
  if (marker === APP2) return startsWith(content, ICC_PROFILE);
  if (marker === APP14) return startsWith(content, ADOBE);
  return (marker < APP0 || marker > APP15) && marker !== COMMENT;
}

/** Without the thumbnail, which may show more than the picture. */
function keepJfif(output: Output, content: Buffer): void {
  if (!startsWith(content, JFIF) || content.length < JFIF_LENGTH - 2) return;
  output.write(Buffer.of(0xff, APP0, 0, JFIF_LENGTH));
  output.write(content.subarray(0, JFIF_LENGTH - 4));
  output.write(Buffer.of(0, 0));
}

function keepOrientation(output: Output, content: Buffer): void {
  const tiff = writeOrientation(readOrientation(content));
  if (!tiff) return;
  output.write(Buffer.of(0xff, APP1, 0, 2 + EXIF_PREFIX.length + tiff.length));
  output.write(EXIF_PREFIX);
  output.write(tiff);
}
