import type { Stripped } from './output.ts';

/** Boxes of ISO media (ISO/IEC 14496-12) in which cameras write the place, the device and the owner. */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Where they stand besides the top: each in the one before. */
const OPENED = ['moov', 'trak'];
const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;

/**
 * Empties those boxes where they are, as `free` ones: everything else refers to places in the file. From what is no
 * box on all stays as it is.
 */
export function stripMp4(video: Buffer): Stripped {
  const bytes = Buffer.from(video);
  emptyBoxes(bytes, 0);
  return bytes;
}

function emptyBoxes(bytes: Buffer, depth: number): void {
  for (let rest = bytes; rest.length >= LONG_HEAD_BYTES;) {
    const type = rest.toString('latin1', 4, HEAD_BYTES);
    const { head, size } = measure(rest);
    if (size < head || size > rest.length) return;
    if (TELLING.has(type)) rest.fill(0, head, size).write('free', 4, 'latin1');
    else if (type === OPENED[depth]) emptyBoxes(rest.subarray(head, size), depth + 1);
    rest = rest.subarray(size);
  }
}

/** A size of 0 is all that is left; 1 says that the size follows in eight bytes. */
function measure(box: Buffer): { head: number; size: number } {
  const size = box.readUInt32BE(0);
  if (size === 1) return { head: LONG_HEAD_BYTES, size: Number(box.readBigUInt64BE(HEAD_BYTES)) };
  return { head: HEAD_BYTES, size: size === 0 ? box.length : size };
}
