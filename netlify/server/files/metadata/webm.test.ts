import fc from 'fast-check';
import { expect, test } from 'vitest';

import { stripMetadata } from './strip.ts';

const PLACE = '+51.5007-000.1246/';
const DEVICE = 'Example Phone 9';

/** An element of Matroska; its length in eight bytes, or unknown. */
function element(id: string, content: (string | Buffer)[], length?: 'unknown'): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(length ? 0x01ffffffffffffffn : 0x0100000000000000n + BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}
/** As short as one can be. */
const short = (id: string, content: string) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x80 | content.length), Buffer.from(content)]);

const tag = (name: string, value: string) =>
  element('7373', [element('67c8', [short('45a3', name), short('4487', value)])]);
const tags = element('1254c367', [tag('LOCATION', PLACE), tag('com.android.model', DEVICE)]);

/** As recorders write it (`unknown`), and as they are put together afterwards. */
const film = (length?: 'unknown') =>
  Buffer.concat([
    element('1a45dfa3', [short('4282', 'webm')]),
    element(
      '18538067',
      [
        element('1549a966', [
          short('bf', 'sum.'),
          short('2ad7b1', 'ms'),
          short('7ba9', PLACE),
          short('4461', DEVICE.slice(0, 8)),
          short('4d80', DEVICE),
          short('5741', DEVICE),
        ]),
        tags,
        element('1654ae6b', [short('d7', 'track')]),
        element('1f43b675', [short('e7', '0'), short('a3', 'picture 1'), short('ec', PLACE)], length),
        element('1f43b675', [short('e7', '9'), short('a3', 'picture 2')], length),
        element('1941a469', [PLACE]),
        tags,
      ],
      length,
    ),
  ]);

const strip = (video: Uint8Array) => {
  const stripped = stripMetadata(Uint8Array.from(video), 'video/webm');
  return stripped && Buffer.from(stripped);
};

test.each([[undefined], ['unknown' as const]])(
  'BA-9 a WebM loses what phones and converters write of place and device, its parts of length %s',
  (length) => {
    const sent = film(length);
    const stripped = strip(sent);
    expect(sent.includes(PLACE)).toBe(true);
    for (const told of [length ? PLACE : 'LOCATION', DEVICE.slice(0, 8), 'sum.'])
      expect(stripped?.includes(told), told).toBe(false);
    for (const kept of ['webm', 'ms', 'track', 'picture 1', 'picture 2'])
      expect(stripped?.includes(kept), kept).toBe(true);
    expect(stripped?.length).toBe(sent.length);
    expect(stripped && strip(stripped)).toEqual(stripped);
  },
);

test('BA-9 a WebM that is cut off within its tags tells no half of them', () => {
  const sent = film();
  const cut = sent.subarray(0, sent.lastIndexOf(PLACE) + PLACE.length);
  expect(strip(cut)?.subarray(-60).includes(PLACE)).toBe(false);
});

test('BA-9 of anything else than a WebM each byte has its place, and its second time changes nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      const once = strip(bytes);
      expect(once?.length).toBe(bytes.length);
      expect(once && strip(once)).toEqual(once);
    }),
  );
});
