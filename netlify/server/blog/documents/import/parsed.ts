/** What an import finds in a document, before anything of it is stored. */
import { CONTENT_MAXIMUM } from '#contracts/blog-post-input.ts';

import { apiError } from '../../../api/errors.ts';

export type FoundImage = { name: string; bytes: Uint8Array<ArrayBuffer>; altText: string };

export type ParsedDocument = {
  title: string;
  slug?: string | undefined;
  excerpt?: string | undefined;
  coverImage?: string | undefined;
  /** Names of categories and tags. */
  categories: string[];
  tags: string[];
  /** Markdown in which the image of index 3 stands as `import:3`. */
  content: string;
  images: FoundImage[];
  /** What could not be taken over, in sentences. */
  notes: string[];
};

/** Stands in the text where an image will be, until it has an address. */
export const placeholderOf = (index: number): string => `import:${index}`;

export const PLACEHOLDER = /import:(\d{1,4})(?!\d)/g;

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** A name for an image that came without one. */
export const imageName = (index: number, contentType: string): string =>
  `image-${index + 1}.${EXTENSIONS[contentType.toLowerCase()] ?? 'bin'}`;

/** @throws 413 for more than a post may hold: some Markdown takes four times as long to read when it is twice as long. */
export function assertLength(content: string): void {
  if (content.length > CONTENT_MAXIMUM)
    throw apiError(413, 'TOO_LARGE', `The text is longer than ${CONTENT_MAXIMUM} characters.`);
}
