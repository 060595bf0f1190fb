/** Word documents that are the same bytes each time they are made of the same content at the same time. */
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

import { FACES, type Face } from '../appearance.ts';
import { fontFile } from '../fonts.ts';

const NO_TIME = new Date(1980, 0, 1); // the first day that a zip archive can name
const RELATIONSHIP_ID = /(?<=\b(?:Id|r:id)=")rId[\w-]+(?=")/g;
const TIMESTAMP = /(?<=<dcterms:(?:created|modified)\b[^<>]{0,99}>)[^<>]*(?=<)/g;
const FONT_KEY = /(?<=w:fontKey=")[^"]*(?=")/g;
const FONT_PATH = /^word\/fonts\/font(\d+)\.odttf$/;

/** Any will do: ECMA-376 (part 4, 3.2.1) hides the beginning of a face by it, and names it in the document. */
const OWN_KEY = '6F0E5D5C-2B7B-4C52-9A4E-7D1B3C0A8E91';
const HIDDEN_BYTES = 32;

/** Numbers random relationship ids by appearance, and sets times and keys of fonts. */
export function reproducible(docx: Uint8Array, now: Date): Uint8Array {
  const ids = new Map<string, string>();
  const stableId = (id: string) => {
    const known = ids.get(id) ?? (/^rId\d+$/.test(id) ? id : `rIdLink${ids.size + 1}`);
    ids.set(id, known);
    return known;
  };
  const stable = (xml: string) =>
    xml
      .replace(TIMESTAMP, now.toISOString())
      .replace(RELATIONSHIP_ID, stableId)
      .replace(FONT_KEY, `{${OWN_KEY}}`);
  const files: Zippable = {};
  for (const [path, bytes] of Object.entries(unzipSync(docx)).sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[path] =
      hiddenFont(path) ?? (/\.(?:xml|rels)$/.test(path) ? strToU8(stable(strFromU8(bytes))) : bytes);
  }
  return zipSync(files, { mtime: NO_TIME });
}

/** Faces are numbered in the order in which the document lists them. */
function hiddenFont(path: string): Uint8Array | undefined {
  const number = FONT_PATH.exec(path)?.[1];
  const face = (Object.keys(FACES) as Face[])[Number(number) - 1];
  if (!face) return undefined;
  const key = Buffer.from(OWN_KEY.replaceAll('-', ''), 'hex').reverse();
  return fontFile(face).map((byte, index) =>
    index < HIDDEN_BYTES ? byte ^ (key[index % key.length] ?? 0) : byte,
  );
}
