import { boxesOf, contentAt, emptyBut, openWiper, PARTS_MAXIMUM } from './boxes.ts';
import { stripMovies } from './mp4.ts';
import type { Stripped } from './output.ts';

/** What an AVIF or HEIC is made of; a moving one has a movie. */
const PICTURE = new Set(['ftyp', 'meta', 'moov', 'mdat']);
/** Items that no picture is made of: Exif, and XMP among those of a type of the internet. */
const TELLING = new Set(['Exif', 'mime']);

/** Empties the metadata where they are (ISO/IEC 23008-12, annex A); which side is up stands elsewhere. */
export function stripHeif(image: Buffer): Stripped {
  const bytes = Buffer.from(image);
  emptyBut(bytes, PICTURE);
  stripMovies(bytes);
  const meta = contentAt(bytes, ['meta'])?.subarray(4);
  const [items, places] = [meta && contentAt(meta, ['iinf']), meta && contentAt(meta, ['iloc'])];
  if (items && places) wipeItems(tellingItems(items), places, [bytes, meta && contentAt(meta, ['idat'])]);
  return bytes;
}

/** Their numbers (ISO/IEC 14496-12, 8.11.6). */
function tellingItems(items: Buffer): Set<number> {
  const found = new Set<number>();
  for (const { type, content } of boxesOf(items.subarray(items.readUInt8(0) === 0 ? 6 : 8), PARTS_MAXIMUM)) {
    if (type !== 'infe' || content.readUInt8(0) < 2) continue;
    const idBytes = content.readUInt8(0) === 2 ? 2 : 4;
    const typeAt = 4 + idBytes + 2;
    if (TELLING.has(content.toString('latin1', typeAt, typeAt + 4)))
      found.add(content.readUIntBE(4, idBytes));
  }
  return found;
}

/**
 * Empties what `places` says of these items (ISO/IEC 14496-12, 8.11.3), each within one of the `sources`.
 *
 * @throws {RangeError} for places that are none of this file.
 */
function wipeItems(items: Set<number>, places: Buffer, sources: (Buffer | undefined)[]): void {
  const wipers = sources.map((source) => openWiper(source ?? Buffer.alloc(0)));
  let at = 4;
  const read = (bytes: number) => {
    at += bytes;
    if (bytes === 8) return Number(places.readBigUInt64BE(at - 8));
    return bytes === 0 ? 0 : places.readUIntBE(at - bytes, bytes);
  };
  const version = places.readUInt8(0);
  const idBytes = version < 2 ? 2 : 4;
  const [lengths, others] = [read(1), read(1)]; // four bits each
  const [offsetBytes, lengthBytes] = [lengths >> 4, lengths & 0x0f];
  const [baseBytes, indexBytes] = [others >> 4, others & 0x0f];
  let most = places.length; // each extent is written in some bytes of it
  for (let left = read(idBytes); left > 0; left -= 1) {
    const isTelling = items.has(read(idBytes));
    const source = version === 0 ? 0 : read(2) & 0x0f;
    read(2); // in which file: this one
    const base = read(baseBytes);
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (most-- === 0) throw new RangeError('too many extents');
      if (version > 0) read(indexBytes);
      const [offset, length] = [read(offsetBytes), read(lengthBytes)];
      if (isTelling) wipers[source]?.(base + offset, length);
    }
  }
}
