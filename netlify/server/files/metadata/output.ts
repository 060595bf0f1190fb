/** What is kept of an image, copied into one piece of memory however many parts it has. */

/** What a minimal Exif may be longer than the one it replaces, and an end that was missing. */
const ADDED_MAXIMUM = 64;

export type Output = ReturnType<typeof openOutput>;

/** Room for the whole of `image`. */
export function openOutput(image: Buffer) {
  const bytes = Buffer.alloc(image.length + ADDED_MAXIMUM);
  let length = 0;
  const write = (part: Buffer) => {
    length += part.copy(bytes, length);
  };
  return {
    write,
    /** Copies the bytes from `start` up to `end`. */
    keep: (start: number, end: number) => write(image.subarray(start, end)),
    length: () => length,
    written: () => bytes.subarray(0, length),
  };
}

export type Stripped = ReturnType<Output['written']>;
