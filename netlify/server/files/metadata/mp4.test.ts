import fc from 'fast-check';
import { expect, test } from 'vitest';

import { stripMetadata } from './strip.ts';

const PLACE = '+51.5007-000.1246/';

function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** As `box`, with its size in eight bytes. */
function longBox(type: string, content: string): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  return Buffer.concat([head, body]);
}

const film = (tell: (type: string) => Buffer) =>
  Buffer.concat([
    box('ftyp', 'mp42\0\0\0\0isom'),
    box(
      'moov',
      box('mvhd', 'times'),
      tell('udta'),
      box('trak', box('tkhd', 'size'), tell('meta'), box('mdia', 'samples')),
      tell('meta'),
    ),
    tell('uuid'),
    box('mdat', 'udta is a word of the film'),
  ]);

const strip = (video: Buffer) => {
  const stripped = stripMetadata(Uint8Array.from(video), 'video/mp4');
  return stripped && Buffer.from(stripped);
};

test.each([
  ['of four bytes', (type: string) => box(type, '\xa9xyz', PLACE)],
  ['of eight bytes', (type: string) => longBox(type, `\xa9xyz${PLACE}`)],
])('BA-9 a video loses the place and what else its camera wrote, in boxes with a size %s', (_, tell) => {
  const stripped = strip(film(tell));
  expect(stripped?.includes(PLACE)).toBe(false);
  for (const kept of ['mvhd', 'tkhd', 'samples', 'udta is a word of the film'])
    expect(stripped?.includes(kept), kept).toBe(true);
  expect(stripped?.length).toBe(film(tell).length);
});

test('BA-9 a video that tells nothing stays byte for byte, and so does what is none', () => {
  const silent = film((type) => box(type.toUpperCase(), 'nothing'));
  expect(strip(silent)).toEqual(silent);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      const once = strip(Buffer.from(bytes));
      expect(once?.length).toBe(bytes.length);
      expect(once && strip(once)).toEqual(once);
    }),
  );
});
