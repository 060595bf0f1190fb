/** A .docx as a post: through HTML to Markdown, bounded before anything is read. */
import mammoth from 'mammoth';
import { zipSync } from 'fflate';

import { type FoundImage, imageName, type ParsedDocument, placeholderOf } from './parsed.ts';
import { toMarkdown } from './to-markdown.ts';
import { apiError, type ApiError } from '../../../api/errors.ts';
import { inflateEntry, zipEntries } from '../../../files/zip.ts';

const STYLES = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Code'] => pre > code:separator('\\n')",
  "p[style-name='Code Block'] => pre > code:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre > code:separator('\\n')",
  "r[style-name='Inline Code'] => code",
  "r[style-name='HTML Code'] => code",
  'strike => del',
];

const TITLE = /^\s*<h1[^>]*>([\s\S]*?)<\/h1>/;

/** @throws 422 for a document that cannot be read, 413 for one that is too large inside. */
export async function readWordDocument(document: {
  name: string;
  bytes: Uint8Array;
}): Promise<ParsedDocument> {
  const images: FoundImage[] = [];
  const { html, isComplete } = await toHtml(repack(document.bytes), images);
  const [opening = '', titleHtml = ''] = TITLE.exec(html) ?? [];
  const body = html.slice(opening.length);
  const title = plainText(titleHtml) || document.name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');
  return {
    title,
    categories: [],
    tags: [],
    content: toMarkdown(body, body.includes('<h1') ? 1 : 0).trim(),
    images,
    notes: isComplete ? [] : ['Some formatting of the document has no counterpart in Markdown.'],
  };
}

async function toHtml(buffer: Buffer, images: FoundImage[]) {
  const convertImage = mammoth.images.imgElement(async (image) => {
    const bytes = new Uint8Array(await image.readAsBuffer());
    const index = images.push({ name: imageName(images.length, image.contentType), bytes, altText: '' }) - 1;
    return { src: placeholderOf(index) };
  });
  try {
    const { value, messages } = await mammoth.convertToHtml({ buffer }, { styleMap: STYLES, convertImage });
    return { html: value, isComplete: messages.length === 0 };
  } catch {
    throw unreadable();
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of a heading: mammoth writes no other entities. */
const plainText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/**
 * Opens a .docx without trusting it: its parts are inflated one by one with a limit, and packed again uncompressed
 * for the reader, which then has nothing left to inflate. A file of 199 KB can otherwise become 68 MB and more.
 */
const PARTS_MAXIMUM = 1_000;
/** Some 300 pages. */
const XML_BYTES_MAXIMUM = 6 * 1024 * 1024;
const PART_BYTES_MAXIMUM = 8 * 1024 * 1024;
const ALL_BYTES_MAXIMUM = 24 * 1024 * 1024;

/** What the text and its pictures are read from; macros, fonts and embedded files are left behind. */
const NEEDED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[\w-]+\.xml|word\/_rels\/[\w.-]+\.rels|word\/media\/[^/]+)$/;

/** @throws 422 for what is no .docx, 413 for one that is too large inside. */
function repack(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Record<string, Uint8Array> = {};
  let left = ALL_BYTES_MAXIMUM;
  for (const entry of zipEntries(file, PARTS_MAXIMUM, ERRORS).filter(({ name }) => NEEDED.test(name))) {
    const maximum = Math.min(left, entry.name.endsWith('.xml') ? XML_BYTES_MAXIMUM : PART_BYTES_MAXIMUM);
    const part = inflateEntry(file, entry, maximum, ERRORS);
    left -= part.byteLength;
    parts[entry.name] = part;
  }
  if (!parts['word/document.xml']) throw unreadable();
  return Buffer.from(zipSync(parts, { level: 0 }));
}

const tooLarge = (): ApiError =>
  apiError(413, 'TOO_LARGE', 'This document is larger inside than what can be imported.');

/** The error for a file that is no Word document, or a damaged one. */
const unreadable = (): ApiError =>
  apiError(422, 'INVALID', 'This Word document cannot be read: it is damaged or of another kind.');

const ERRORS = { unreadable, tooLarge };
