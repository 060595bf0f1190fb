/** Makes a draft of a document: its images into the media library, its text into a post that nobody sees yet. */
import { createHash } from 'node:crypto';

import { asSeen } from '#contracts/as-seen.ts';
import { IMPORT_EXTENSIONS } from '#contracts/blog-admin.ts';
import { EXCERPT_MAXIMUM, PostFields, TITLE_MAXIMUM, type PostInput } from '#contracts/blog-post-input.ts';
import { sizedPath, type ManagedFile } from '#contracts/files.ts';
import { PostSlug } from '#contracts/slug.ts';
import { Id } from '#contracts/values.ts';

import { apiError, invalidInput } from '../../../api/errors.ts';
import type { OwnerContext } from '../../../api/owner-only.ts';
import { runBounded } from '../../../bounded/run-bounded.ts';
import { discardFiles, giveToPost, storeFile } from '../../../files/service.ts';
import { createPost } from '../../posts/service.ts';
import { categories, tags } from '../../taxonomy/service.ts';
import { assertLength, PLACEHOLDER, type FoundImage, type ParsedDocument } from './parsed.ts';

type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** A character that is left when a post is stored. */
const VISIBLE = /[^\s\p{Cc}]/u;

/** A document that is read, and whose images are stored; no post yet. */
export type PreparedImport = {
  parsed: ParsedDocument;
  imageCount: number;
  /** Files that it brought, private until their post is public. */
  fileIds: number[];
};

/**
 * Reads one document and stores its images, which may take seconds: before any transaction.
 *
 * @throws 415 for another kind of file, 413 for one that is too large inside, 422 for one that cannot be read
 */
export async function prepareImport(
  context: OwnerContext,
  document: UploadedFile,
  files: UploadedFile[],
): Promise<PreparedImport> {
  const parsed = await parseDocument(document, files);
  if (!VISIBLE.test(parsed.content)) throw apiError(422, 'INVALID', 'This document has no text.');
  assertLength(parsed.content); // before an image of it is stored
  assertContent(parsed.content);
  const images = await storeImages(context, parsed);
  const addresses = images.map((image) => image && sizedPath(image));
  const content = parsed.content.replace(PLACEHOLDER, (whole, index: string) =>
    Number(index) < addresses.length ? (addresses[Number(index)] ?? '') : whole,
  );
  const stored = images.filter((image) => image !== undefined);
  const fileIds = stored.filter(({ isPublic }) => !isPublic).map(({ id }) => id);
  try {
    assertLength(content);
  } catch (error) {
    await discardFiles(context.db, fileIds);
    throw error;
  }
  return { parsed: { ...parsed, content }, imageCount: stored.length, fileIds };
}

/** Makes a draft of what was prepared; its images become visible with it. */
export function makeImportedPost(context: OwnerContext, { parsed, imageCount, fileIds }: PreparedImport) {
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const notes = [...parsed.notes]; // a transaction may be done again
    const input = await inputOf(inTransaction, { ...parsed, notes });
    const slugSource = { text: wantedSlug(parsed) ?? input.title, fallback: 'imported-post' };
    const post = await createPost(inTransaction, input, { cause: 'imported', slugSource });
    await giveToPost(tx, fileIds, Id.parse(post.id));
    return { post, imageCount, notes };
  });
}

/** Takes the images away again, unless a post has them. */
export const discardImport = ({ db }: OwnerContext, { fileIds }: PreparedImport): Promise<void> =>
  discardFiles(db, fileIds);

/** What a post may not hold a document may not either. @throws 422 naming `content` */
function assertContent(content: string): void {
  const checked = PostFields.pick({ content: true }).safeParse({ content });
  if (!checked.success) throw invalidInput(checked.error.issues);
}

async function parseDocument(document: UploadedFile, files: UploadedFile[]): Promise<ParsedDocument> {
  const extension = /\.[a-z]+$/i.exec(document.name)?.[0].toLowerCase();
  if (extension === '.docx') return runBounded('read-word-document', document);
  if (extension === '.md' || extension === '.markdown')
    return runBounded('read-markdown-document', { document, files });
  throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', `Import one of ${IMPORT_EXTENSIONS.join(', ')}.`);
}

/** Each image in the media library; none for one that it does not take, which a note says. */
async function storeImages(context: OwnerContext, { images, notes }: ParsedDocument) {
  const stored: (ManagedFile | undefined)[] = [];
  const known = new Map<string, ManagedFile>(); // the same picture twice is one file
  for (const image of images) {
    const checksum = createHash('sha256').update(image.bytes).digest('hex');
    const file = known.get(checksum) ?? (await storeImage(context, image, notes));
    if (file) known.set(checksum, file);
    stored.push(file);
  }
  return stored;
}

async function storeImage(context: OwnerContext, { name, bytes, altText }: FoundImage, notes: string[]) {
  try {
    const kind = { category: 'media', isPublic: false, comesWithPost: true } as const;
    return await storeFile(context.db, context, { bytes, originalName: name, altText, ...kind });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    notes.push(`The image “${name.slice(0, 100)}” was left out: ${error.message}`);
    return undefined;
  }
}

/** What the library says of the image itself; that it is down is another matter. */
const isRefusal = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

async function inputOf(context: OwnerContext, parsed: ParsedDocument): Promise<PostInput> {
  const { db } = context;
  const now = context.now();
  const title = clipped(parsed.title, TITLE_MAXIMUM) || 'Imported post';
  const excerpt = parsed.excerpt ? clipped(parsed.excerpt, EXCERPT_MAXIMUM) : null;
  const cover = PostFields.shape.coverImage.safeParse(parsed.coverImage ?? null);
  const { notes } = parsed;
  return {
    title,
    content: PostFields.shape.content.parse(parsed.content),
    excerpt: PostFields.shape.excerpt.parse(excerpt),
    coverImage: cover.data ?? null,
    status: 'draft',
    categoryIds: idsOf('category', parsed.categories, await categories.list(db, now), notes),
    tagIds: idsOf('tag', parsed.tags, await tags.list(db, now), notes),
  };
}

/** The one that the document names, where a post can have it. */
const wantedSlug = ({ slug }: ParsedDocument): string | undefined => PostSlug.safeParse(slug).data;

const clipped = (text: string, maximum: number) =>
  PostFields.shape.title.safeParse(text.slice(0, maximum)).data?.slice(0, maximum) ?? '';

type Named = { id: number; name: string; slug: string };

/** Those of the names that the blog has; of the others a note says so. */
function idsOf(what: string, names: string[], known: Named[], notes: string[]): number[] {
  const written = names.map((name) => asSeen(name).trim()).filter(Boolean);
  // The first spelling of each, as the document has it.
  const spelled = new Map(written.toReversed().map((name) => [name.toLowerCase(), name]));
  const wanted = [...new Set(written.map((name) => name.toLowerCase()))].slice(0, 50);
  const find = (wantedName: string) =>
    known.find(({ name, slug }) => name.toLowerCase() === wantedName || slug === wantedName);
  const missing = wanted.filter((name) => !find(name)).map((name) => spelled.get(name) ?? name);
  if (missing.length > 0) notes.push(`There is no ${what} “${missing.join('”, “').slice(0, 200)}”.`);
  return wanted.flatMap((name) => find(name)?.id ?? []);
}
