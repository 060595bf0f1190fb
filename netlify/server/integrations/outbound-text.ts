/** The bytes of a page as text, in the encoding that it claims. */

const UTF_8 = 'utf-8';
/** Where the HTML standard looks for `<meta charset>`. */
const DECLARATION_BYTES = 1_024;
const CHARSET = /charset\s*=\s*(?:["']\s*)?([\w:.-]{1,40})/i;

/** Reads the bytes by the byte order mark, the header or the page's own declaration; else as UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const label = byteOrderMark(bytes) ?? CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(start)?.[1];
  return decode(bytes, label ?? UTF_8);
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return UTF_8;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** An encoding that nobody knows is read as UTF-8. */
function decode(bytes: Uint8Array, label: string): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder(UTF_8).decode(bytes);
  }
}
