/** A .docx as a post: through HTML to Markdown, bounded before anything is read. */
import mammoth from 'mammoth';

import { repack, unreadable } from './docx-package.ts';
import { imageName, placeholderOf, type FoundImage, type ParsedDocument } from './parsed.ts';
import { toMarkdown } from './to-markdown.ts';

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
