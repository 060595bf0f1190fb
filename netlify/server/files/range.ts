/** `Range` of RFC 9110 for one range of bytes; several at once are answered with the whole. */

export type ByteRange = { start: number; end: number };

/** The bytes asked for, both ends included; `undefined` means all, `null` that there are none such. */
export function parseRange(header: string | null, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : null;
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined; // not valid: as if it were not there
  return start < size ? { start, end } : null;
}

/** Passes on only the bytes of the range, and ends its source after the last one. */
export function sliceStream(
  source: ReadableStream<Uint8Array>,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let position = 0;
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        const from = Math.max(start - position, 0);
        const to = Math.min(end + 1 - position, value.byteLength);
        position += value.byteLength;
        if (to > from) controller.enqueue(value.subarray(from, to));
        if (position > end) {
          await reader.cancel();
          return controller.close();
        }
        if (to > from) return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
