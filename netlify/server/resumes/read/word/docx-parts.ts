/** Opens a .docx without trusting it: the few parts that hold words, each inflated up to a limit. */
import { parseDocument } from 'htmlparser2';

import { inflateEntry, zipEntries } from '../../../files/zip.ts';
import { unreadable } from '../problems.ts';

export type Xml = ReturnType<typeof parseDocument>;
export type Element = Extract<Xml['childNodes'][number], { attribs: Record<string, string> }>;

const PARTS_MAXIMUM = 2_000;
/** Some 300 pages. */
const XML_BYTES_MAXIMUM = 6 * 1024 * 1024;
const NEEDED = /^word\/(?:document|styles|header\d*|footer\d*|_rels\/document\.xml\.rels)(?:\.xml)?$/;

export type DocxParts = { part: (name: string) => Xml | undefined; names: string[] };

/** @throws {Unreadable} for what is no Word document, or holds too much */
export function openDocx(bytes: Uint8Array): DocxParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const errors = { unreadable: () => unreadable('damaged'), tooLarge: () => unreadable('too-large') };
  const entries = zipEntries(file, PARTS_MAXIMUM, errors).filter(({ name }) => NEEDED.test(name));
  let left = XML_BYTES_MAXIMUM;
  const part = (name: string): Xml | undefined => {
    const entry = entries.find((one) => one.name === name);
    if (!entry) return undefined;
    const xml = inflateEntry(file, entry, left, errors);
    left -= xml.byteLength;
    const text = xml.toString('utf8');
    if (!isShallow(text)) throw unreadable('damaged');
    return parseDocument(text, { xmlMode: true });
  };
  return { part, names: entries.map(({ name }) => name) };
}

/** Of Word's own documents; tables in text boxes in tables come to 60. */
const DEPTH_MAXIMUM = 400;
/** `</w:p>`, `<?xml`, `<!--`, `<w:br/>` and `<w:p>` by their first and last characters. */
const SLASH = '/'.charCodeAt(0);
const MARKS = new Set(['?'.charCodeAt(0), '!'.charCodeAt(0)]);

/** Whether elements stand no deeper in each other than in what people write, since parsers take ever longer for each level. */
function isShallow(xml: string): boolean {
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    const first = xml.charCodeAt(at + 1);
    if (MARKS.has(first)) continue;
    const end = xml.indexOf('>', at);
    if (end < 0) return true;
    if (first === SLASH) depth -= 1;
    else if (xml.charCodeAt(end - 1) !== SLASH) depth += 1;
    if (depth > DEPTH_MAXIMUM) return false;
    at = end;
  }
  return true;
}

export const childrenOf = (element: Element | Xml): Element[] =>
  element.children.filter((node) => 'attribs' in node);

/** The first child of that name: `child(paragraph, 'w:pPr')`. */
export const child = (element: Element | undefined, name: string): Element | undefined =>
  element && childrenOf(element).find((one) => one.name === name);

/** What is written at the end of a path of names: `valueAt(properties, 'w:rFonts', 'w:sz')`. */
export function valueOf(properties: Element | undefined, name: string): string | undefined {
  const found = child(properties, name);
  return found ? (found.attribs['w:val'] ?? '') : undefined;
}

/** Whether a switch such as `w:b` is on; undefined where nothing is said. */
export function isOn(properties: Element | undefined, name: string): boolean | undefined {
  const value = valueOf(properties, name);
  return value === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(value);
}

/** The elements of that name, however deep. */
export function descendants(element: Element | Xml, name: string): Element[] {
  return childrenOf(element).flatMap((one) => (one.name === name ? [one] : descendants(one, name)));
}
