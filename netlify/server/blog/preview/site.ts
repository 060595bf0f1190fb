/** What a page on demand reads of the blog admin: the text of a preview link, and nothing else. */
import { readable, siteDatabase } from '../published/site.ts';
import * as service from './service.ts';
import type { Preview } from './service.ts';

/**
 * What the link shows now; nothing for a link that is forged or over, or whose text is gone.
 *
 * @throws {BlogUnavailableError} when the database cannot be read
 */
export const findPreview = (token: string, now = new Date()): Promise<Preview | undefined> =>
  readable(async () => service.findPreview(await siteDatabase(), token, now));
