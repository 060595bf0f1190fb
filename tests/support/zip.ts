/** ZIP archives by the system's own deflate: parts of many megabytes take a script seconds. */
import { crc32, deflateRawSync } from 'node:zlib';

/** The fields that both headers of a part share, from the version that is needed to the length of the name. */
function partFields(name: Uint8Array, part: Uint8Array, deflated: Uint8Array): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4); // deflated
  fields.writeUInt32LE(0x21, 6); // 1 January 1980
  fields.writeUInt32LE(crc32(part), 10);
  fields.writeUInt32LE(deflated.length, 14);
  fields.writeUInt32LE(part.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** An archive of these parts by their names (APPNOTE 6.3 §4.3). */
export function zipOf(parts: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, part] of Object.entries(parts)) {
    const name = Buffer.from(path);
    const deflated = deflateRawSync(part);
    const fields = partFields(name, part, deflated);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, deflated]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), fields, place, name);
    files.push(file);
    offset += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const count = files.length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, entries, end]));
}
