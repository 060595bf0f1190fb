import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { SECRET, tellingPhotos } from '#support/photos.ts';

import { readDimensions } from '../image-size.ts';
import { stripMetadata } from './strip.ts';

const photos = await tellingPhotos();
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? '';

function strip(name: string, image: Buffer): Buffer | null {
  const stripped = stripMetadata(Uint8Array.from(image), typeOf(name));
  return stripped && Buffer.from(stripped);
}

/** The pixels of all frames, however damaged the picture is; nothing for one that nobody can decode. */
async function pixels(image: Buffer): Promise<Buffer | undefined> {
  const decoded = sharp(image, { animated: true, failOn: 'none', limitInputPixels: 1_000_000 });
  return decoded
    .raw()
    .toBuffer()
    .catch(() => undefined);
}

describe.each(Object.entries(photos))('%s', (name, image) => {
  test('BA-9 loses place, owner, texts and what follows its end', async () => {
    expect(image.includes(SECRET)).toBe(true);
    const stripped = strip(name, image) ?? Buffer.alloc(0);
    expect(stripped.includes('SECRET')).toBe(false);
    const { exif, xmp, iptc, comments } = await sharp(stripped).metadata();
    expect({ xmp, iptc, comments }).toEqual({});
    expect(exif?.length ?? 0).toBeLessThan(40);
  });

  test('BA-9 keeps every pixel, its colours, its frames and, where browsers follow it, which side is up', async () => {
    const stripped = strip(name, image) ?? Buffer.alloc(0);
    const [before, after] = [await pixels(image), await pixels(stripped)];
    expect(before?.length).toBeGreaterThan(0);
    expect(after && before && after.equals(before)).toBe(true);
    const known = ['format', 'icc', 'pages', 'delay', 'loop', 'width', 'height'] as const;
    const [was, is] = [await sharp(image).metadata(), await sharp(stripped).metadata()];
    for (const key of known) expect(is[key], key).toEqual(was[key]);
    expect(is.orientation).toBe(typeOf(name) === 'image/webp' ? undefined : was.orientation);
  });

  test('BA-9 is stripped once: a second time changes nothing', () => {
    const once = strip(name, image);
    expect(once && strip(name, once)?.equals(once)).toBe(true);
  });

  test('BA-9 damaged in any way is the same picture or refused, at once', async () => {
    const damage = fc.record({
      flips: fc.array(fc.tuple(fc.nat(image.length - 1), fc.nat(7)), { maxLength: 4 }),
      end: fc.oneof(fc.constant(image.length), fc.nat(image.length)),
      tail: fc.uint8Array({ maxLength: 40 }),
    });
    const property = fc.asyncProperty(damage, async ({ flips, end, tail }) => {
      const broken = Buffer.concat([image.subarray(0, end), tail]);
      for (const [at, bit] of flips)
        if (at < broken.length) broken.writeUInt8(broken.readUInt8(at) ^ (1 << bit), at);
      const stripped = strip(name, broken);
      if (!stripped) return;
      expect(strip(name, stripped)).toEqual(stripped);
      const [before, after] = [await pixels(broken), await pixels(stripped)];
      if (before) expect(after?.equals(before)).toBe(true);
    });
    await fc.assert(property, { numRuns: 100, seed: 20_261_120 });
  });
});

test('BA-9 a segment that says it is shorter than its length is refused', () => {
  const image = Buffer.from(photos['progressive.jpg'] ?? []);
  const length = image.indexOf(Buffer.of(0xff, 0xc2)) + 2;
  image.writeUInt16BE(1, length);
  expect(strip('progressive.jpg', image)).toBeNull();
});

test.each(Object.keys(photos))('BA-9 %s that is cut off anywhere is refused', (name) => {
  const whole = strip(name, photos[name] ?? Buffer.alloc(0)) ?? Buffer.alloc(0);
  const cuts = Array.from({ length: whole.length - 1 }, (_, end) => strip(name, whole.subarray(0, end)));
  // A GIF may be whole without its last byte, and between two pictures.
  if (typeOf(name) === 'image/gif') expect(cuts.filter(Boolean).length).toBeLessThan(10);
  else expect(cuts.filter(Boolean)).toEqual([]);
});

test.each([
  ['JPEG of nothing but markers', 'a.jpg', Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.alloc(10e6, 0xff)])],
  [
    'JPEG of empty segments',
    'a.jpg',
    Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.alloc(10e6, 'ffe10002', 'hex')]),
  ],
  [
    'GIF of empty blocks',
    'a.gif',
    Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(7), Buffer.alloc(10e6, '21f900', 'hex')]),
  ],
])('BA-9 a %s of 10 MB is walked through once', (_, name, image) => {
  expect(strip(name, image)).toBeNull();
});

test('BA-9 a file that is no image stays as it is', () => {
  const bytes = Uint8Array.from(Buffer.from(SECRET));
  expect(stripMetadata(bytes, 'application/pdf')).toBe(bytes);
});

/** Exif of one entry, which says how the picture is to be turned. */
const exifOf = (orientation: number) =>
  Buffer.from(
    `4d4d002a000000080001011200030000000100${orientation.toString().padStart(2, '0')}000000000000`,
    'hex',
  );

test('BA-9 of the Exif of a PNG the first is kept, however many there are', () => {
  const image = photos['photo.png'] ?? Buffer.alloc(0);
  const at = 8 + 12 + image.readUInt32BE(8); // behind its first chunk
  const chunk = Buffer.concat([Buffer.from('0000001a65584966', 'hex'), exifOf(6), Buffer.alloc(4)]);
  const many = Buffer.concat([image.subarray(0, at), ...Array<Buffer>(50).fill(chunk), image.subarray(at)]);
  const stripped = strip('photo.png', many)?.toString('latin1') ?? '';
  expect(stripped.split('eXIf')).toHaveLength(2);
});

test('BA-9 of the Exif of a JPEG the first says which side is up, however many there are', () => {
  const segment = (orientation: number) =>
    Buffer.concat([Buffer.from('ffe10022457869660000', 'hex'), exifOf(orientation)]);
  const frame = Buffer.from('ffc0000b080010002001011100', 'hex');
  const jpeg = (...parts: Buffer[]) => Buffer.concat([Buffer.from('ffd8', 'hex'), ...parts, frame]);
  expect(readDimensions(jpeg(segment(6), segment(1)), 'image/jpeg')).toEqual({ width: 16, height: 32 });
  expect(readDimensions(jpeg(segment(1), segment(6)), 'image/jpeg')).toEqual({ width: 32, height: 16 });
});
