import sharp from 'sharp';
import { expect, test } from 'vitest';

import { box, numbers } from '#support/boxes.ts';
import { SECRET, tellingAvif } from '#support/photos.ts';

import { stripMetadata } from './strip.ts';

function strip(image: Buffer, type: string): Buffer | null {
  const stripped = stripMetadata(Uint8Array.from(image), type);
  return stripped && Buffer.from(stripped);
}

test('BA-9 an AVIF loses place, owner, texts and what follows its end, and keeps every pixel', async () => {
  const sent = Buffer.concat([await tellingAvif(), Buffer.from(SECRET)]);
  const stripped = strip(sent, 'image/avif');
  expect([sent.includes('SECRET'), stripped?.includes('SECRET')]).toEqual([true, false]);
  const pixels = (image: Buffer | null) =>
    sharp(image ?? Buffer.alloc(0))
      .raw()
      .toBuffer();
  expect((await pixels(stripped)).equals(await pixels(sent))).toBe(true);
  const [was, is] = [await sharp(sent).metadata(), await sharp(stripped ?? sent).metadata()];
  expect([is.width, is.height, is.orientation, is.icc]).toEqual([
    was.width,
    was.height,
    was.orientation,
    was.icc,
  ]);
  expect(stripped && strip(stripped, 'image/avif')).toEqual(stripped);
});

const PIXELS = 'pixels';
const START = box('ftyp', 'heic\0\0\0\0mif1heic');

/** Exif in the file, and XMP beside the description; `places` may say otherwise. */
function heic(places?: Buffer): Buffer {
  const entry = (id: number, type: string, name: string) =>
    box('infe', numbers(0x02000000, id << 16), type, `${name}\0`);
  const items = [entry(1, 'hvc1', ''), entry(2, 'Exif', ''), entry(3, 'mime', '\0application/rdf+xml')];
  const describe = (iloc: Buffer) =>
    box(
      'meta',
      numbers(0),
      box('iinf', numbers(0), Buffer.of(0, 3), ...items),
      box('iloc', iloc),
      box('idat', SECRET),
    );
  const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex');
  const four = (value: number) => numbers(value).toString('hex');
  const tell = (at: number) =>
    hex(
      ...['01000000', '4400', '0003'], // version 1, lengths in four bytes, three items
      ...['0001', '0000', '0000', '0001', four(at), four(PIXELS.length)],
      ...['0002', '0000', '0000', '0001', four(at + PIXELS.length), four(SECRET.length)],
      ...['0003', '0001', '0000', '0001', four(0), four(SECRET.length)],
    );
  const { length } = describe(tell(0));
  const described = describe(places ?? tell(START.length + length + 8));
  return Buffer.concat([START, described, box('mdat', PIXELS, SECRET)]);
}

test('BA-9 a HEIC loses Exif and XMP, wherever they stand', () => {
  const sent = heic();
  const stripped = strip(sent, 'image/heic');
  expect(sent.toString('latin1').split('SECRET')).toHaveLength(3);
  expect(stripped?.includes('SECRET')).toBe(false);
  expect(stripped?.includes(PIXELS)).toBe(true);
  expect(stripped?.length).toBe(sent.length);
});

test.each([
  ['beyond its end', '0100000044000001' + '0002000000000001' + '7fffffff' + '00000010'],
  ['that are cut off', '0100000044000002' + '0002000000000001'],
  ['without end', '0100000000000001' + '000200000000ffff'],
])('BA-9 a HEIC whose Exif has places %s is refused', (_, places) => {
  expect(strip(heic(Buffer.from(places, 'hex')), 'image/heic')).toBeNull();
});

test('BA-9 a moving AVIF keeps its pictures, what is clear in them and of which they are', () => {
  const track = (handler: string, ...more: Buffer[]) =>
    box(
      'trak',
      box('tkhd', numbers(0, 0, 0)),
      ...more,
      box('mdia', box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0))),
    );
  const clear = track('auxv', box('tref', box('auxl', numbers(1))));
  const tracks = [track('pict'), clear, track('meta', box('udta', SECRET))];
  const sent = Buffer.concat([box('ftyp', 'avis\0\0\0\0avif'), box('moov', ...tracks), box('mdat', PIXELS)]);
  const stripped = strip(sent, 'image/avif')?.toString('latin1');
  for (const kept of ['pict', 'auxv', 'auxl', PIXELS]) expect(stripped?.includes(kept), kept).toBe(true);
  expect(stripped?.includes('SECRET')).toBe(false);
});
