/** Width and height of an image from its header: nothing is decoded, so nothing can blow up. */

export type Dimensions = { width: number; height: number };

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
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/webp': readWebp,
  'image/jpeg': readJpeg,
};

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
  let isTurned = false;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    if (marker === APP1) isTurned ||= isTurnedByExif(view, at + 4);
    if (isStartOfFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Orientations 5 to 8 show the picture turned by a quarter (Exif 2.32, tag 0x0112). */
function isTurnedByExif(view: DataView, start: number): boolean {
  if (view.getUint32(start) !== 0x45786966) return false; // "Exif"
  const tiff = start + 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const entries = Math.min(view.getUint16(directory, isLittle), 100);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12)
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle) >= 5;
  return false;
}
