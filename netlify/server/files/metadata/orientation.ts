/** The one thing of a photo's Exif that its readers see: which side is up (Exif 2.32, tag 0x0112). */

const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
/** A head and a directory of one entry. */
const SMALLEST_BYTES = 8 + 2 + ENTRY_BYTES;
/** No camera writes more into the first directory. */
const ENTRIES_MAXIMUM = 100;
/** Stands before the Exif of a JPEG; some writers put it into other formats as well. */
export const EXIF_PREFIX = Buffer.from('Exif\0\0', 'latin1');

/** 1 to 8, where 1 is upright and 5 to 8 are turned by a quarter; 1 for Exif that does not say. */
export function readOrientation(exif: Buffer): number {
  const tiff = startsWith(exif, EXIF_PREFIX) ? exif.subarray(EXIF_PREFIX.length) : exif;
  if (tiff.length < SMALLEST_BYTES) return 1; // asked for first: an image may have a million of them
  const isLittle = tiff.length > 1 && tiff.readUInt16BE(0) === 0x4949;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = Math.min(short(directory), ENTRIES_MAXIMUM);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (short(at) === ORIENTATION) return within(short(at + 8));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // it ends too early, and so says nothing
  }
  return 1;
}

const within = (value: number) => (value >= 1 && value <= 8 ? value : 1);

/** A TIFF of one directory with one entry; nothing for a picture that is upright anyway. */
export function writeOrientation(orientation: number): Buffer | undefined {
  if (orientation === 1) return undefined;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4); // where the directory is
  tiff.writeUInt16BE(1, 8); // how many entries it has
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14); // how many values
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

export const startsWith = (bytes: Buffer, prefix: Buffer) =>
  bytes.length >= prefix.length && bytes.subarray(0, prefix.length).equals(prefix);
