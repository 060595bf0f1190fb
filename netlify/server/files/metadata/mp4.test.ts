import fc from 'fast-check';
import { expect, test } from 'vitest';

import { box, longBox, numbers } from '#support/boxes.ts';

import { stripMetadata } from './strip.ts';

const PLACE = '+51.5007-000.1246/';
const DEVICE = 'Example Cam 11';
const MADE = numbers(0, 0xe1234567, 0xe1234567); // 1904 and some seconds

const head = (type: string, rest = '') => box(type, MADE, rest);

/** A track of two chunks, of two samples and of one, where `places` say; its samples have these lengths. */
function track(handler: string, places: number[], lengths: number[]): Buffer {
  const table = box(
    'stbl',
    box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)),
    box('stsz', numbers(0, 0, lengths.length, ...lengths)),
    box('stco', numbers(0, places.length, ...places)),
  );
  const name = box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0), DEVICE);
  return box('trak', head('tkhd', 'size'), box('mdia', head('mdhd', 'speed'), name, box('minf', table)));
}

const START = box('ftyp', 'mp42\0\0\0\0isom');
const [SHOWN, WAY] = ['udta is a word of the film', [`$GP${PLACE}`, `$GP${PLACE}`, '$GPend']];

/** As cameras write them: what it shows, and between it where that was. */
function film(tell: (type: string) => Buffer): Buffer {
  const [first = '', second = '', third = ''] = WAY;
  const samples = box('mdat', SHOWN, first, second, SHOWN, third);
  const at = START.length + 8;
  const [one, other] = [at + SHOWN.length, at + 2 * SHOWN.length + first.length + second.length];
  const lengths = WAY.map(({ length }) => length);
  return Buffer.concat([
    START,
    samples,
    box(
      'moov',
      head('mvhd', 'speed'),
      tell('udta'),
      Buffer.concat([track('vide', [at, one + 2 * first.length], [SHOWN.length])]),
      track('meta', [one, other], lengths),
      tell('meta'),
      tell('gps '),
    ),
    tell('uuid'),
    tell('free'),
    Buffer.from(`trailer of ${PLACE}`),
  ]);
}

const strip = (video: Buffer) => {
  const stripped = stripMetadata(Uint8Array.from(video), 'video/mp4');
  return stripped && Buffer.from(stripped);
};

test.each([
  ['of four bytes', (type: string) => box(type, '\xa9xyz', PLACE)],
  ['of eight bytes', (type: string) => longBox(type, `\xa9xyz${PLACE}`)],
])('BA-9 a video loses its place, its way, its device and its time, in boxes with a size %s', (_, tell) => {
  const sent = film(tell);
  const stripped = strip(sent);
  for (const told of [PLACE, '$GP', DEVICE, MADE.subarray(4)])
    expect([sent.includes(told), stripped?.includes(told)], String(told)).toEqual([true, false]);
  expect(stripped?.toString('latin1').split(SHOWN)).toHaveLength(3);
  for (const kept of ['mvhd', 'tkhd', 'mdhd', 'vide', 'speed', 'size'])
    expect(stripped?.includes(kept), kept).toBe(true);
  expect(stripped?.length).toBe(sent.length);
  expect(stripped && strip(stripped)).toEqual(stripped);
});

test.each([
  ['places beyond its end', [1e9], [4]],
  ['more samples than it has bytes', [0, 0], [1000, 1000, 1000]],
])('BA-9 a video whose way has %s is refused', (_, places, lengths) => {
  expect(strip(Buffer.concat([START, box('moov', track('meta', places, lengths))]))).toBeNull();
});

test('BA-9 a video whose way is written in a form that is not read is refused', () => {
  const way = track('meta', [0], [4]);
  way.write('stz2', way.indexOf('stsz'), 'latin1');
  expect(strip(Buffer.concat([START, box('moov', way)]))).toBeNull();
});

test('BA-9 a video of nothing but boxes is refused', () => {
  const boxes = Buffer.alloc(1e6, box('free'));
  expect(strip(Buffer.concat([START, boxes]))).toBeNull();
  expect(strip(Buffer.concat([START, box('moov', boxes)]))).toBeNull();
});

test('BA-9 a video that tells nothing stays byte for byte, and any bytes keep their length', () => {
  const silent = Buffer.concat([START, box('mdat', SHOWN), box('moov', box('mvhd', numbers(0, 0, 0)))]);
  expect(strip(silent)).toEqual(silent);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      const once = strip(Buffer.from(bytes));
      expect(once?.length).toBe(bytes.length);
      expect(once && strip(once)).toEqual(once);
    }),
  );
});
