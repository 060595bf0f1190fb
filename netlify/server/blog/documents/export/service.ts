/** A post as a Word document, from the same Markdown that the page shows (A-FIL-1, D24). */
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { visit } from 'unist-util-visit';

import type { Post } from '#contracts/blog.ts';
import { WORD_TYPE } from '#contracts/blog-admin.ts';

import { notFound } from '../../../api/errors.ts';
import { toPost } from '../../published/post-view.ts';
import type { Database } from '../../../db/database.ts';
import { fileIdOf, findFiles, readFile } from '../../../files/look-up.ts';
import { readMarkdown } from '../../markdown/markdown.ts';
import type { Block, Root } from '../../markdown/parse-markdown.ts';
import * as posts from '../../posts/view.ts';
import { blocksOf } from './blocks.ts';
import type { Context, Picture } from './inline.ts';
import { NUMBERING, STYLES } from './styles.ts';

/** Word shows these; of any other picture the document has a link. */
const PICTURE_TYPES: Record<string, Picture['type']> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};
/** All pictures of one document: a function's answer ends at 6 MB. */
const PICTURES_BYTES_MAXIMUM = 4 * 1024 * 1024;

type Wanted = { slug?: string | undefined; id?: number | undefined };

/** The document of a post, whatever its status. @throws 404 for an unknown one. */
export async function exportPost(db: Database, { slug, id }: Wanted): Promise<File> {
  const postId = id ?? (await posts.findIdBySlug(db, slug ?? '')) ?? notFound('post');
  const { row } = (await posts.findPost(db, postId)) ?? notFound('post');
  const post = shownOf(toPost(row));
  const buffer = await Packer.toBuffer(await documentOf(db, post));
  return new File([new Uint8Array(buffer)], `${post.slug}.docx`, { type: WORD_TYPE });
}

async function documentOf(db: Database, post: Post): Promise<Document> {
  const tree = await readMarkdown(post.content);
  const notes = notesOf(tree);
  const context: Context = {
    pictures: await picturesOf(db, tree),
    definitions: definitionsOf(tree),
    notes: new Map(notes.map(({ identifier }, index) => [identifier, index + 1])),
    lists: { count: 0 },
  };
  const footnotes = notes.map(({ children }, index) => {
    const paragraphs = blocksOf(children, context).filter((block) => block instanceof Paragraph);
    return [index + 1, { children: paragraphs }] as const;
  });
  const children = [...openingOf(post), ...blocksOf(tree.children, context)];
  return new Document({
    title: post.title,
    creator: nameOf(post),
    ...(post.excerpt ? { description: post.excerpt } : {}),
    styles: STYLES,
    numbering: NUMBERING,
    footnotes: Object.fromEntries(footnotes),
    sections: [{ children }],
  });
}

/** What XML cannot hold, and an old row may: a document with one such character does not open. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function shownOf(post: Post): Post {
  const clean = (text: string) => text.replace(FORBIDDEN, '');
  const { title, content, excerpt } = post;
  return { ...post, title: clean(title), content: clean(content), excerpt: excerpt && clean(excerpt) };
}

const nameOf = ({ author }: Post) => `${author.firstName} ${author.lastName}`.trim();

function openingOf(post: Post): Paragraph[] {
  const date = post.publishedAt && new Date(post.publishedAt).toISOString().slice(0, 10);
  const facts = [nameOf(post), date, post.status === 'published' ? '' : post.status]
    .filter(Boolean)
    .join('  ·  ');
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: post.title }),
    ...(facts ? [new Paragraph({ style: 'Facts', text: facts })] : []),
    ...(post.excerpt ? [new Paragraph({ style: 'Quote', text: post.excerpt })] : []),
  ];
}

function definitionsOf(tree: Root): Map<string, string> {
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  return definitions;
}

type Note = Extract<Block, { type: 'footnoteDefinition' }>;

function notesOf(tree: Root): Note[] {
  const notes = new Map<string, Note>();
  visit(tree, 'footnoteDefinition', (note) => {
    if (!notes.has(note.identifier)) notes.set(note.identifier, note);
  });
  return [...notes.values()];
}

/** Pictures of the media library that the text shows, as many as the document may carry. */
async function picturesOf(db: Database, tree: Root): Promise<Map<string, Picture>> {
  const addresses = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'image' || node.type === 'definition') addresses.add(node.url);
  });
  const ids = [...addresses].flatMap((address) => fileIdOf(address) ?? []);
  const files = await findFiles(db, ids);
  const pictures = new Map<string, Picture>();
  let bytes = 0;
  for (const address of addresses) {
    const file = files.get(fileIdOf(address) ?? 0);
    const type = file && PICTURE_TYPES[file.mimeType];
    if (!type || file.width === null || file.height === null) continue;
    if (bytes + file.size > PICTURES_BYTES_MAXIMUM) continue;
    const data = await readFile(file);
    if (!data) continue;
    bytes += file.size;
    pictures.set(address, { type, data, width: file.width, height: file.height });
  }
  return pictures;
}
