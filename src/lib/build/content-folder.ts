/** Where the owner's content is, for what runs while the site is built. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** `content/`, or the folder that `CONTENT_DIR` names: tests of the product build from content of their own. */
export const contentFolder = (): string => path.resolve(process.env['CONTENT_DIR'] ?? 'content');

/** The pictures of that content: the folder `public` beside it. */
export const publicFolder = (): string => path.join(contentFolder(), '../public');

/** Whether a folder of the content has entries: a person may have nothing of a kind, and Git keeps no empty folder. */
export function hasEntries(name: string): boolean {
  const folder = path.join(contentFolder(), name);
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.yaml'));
}
