/** Where the owner's content is, for what runs while the site is built. */
import path from 'node:path';

/** `content/`, or the folder that `CONTENT_DIR` names: tests of the product build from content of their own. */
export const contentFolder = (): string => path.resolve(process.env['CONTENT_DIR'] ?? 'content');

/** The pictures of that content: the folder `public` beside it. */
export const publicFolder = (): string => path.join(contentFolder(), '../public');
