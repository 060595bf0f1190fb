/** Word documents that are the same bytes each time they are built from the same content. */
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

const NO_TIME = new Date(1980, 0, 1); // the first day that a zip archive can name
const RELATIONSHIP_ID = /(?<=\b(?:Id|r:id|r:embed)=")rId[\w-]+(?=")/g;
const TIMESTAMP = /<dcterms:(created|modified)\b.*?<\/dcterms:\1>/gs;

/** Numbers random relationship ids by appearance and takes the time of the build out of a .docx. */
export function reproducible(docx: Uint8Array): Uint8Array<ArrayBuffer> {
  const ids = new Map<string, string>();
  const stableId = (id: string) => {
    const known = ids.get(id) ?? (/^rId\d+$/.test(id) ? id : `rIdLink${ids.size + 1}`);
    ids.set(id, known);
    return known;
  };
  const stable = (xml: string) => xml.replace(TIMESTAMP, '').replace(RELATIONSHIP_ID, stableId);
  const files: Zippable = {};
  for (const [path, bytes] of Object.entries(unzipSync(docx)).sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[path] = /\.(xml|rels)$/.test(path) ? strToU8(stable(strFromU8(bytes))) : bytes;
  }
  return new Uint8Array(zipSync(files, { mtime: NO_TIME, level: 9 }));
}
