/** What the page refuses before it sends anything; the server checks the same again. */
import { INVALID_MEDIA_TYPE, MEDIA_TYPES, UPLOAD_LIMITS, type FileCategory } from '#contracts/files.ts';
import { formatBytes } from '#lib/owner/format.ts';

export type UploadSettings = { category: FileCategory; isPublic: boolean };

/** What is uploaded for the blog can be seen by its readers (A-FIL-2). */
export const PUBLIC_MEDIA: UploadSettings = { category: 'media', isPublic: true };

/** What is put into the text of a post is seen with it, from its publication on. */
export const MEDIA_OF_POST: UploadSettings = { category: 'media', isPublic: false };

/** BA-9 */
export const MEDIA_HINT = 'max 10MB; JPG, PNG, GIF, WebP, MP4, WebM';
export const PHOTO_NOTE =
  'Pictures and videos are stored without the location and camera data that phones write.';
export const IMAGE_HINT = 'max 10MB; JPG, PNG, GIF, WebP';
export const OTHER_HINT = `max ${UPLOAD_LIMITS.otherBytes / 1024 / 1024}MB; images, videos, PDF, Office documents, text, ZIP`;

/** For the `accept` of a file input. */
export const MEDIA_ACCEPT = Object.keys(MEDIA_TYPES).join(',');

const MEDIA_EXTENSIONS = new Set<string>(Object.values(MEDIA_TYPES).flat());

/** Why `file` cannot go up, if so. */
export function refusalOf({ name, size, type }: File, category: FileCategory): string | undefined {
  if (category === 'media') {
    const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    const isMedia = type === '' || Object.hasOwn(MEDIA_TYPES, type) || type === 'video/x-m4v';
    if (!isMedia || !MEDIA_EXTENSIONS.has(extension)) return INVALID_MEDIA_TYPE;
  }
  const maximum = category === 'media' ? UPLOAD_LIMITS.mediaBytes : UPLOAD_LIMITS.otherBytes;
  if (size > maximum) return `${name} is larger than ${formatBytes(maximum)}.`;
  if (size === 0) return `${name} is empty.`;
  return undefined;
}
