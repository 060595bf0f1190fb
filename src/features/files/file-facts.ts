/** How a file is described in one line. */
import { filePath, type FileUse, type ManagedFile } from '#contracts/files.ts';
import { formatBytes } from '#lib/owner/format.ts';
import { variantPath, type VariantWidth } from '#lib/own-images/image-variants.ts';

export const isImage = ({ mimeType }: ManagedFile) => mimeType.startsWith('image/');
export const isVideo = ({ mimeType }: ManagedFile) => mimeType.startsWith('video/');

/** Of files that share a name: which one of them, from the first that was uploaded; nothing for a name of one file. */
export function numbersOf(files: readonly ManagedFile[]): ReadonlyMap<number, string> {
  const named = Map.groupBy(files, ({ originalName }) => originalName);
  return new Map(
    [...named.values()]
      .filter(({ length }) => length > 1)
      .flatMap((same) =>
        same
          .toSorted((a, b) => a.id - b.id)
          .map(({ id }, index) => [id, `${index + 1} of ${same.length} of this name`] as const),
      ),
  );
}

/** `1600 × 900 · 240 KB` */
export function factsOf({ width, height, size }: ManagedFile): string {
  const dimensions = width && height ? [`${width} × ${height}`] : [];
  return [...dimensions, formatBytes(size)].join(' · ');
}

/** An animation would stand still, a private file would not be found. */
const SHRINKABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Where an image is that is no wider than asked for. */
export function imageAddress({ id, isPublic, mimeType, width }: ManagedFile, widthPx: VariantWidth): string {
  const path = filePath(id, 'preview');
  const isShrunk = isPublic && SHRINKABLE.has(mimeType) && (width ?? 0) > widthPx;
  return isShrunk ? variantPath(path, widthPx) : path;
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
