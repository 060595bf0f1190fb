/** Splits text into its PEM blocks (RFC 7468): in one pass, whatever stands between them. */

export type PemBlock = {
  /** Such as `CERTIFICATE`. */
  label: string;
  /** The whole block. */
  text: string;
  /** What it holds; empty if that is no base64. */
  bytes: Uint8Array;
};

const BEGIN = '-----BEGIN ';
const DASHES = '-----';
const LABEL_MAXIMUM = 40;
const INDENT_MAXIMUM = 100;
/** What all that PEM holds begins with (ASN.1). */
const SEQUENCE = 0x30;
/** A line of a key that an old OpenSSL encrypted (RFC 1421): `DEK-Info: AES-256-CBC,…`. */
const HEADER = /^[\w-]+:.*$/gm;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** What a mail puts before the lines that it quotes. */
const QUOTED = /^(?:> ?)+/gm;

/** The blocks of a text that are whole: each begins and ends with the same label. Quoted ones are blocks too. */
export function pemBlocks(quoted: string): PemBlock[] {
  const text = quoted.replace(QUOTED, '');
  const blocks: PemBlock[] = [];
  for (let begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin + BEGIN.length)) {
    const labelStart = begin + BEGIN.length;
    const labelEnd =
      labelStart + text.slice(labelStart, labelStart + LABEL_MAXIMUM + DASHES.length).indexOf(DASHES);
    if (labelEnd < labelStart) continue;
    const label = text.slice(labelStart, labelEnd);
    // Looked for up to the next dashes alone: however many beginnings there are, each character is read once.
    const bodyStart = labelEnd + DASHES.length;
    const bodyEnd = text.indexOf(DASHES, bodyStart);
    const end = `-----END ${label}-----`;
    if (bodyEnd < 0) break;
    if (text.slice(bodyEnd, bodyEnd + end.length) !== end) continue;
    const bytes = base64Bytes(text.slice(bodyStart, bodyEnd).replace(HEADER, ''));
    if (bytes?.[0] !== SEQUENCE && !startsLine(text, begin)) continue; // a sentence that names the lines
    blocks.push({ label, text: text.slice(begin, bodyEnd + end.length), bytes: bytes ?? new Uint8Array() });
  }
  return blocks;
}

/** Whether nothing but blanks stands before it on its line. */
function startsLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - INDENT_MAXIMUM), at);
  return /(?:^|[\r\n])[ \t\uFEFF]*$/.test(before);
}

/** What base64 with or without line breaks stands for; nothing for any other text. */
export function base64Bytes(text: string): Uint8Array | undefined {
  const compact = text.replace(/\s+/g, '');
  return BASE64.test(compact) ? Buffer.from(compact, 'base64') : undefined;
}
