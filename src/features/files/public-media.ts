import type { UploadSettings } from './transfer.ts';

/** What is uploaded for the blog can be seen by its readers (A-FIL-2). */
export const PUBLIC_MEDIA: UploadSettings = { category: 'media', isPublic: true };
