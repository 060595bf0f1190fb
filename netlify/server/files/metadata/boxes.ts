/** Boxes of ISO media (ISO/IEC 14496-12): each begins with its length and its type. */

/** Views of where it stands. What is no box has no type. */
export type Box = { type: string; whole: Buffer; content: Buffer };

const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;
const NO_TYPE = '\0\0\0\0';
/** No camera puts more of them within another. */
const BOXES_MAXIMUM = 100;
/** Pieces of a film, and parts of an image. */
export const PARTS_MAXIMUM = 5_000;

/**
 * Those that stand one behind the other, and last what is none; one that is cut off ends with `bytes`.
 *
 * @throws {RangeError} for more than the maximum.
 */
export function* boxesOf(bytes: Buffer, maximum = BOXES_MAXIMUM): Generator<Box> {
  let left = maximum;
  for (let rest = bytes; rest.length > 0;) {
    if (left-- === 0) throw new RangeError('too many boxes');
    const box = firstOf(rest);
    yield box;
    rest = rest.subarray(box.whole.length);
  }
}

function firstOf(bytes: Buffer): Box {
  const type = bytes.toString('latin1', 4, HEAD_BYTES);
  const { head, size } = measure(bytes);
  if (size < head || bytes.length < head || type === NO_TYPE)
    return { type: '', whole: bytes, content: bytes };
  const whole = bytes.subarray(0, size);
  return { type, whole, content: whole.subarray(head) };
}

/** A size of 0 is all that is left; 1 says that the size follows in eight bytes. */
function measure(bytes: Buffer): { head: number; size: number } {
  const size = bytes.length < HEAD_BYTES ? 1 : bytes.readUInt32BE(0);
  if (size !== 1) return { head: HEAD_BYTES, size: size === 0 ? bytes.length : size };
  const isWhole = bytes.length >= LONG_HEAD_BYTES;
  return { head: LONG_HEAD_BYTES, size: isWhole ? Number(bytes.readBigUInt64BE(HEAD_BYTES)) : 0 };
}

/** The content of the first box on this path, one type within the other. */
export function contentAt(bytes: Buffer, [type, ...path]: string[]): Buffer | undefined {
  if (type === undefined) return bytes;
  for (const box of boxesOf(bytes)) if (box.type === type) return contentAt(box.content, path);
  return undefined;
}

/** Leaves nothing but its length: what else is in the file stays where others look for it. */
export function empty({ type, whole, content }: Box): void {
  content.fill(0);
  if (type !== '') whole.write('free', 4, 'latin1');
}

/** Empties all boxes but those of these types. */
export function emptyBut(bytes: Buffer, kept: ReadonlySet<string>, maximum?: number): void {
  for (const box of boxesOf(bytes, maximum)) if (!kept.has(box.type)) empty(box);
}

/**
 * Empties stretches of a file, which its tables name.
 *
 * @throws {RangeError} beyond the file, and for more than it has: then they overlap.
 */
export function openWiper(file: Buffer) {
  let left = file.length;
  return (start: number, length: number): void => {
    left -= length;
    if (left < 0 || start + length > file.length) throw new RangeError('the file has no such place');
    file.fill(0, start, start + length);
  };
}
