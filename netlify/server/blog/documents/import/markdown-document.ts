/** A Markdown file as a post: its frontmatter, its first heading as the title, and its images. */
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { z } from 'zod';

import { apiError } from '../../../api/errors.ts';
import { parseMarkdown, wordsOf, type Root } from '../../markdown/parse-markdown.ts';
import { assertLength, imageName, placeholderOf, type FoundImage, type ParsedDocument } from './parsed.ts';

type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Linear to look for, unlike anything that reads megabytes of Base64 as text. */
const DATA_IMAGE = /data:(image\/[a-z.+-]{1,30});base64,([A-Za-z0-9+/=\s]*?)(?=[)>"'\s]|$)/gi;
const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const list = z.array(scalar.catch(''));
const words = z.union([list, z.string().transform((text) => text.split(',').map((name) => name.trim()))]);
const text = scalar.optional().catch(undefined);

/** The names that common generators give to these fields; what does not fit is left out. */
const Frontmatter = z.object({
  ...{ title: text, slug: text, excerpt: text, description: text, summary: text },
  ...{ coverImage: text, cover: text, image: text },
  tags: words.catch([]).default([]),
  categories: words.catch([]).default([]),
  category: z
    .union([list, scalar.transform((name) => [name])])
    .catch([])
    .default([]),
});

/** @throws 413 for more text than a post may hold, 422 for what is not text in UTF-8. */
export function readMarkdownDocument({
  document,
  files,
}: {
  document: UploadedFile;
  files: UploadedFile[];
}): ParsedDocument {
  const notes: string[] = [];
  const source = textOf(document.bytes);
  const { meta, body } = splitFrontmatter(source, notes);
  const images: FoundImage[] = [];
  const withoutData = body.replace(DATA_IMAGE, (_, type: string, base64: string) => {
    images.push({ name: imageName(images.length, type), bytes: decoded(base64), altText: '' });
    return placeholderOf(images.length - 1);
  });
  assertLength(withoutData);
  const tree = parseMarkdown(withoutData);
  const heading = titleOf(tree);
  const content = replaceImages(withoutData, tree, { images, files, notes });
  const title = meta.title || heading?.text || document.name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');
  // The heading stands before every image: what is replaced after it leaves it where it is.
  const isTitle = heading && (!meta.title || meta.title.trim() === heading.text);
  return {
    title,
    slug: meta.slug,
    excerpt: meta.excerpt ?? meta.description ?? meta.summary,
    coverImage: meta.coverImage ?? meta.cover ?? meta.image,
    categories: [...meta.categories, ...meta.category],
    tags: meta.tags,
    content: (isTitle ? content.slice(heading.end) : content).trim(),
    images,
    notes,
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw apiError(422, 'INVALID', 'This file is not text in UTF-8.');
  }
}

const decoded = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

function splitFrontmatter(source: string, notes: string[]) {
  const [whole = '', yaml = ''] = FRONTMATTER.exec(source) ?? [];
  const body = source.slice(whole.length);
  try {
    // To show where each of many errors is takes with the square of their number.
    const options = { maxAliasCount: 10, prettyErrors: false };
    const result = Frontmatter.safeParse(whole ? parse(yaml, options) : {});
    if (result.success) return { meta: result.data, body };
  } catch {
    // Said below, like what is YAML but no list of fields.
  }
  notes.push('The fields at the beginning of the file could not be read.');
  return { meta: Frontmatter.parse({}), body };
}

/** A heading of the first level that opens the text. */
function titleOf({ children: [first] }: Root) {
  if (first?.type !== 'heading' || first.depth !== 1) return undefined;
  const end = first.position?.end.offset;
  return end === undefined ? undefined : { text: wordsOf(first).trim(), end };
}

type Images = { images: FoundImage[]; files: UploadedFile[]; notes: string[] };

/** Gives the images of the text that came along as files their placeholders, from the end to the beginning. */
function replaceImages(markdown: string, tree: Root, { images, files, notes }: Images): string {
  const found: { start: number; end: number; url: string; alt: string; caption: string }[] = [];
  visit(tree, 'image', ({ url, alt, title, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start === undefined || end === undefined) return;
    const caption = title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '';
    found.push({ start, end, url, alt: alt ?? '', caption });
  });
  const known = new Map<string, number>();
  let content = markdown;
  for (const { start, end, url, alt, caption } of found.toReversed()) {
    const own = /^import:(\d+)$/.exec(url)?.[1];
    if (own !== undefined) describe(images[Number(own)], alt);
    if (own !== undefined || /^([a-z][a-z0-9+.-]*:|\/|#)/i.test(url)) continue;
    const name = baseName(url);
    const file = files.find((candidate) => baseName(candidate.name) === name);
    if (!file) {
      notes.push(`The image “${name.slice(0, 100)}” did not come with the document.`);
      continue;
    }
    const index = known.get(name) ?? images.push({ name, bytes: file.bytes, altText: alt }) - 1;
    known.set(name, index);
    content = `${content.slice(0, start)}![${escaped(alt)}](${placeholderOf(index)}${caption})${content.slice(end)}`;
  }
  return content;
}

const describe = (image: FoundImage | undefined, alt: string) => {
  if (image && alt) image.altText = alt;
};

function baseName(path: string): string {
  const name = path.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? path;
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

const escaped = (alt: string) => alt.replace(/[[\]\\]/g, '\\$&');
