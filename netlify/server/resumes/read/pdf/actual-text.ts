/**
 * What a PDF says that its glyphs mean (`ActualText`, ISO 32000-1 §14.9.4). Browsers write it where a glyph stands
 * for several letters (`tt`, `Th`) or is a small capital, and give such glyphs no letter of their own.
 */
import { inflateSync } from 'node:zlib';

const STREAMS_MAXIMUM = 2_000;
const STREAM_BYTES_MAXIMUM = 4 * 1024 * 1024;
const ALL_BYTES_MAXIMUM = 24 * 1024 * 1024;
/** Its properties hold nothing else of use; a span without a text is a span too. */
const SPAN = /\/Span\s{0,3}<<([^]{0,200}?)>>\s{0,3}BDC/g;
const TEXT = /\/ActualText\s{0,3}(?:\((?<plain>(?:[^()\\]|\\.){0,80})\)|<(?<hex>[\da-fA-F\s]{0,160})>)/s;

/**
 * Texts of the spans of each stream that has any, in the order of the file; undefined for a span that has none.
 */
export function actualTexts(bytes: Uint8Array): (string | undefined)[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: (string | undefined)[][] = [];
  let left = ALL_BYTES_MAXIMUM;
  let at = 0;
  for (let count = 0; count < STREAMS_MAXIMUM && left > 0; count += 1) {
    const start = file.indexOf('stream', at, 'latin1');
    if (start < 0) break;
    const end = file.indexOf('endstream', start, 'latin1');
    if (end < 0) break;
    at = end + 'endstream'.length;
    const content = inflated(
      file.subarray(start + 'stream'.length, end),
      Math.min(left, STREAM_BYTES_MAXIMUM),
    );
    left -= content?.length ?? 0;
    if (!content?.includes('/ActualText')) continue;
    found.push(
      Array.from(content.toString('latin1').matchAll(SPAN), ([, properties = '']) =>
        decoded(TEXT.exec(properties)?.groups ?? {}),
      ),
    );
  }
  return found;
}

function inflated(stream: Buffer, maxOutputLength: number): Buffer | undefined {
  const data = stream.subarray(stream[0] === 0x0d ? 2 : 1);
  if ((data[0] ?? 0) % 16 !== 8) return undefined; // not deflated
  try {
    return inflateSync(data, { maxOutputLength });
  } catch {
    return undefined;
  }
}

function decoded({ plain, hex }: Record<string, string | undefined>): string | undefined {
  if (plain !== undefined) return asText(Buffer.from(plain.replace(/\\(\d{3}|.)/gs, unescaped), 'latin1'));
  return hex === undefined ? undefined : asText(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
}

const unescaped = (_: string, code: string): string =>
  /^\d{3}$/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) % 256) : code;

/** UTF-16 with its mark, else one byte for each letter. */
const asText = (bytes: Buffer): string =>
  bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder('utf-16be').decode(bytes.subarray(2))
    : bytes.toString('latin1');
