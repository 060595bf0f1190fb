/** Pictures that tell more than they show, as cameras and editors write them. */
import { crc32 } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

/** Stands wherever a picture may say something about its making. */
export const SECRET = 'SECRET 52.2297 N 21.0122 E';

/** Noise that is the same in every run: what a test finds in it is found again. */
function canvas(width: number, height: number): Sharp {
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 48_271) % 2_147_483_647; // Park and Miller's generator
    return state & 0xff;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** With place, owner and colour profile, taken upright. */
const tell = (image: Sharp) =>
  image
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: SECRET, Artist: SECRET }, IFD3: { GPSMapDatum: SECRET } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`);

/** A photo of each format, with metadata wherever it has a place for them. */
const PHOTOS = {
  'photo.jpg': async (...size) =>
    tellingJpeg(
      await upright(...size)
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  'progressive.jpg': async (...size) =>
    tellingJpeg(
      await upright(...size)
        .jpeg({ progressive: true })
        .toBuffer(),
    ),
  'photo.png': async (...size) =>
    tellingPng(
      await upright(...size)
        .png()
        .toBuffer(),
    ),
  'lossy.webp': async (...size) =>
    tellingWebp(
      await upright(...size)
        .webp()
        .toBuffer(),
    ),
  'lossless.webp': async (...size) =>
    tellingWebp(
      await upright(...size)
        .webp({ lossless: true })
        .toBuffer(),
    ),
  'moving.webp': async (...size) =>
    tellingWebp(
      await tell(await frames(...size))
        .webp({ loop: 3 })
        .toBuffer(),
    ),
  'moving.gif': async (...size) =>
    tellingGif(await (await frames(...size)).gif({ loop: 3, delay: 70 }).toBuffer()),
} satisfies Record<string, (width: number, height: number) => Promise<Buffer>>;

/** All of them, small, by name. */
export async function tellingPhotos(): Promise<Record<string, Buffer>> {
  const made = Object.entries(PHOTOS).map(async ([name, make]) => [name, await make(60, 40)] as const);
  return Object.fromEntries(await Promise.all(made));
}

export const tellingPhoto = (name: keyof typeof PHOTOS, width: number, height: number) =>
  PHOTOS[name](width, height);

const upright = (width: number, height: number) =>
  tell(canvas(width, height)).withMetadata({ orientation: 6 });

/** Three pictures that follow each other. */
async function frames(width: number, height: number): Promise<Sharp> {
  const pixels = await canvas(width, height * 3)
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width, height: height * 3, channels: 3, pageHeight: height } });
}

/** As the owner's files may be, but no picture of a post. */
export const tellingAvif = (): Promise<Buffer> => upright(60, 40).avif({ effort: 0 }).toBuffer();

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function jpegSegment(marker: number, content: string): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, latin1(content)]);
}

/** A thumbnail, IPTC, a camera's own notes, a comment, and a film after the end. */
function tellingJpeg(image: Buffer): Buffer {
  const segments = [
    jpegSegment(0xe0, `JFXX\0\x10${SECRET}`),
    jpegSegment(0xe2, `MPF\0${SECRET}`),
    jpegSegment(0xed, `Photoshop 3.0\0${SECRET}`),
    jpegSegment(0xeb, `JP${SECRET}`),
    jpegSegment(0xfe, SECRET),
  ];
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2), latin1(`ftypmp42${SECRET}`)]);
}

function pngChunk(type: string, content: string): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type + content, 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + content.length);
  return chunk;
}

/** Texts of three kinds, a time, a chunk of some program, and the picture before it was cut. */
function tellingPng(image: Buffer): Buffer {
  const chunks = [
    pngChunk('tEXt', `Comment\0${SECRET}`),
    pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SECRET}`),
    pngChunk('zTXt', `Raw profile type exif\0\0${SECRET}`),
    pngChunk('tIME', '\x07\xea\x0b\x14\x0c\0\0'),
    pngChunk('prVw', SECRET),
  ];
  const afterHead = 33;
  const [head, rest] = [image.subarray(0, afterHead), image.subarray(afterHead)];
  return Buffer.concat([head, ...chunks, rest, latin1(SECRET)]);
}

/** A chunk of some program, and something after the end. */
function tellingWebp(image: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + SECRET.length + (SECRET.length % 2));
  chunk.write('note', 'latin1');
  chunk.writeUInt32LE(SECRET.length, 4);
  chunk.write(SECRET, 8, 'latin1');
  const whole = Buffer.concat([image, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return Buffer.concat([whole, latin1(SECRET)]);
}

/** A comment, XMP with its odd end, and something after the end. */
function tellingGif(image: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, SECRET.length), latin1(SECRET), Buffer.of(0)]);
  const end = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
  const xmp = Buffer.concat([Buffer.of(0x21, 0xff, 11), latin1(`XMP DataXMP${SECRET}`), end]);
  const flags = image.readUInt8(10);
  const start = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0); // after the colours of all frames
  return Buffer.concat([image.subarray(0, start), comment, xmp, image.subarray(start), latin1(SECRET)]);
}
