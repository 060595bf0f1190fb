/** Small files of each type, real enough for what looks at them. */
import sharp from 'sharp';

export type SampleFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

type Format = 'png' | 'jpeg' | 'gif' | 'webp';

/** A real picture in one colour. */
export async function picture(format: Format, width = 40, height = 30, colour = '#3b6ea5') {
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  return bytesOf(await image.toFormat(format).toBuffer());
}

/** A real picture that does not compress, of about `width * height * 3` bytes. */
export async function noisyPicture(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return bytesOf(await image.png({ compressionLevel: 0 }).toBuffer());
}

/** A picture as a phone writes it: taken upright, stored lying. */
export async function uprightPhoto() {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a53b6e' } });
  return bytesOf(await image.withMetadata({ orientation: 6 }).jpeg().toBuffer());
}

export const text = (content: string) => bytesOf(Buffer.from(content, 'utf8'));

/** The beginning of an ISO media file of this brand, padded. */
export function isoMedia(brand: string, length = 200) {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32BE(24, 0);
  bytes.write(`ftyp${brand}`, 4, 'latin1');
  bytes.write(`${brand}isom`, 16, 'latin1');
  bytes.writeUInt32BE(length - 24, 24);
  bytes.write('mdat', 28, 'latin1');
  return bytesOf(bytes);
}

/** The beginning of an EBML file: `webm` or `matroska`. */
export function ebml(documentType: string) {
  const name = Buffer.from(documentType, 'latin1');
  const head = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | name.length]), name]);
  return bytesOf(
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | head.length]), head, Buffer.alloc(100)]),
  );
}

export const pdf = () => text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A PNG that says it is this large and holds nothing. */
export async function pngClaiming(width: number, height: number) {
  const bytes = Buffer.from(await picture('png'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytesOf(bytes);
}

export function concat(...parts: Uint8Array[]) {
  return bytesOf(Buffer.concat(parts));
}

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(buffer);
