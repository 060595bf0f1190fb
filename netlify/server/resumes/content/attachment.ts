import type { OwnerContext } from '../../api/owner-only.ts';
import { cleanFileName, contentDisposition } from '../../files/file-name.ts';

/** Gives a file away under its name: for nobody's cache, and shown only where that was asked for. */
export function attachment(
  { responseHeaders }: OwnerContext,
  file: File,
  disposition: 'attachment' | 'inline' = 'attachment',
): File {
  responseHeaders.set('Content-Disposition', contentDisposition(disposition, file.name));
  responseHeaders.set('Cache-Control', 'no-store');
  return file;
}

/** The name of a file for a text, whose slashes are no folders; `extension` has its dot. */
export const fileNamed = (text: string, extension: string): string =>
  cleanFileName(`${text.replace(/[\\/]/g, '_').replace(/(?<![\s.])[\s.]+$/, '')}${extension}`);
