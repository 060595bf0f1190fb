/**
 * RC2 (RFC 2268), for reading alone: `openssl pkcs12 -legacy` and Windows hide certificates, which are public,
 * behind 40 bits of it, and Node's OpenSSL has it no more.
 */

/** RFC 2268, section 2: the digits of pi. */
const PI = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2' +
    '179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec' +
    'c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9' +
    '0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);
const BLOCK_BYTES = 8;
/** How far the words are turned, in their order. */
const TURNS = [1, 2, 3, 5] as const;

/** 64 words of key (section 2), of `bits` effective bits. */
function expand(key: Uint8Array, bits: number): Uint16Array {
  const expanded = Buffer.alloc(128);
  expanded.set(key);
  const at = (index: number) => expanded[index] ?? 0;
  for (let index = key.length; index < 128; index += 1)
    expanded[index] = PI[(at(index - 1) + at(index - key.length)) & 0xff] ?? 0;
  const bytes = Math.ceil(bits / 8);
  expanded[128 - bytes] = PI[at(128 - bytes) & (0xff >> (8 * bytes - bits))] ?? 0;
  for (let index = 127 - bytes; index >= 0; index -= 1)
    expanded[index] = PI[at(index + 1) ^ at(index + bytes)] ?? 0;
  return Uint16Array.from({ length: 64 }, (_, index) => expanded.readUInt16LE(2 * index));
}

/** One block, back (section 4). */
function decryptBlock(words: Uint16Array, block: Buffer): Buffer {
  const state = Uint16Array.from({ length: 4 }, (_, index) => block.readUInt16LE(2 * index));
  const word = (index: number) => state[(index + 4) % 4] ?? 0;
  let next = 63;
  for (let round = 15; round >= 0; round -= 1) {
    for (let index = 3; index >= 0; index -= 1) {
      const turn = TURNS[index] ?? 0;
      const turned = (word(index) >>> turn) | (word(index) << (16 - turn));
      const mixed = (word(index - 1) & word(index - 2)) + (~word(index - 1) & word(index - 3));
      state[index] = turned - (words[next] ?? 0) - mixed;
      next -= 1;
    }
    if (round === 11 || round === 5)
      for (let index = 3; index >= 0; index -= 1)
        state[index] = word(index) - (words[word(index - 1) & 63] ?? 0);
  }
  return Buffer.from(state.buffer);
}

/** Decrypts RC2-CBC and takes its padding (PKCS#7) off. @throws {Error} for a wrong key. */
export function decryptRc2(key: Uint8Array, bits: number, iv: Uint8Array, data: Uint8Array): Buffer {
  const words = expand(key, bits);
  const blocks = Buffer.alloc(data.byteLength - (data.byteLength % BLOCK_BYTES));
  let before = Buffer.from(iv);
  for (let at = 0; at < blocks.length; at += BLOCK_BYTES) {
    const block = Buffer.from(data.subarray(at, at + BLOCK_BYTES));
    const plain = decryptBlock(words, block);
    for (let index = 0; index < BLOCK_BYTES; index += 1)
      blocks[at + index] = (plain[index] ?? 0) ^ (before[index] ?? 0);
    before = block;
  }
  const padding = blocks.at(-1) ?? 0;
  const end = blocks.length - padding;
  if (padding < 1 || padding > BLOCK_BYTES || !blocks.subarray(end).every((byte) => byte === padding))
    throw new Error('the padding is wrong');
  return blocks.subarray(0, end);
}
