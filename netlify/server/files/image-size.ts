/** Width and height of an image as browsers show it, from its header: nothing is decoded, so nothing can blow up. */
import { EXIF_PREFIX, readOrientation, startsWith } from './metadata/orientation.ts';

export type Dimensions = { width: number; height: number };

const PNG_EXIF = 0x65584966; // "eXIf"

type Reader = (view: DataView) => Dimensions | undefined;

/** Undefined for what is no image; `null` for an image whose header does not say. */
export function readDimensions(bytes: Uint8Array, mimeType: string): Dimensions | null | undefined {
  const read = READERS[mimeType];
  if (!read) return undefined;
  try {
    const found = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return found && found.width > 0 && found.height > 0 ? found : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the header ends too early
    throw error;
  }
}

const READERS: Record<string, Reader> = {
  'image/png': readPng,
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/webp': readWebp,
  'image/jpeg': readJpeg,
};

/** The size is in the first chunk; one that turns the picture may stand anywhere. */
function readPng(view: DataView): Dimensions {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === PNG_EXIF) {
      const exif = bytesOf(view, at + 8, at + 8 + view.getUint32(at));
      return readOrientation(exif) >= 5 ? { width: height, height: width } : { width, height };
    }
  return { width, height };
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** The first chunk is one of three: lossy, lossless or extended. */
function readWebp(view: DataView): Dimensions | undefined {
  switch (view.getUint32(12)) {
    case 0x56503820: // "VP8 "
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      // "VP8L": 14 bits each, less one
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858: // "VP8X"
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return undefined;
  }
}

const APP1 = 0xe1;
/** Start of frame, but not the tables and arithmetic settings in between. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the frame; a camera held upright says so in its Exif. */
function readJpeg(view: DataView): Dimensions | undefined {
  let isTurned: boolean | undefined;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    if (marker === APP1) isTurned ??= isTurnedByExif(view, at); // the first Exif counts
    if (isStartOfFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Orientations 5 to 8 show the picture turned by a quarter. */
function isTurnedByExif(view: DataView, at: number): boolean | undefined {
  const segment = bytesOf(view, at + 4, at + 2 + view.getUint16(at + 2));
  return startsWith(segment, EXIF_PREFIX) ? readOrientation(segment) >= 5 : undefined;
}

const bytesOf = (view: DataView, start: number, end: number) =>
  Buffer.from(view.buffer, view.byteOffset, view.byteLength).subarray(start, end);
