/** How a file is described in one line. */
import { filePath, type FileUse, type ManagedFile } from '#contracts/files.ts';
import { formatBytes } from '#lib/format.ts';
import { variantPath } from '#lib/image-variants.ts';

export const isImage = ({ mimeType }: ManagedFile) => mimeType.startsWith('image/');
export const isVideo = ({ mimeType }: ManagedFile) => mimeType.startsWith('video/');

/** `1600 × 900 · 240 KB` */
export function factsOf({ width, height, size }: ManagedFile): string {
  const dimensions = width && height ? [`${width} × ${height}`] : [];
  return [...dimensions, formatBytes(size)].join(' · ');
}

const THUMBNAIL_PX = 480;
/** An animation would stand still, a private file would not be found. */
const SHRINKABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Where a small version of an image is. */
export function thumbnailOf({ id, isPublic, mimeType, width }: ManagedFile): string {
  const path = filePath(id, 'preview');
  const isShrunk = isPublic && SHRINKABLE.has(mimeType) && (width ?? 0) > THUMBNAIL_PX;
  return isShrunk ? variantPath(path, THUMBNAIL_PX) : path;
}

const PLACES: Record<FileUse['place'], string> = {
  cover: 'cover',
  content: 'text',
  draft: 'unsaved text',
};

/** `Title (cover, draft)` */
export function describeUse({ title, place, status }: FileUse): string {
  const isNamed = status !== 'published' && place !== 'draft';
  return `${title} (${[PLACES[place], ...(isNamed ? [status] : [])].join(', ')})`;
}
