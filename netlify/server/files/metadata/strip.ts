/** Takes out of images and videos what tells more than they show: where they were taken, when, with what, by whom. */
import { stripGif } from './gif.ts';
import { stripHeif } from './heif.ts';
import { stripJpeg } from './jpeg.ts';
import { stripMp4 } from './mp4.ts';
import type { Stripped } from './output.ts';
import { stripPng } from './png.ts';
import { stripWebm } from './webm.ts';
import { stripWebp } from './webp.ts';

const STRIPPERS: Record<string, (image: Buffer) => Stripped | undefined> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/avif': stripHeif,
  'image/heic': stripHeif,
  'video/mp4': stripMp4,
  'video/webm': stripWebm,
};

/**
 * The image without metadata: its pixels are not decoded and stay the very same bytes, as does its colour profile,
 * and it stays upright. A video, an AVIF and a HEIC keep their length. The same file gives the same result, and the
 * result gives itself. Other files are returned as they are.
 *
 * @returns `null` for an image that is cut off, or a file that has no valid structure.
 */
export function stripMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
): Uint8Array<ArrayBuffer> | null {
  const strip = STRIPPERS[mimeType];
  if (!strip) return bytes;
  try {
    return strip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends within a length
    throw error;
  }
}
