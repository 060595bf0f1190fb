import type { Stripped } from './output.ts';

/** Elements of Matroska (RFC 9559) by their numbers. */
const [SEGMENT, CLUSTER, INFO] = [0x18538067, 0x1f43b675, 0x1549a966];
/** What is looked into; what is unknown in length, as live recordings have it, goes on to the next of its kind. */
const OPENED = new Set([SEGMENT, INFO]);
/** Tags, attached files, title, date, file names and the sum of what is changed: place, device and owner. */
const TELLING = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0xbf]);
const VOID = 0xec;
/** The programs that wrote it, which a film has to name, and what was taken out before. */
const EMPTIED = new Set([0x4d80, 0x5741, VOID]);
const LENGTH_BYTES_MAXIMUM = 8;

/** Empties them where they are: everything else refers to places in the file. */
export function stripWebm(video: Buffer): Stripped {
  const bytes = Buffer.from(video);
  for (let at = 0; at < bytes.length;) {
    const element = elementAt(bytes, at);
    if (!element) break;
    const { id, start, end } = element;
    if (TELLING.has(id)) makeVoid(bytes.subarray(at, end));
    else if (EMPTIED.has(id)) bytes.fill(0, start, end);
    at = OPENED.has(id) || (id === CLUSTER && end === undefined) ? start : (end ?? bytes.length);
  }
  return bytes;
}

/** @returns nothing where there is none; no `end` for one whose length is unknown, or that is cut off. */
function elementAt(bytes: Buffer, at: number) {
  const idBytes = widthOf(bytes[at] ?? 0);
  const lengthBytes = widthOf(bytes[at + idBytes] ?? 0);
  const start = at + idBytes + lengthBytes;
  if (idBytes > 4 || lengthBytes > LENGTH_BYTES_MAXIMUM || start > bytes.length) return undefined;
  const id = bytes.readUIntBE(at, idBytes);
  const length = lengthOf(bytes.subarray(at + idBytes, start));
  const end = length === undefined || start + length > bytes.length ? undefined : start + length;
  return { id, start, end };
}

/** The zeros before the first one of the bits say how many bytes a number has. */
const widthOf = (first: number): number => Math.clz32(first) - 23;

/** @returns nothing for all ones: the length is unknown. */
function lengthOf(bytes: Buffer): number | undefined {
  const most = 0xff >> bytes.length;
  let [length, isUnknown] = [0, true];
  for (const [index, byte] of bytes.entries()) {
    const digit = index === 0 ? byte & most : byte;
    isUnknown &&= digit === (index === 0 ? most : 0xff);
    length = length * 256 + digit;
  }
  return isUnknown ? undefined : length;
}

/** An element that says nothing, of the same length. */
function makeVoid(element: Buffer): void {
  const lengthBytes = element.length > LENGTH_BYTES_MAXIMUM ? LENGTH_BYTES_MAXIMUM : 1;
  const left = element.length - 1 - lengthBytes;
  element.fill(0);
  element.writeUInt8(VOID, 0);
  if (lengthBytes === 1) element.writeUInt8(0x80 | left, 1);
  else element.writeUInt32BE(left, 5);
  if (lengthBytes > 1) element.writeUInt8(0x01, 1);
}
