/** Boxes of ISO media (ISO/IEC 14496-12), as films and some pictures are made of. */

const joined = (parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

export function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const body = joined(content);
  return joined([numbers(8 + body.length), type, body]);
}

/** As `box`, with its size in eight bytes. */
export const longBox = (type: string, content: string): Buffer =>
  joined([numbers(1), type, numbers(0, 16 + content.length), content]);

/** Each in four bytes. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => void bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}
