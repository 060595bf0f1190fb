import { createHash } from 'node:crypto';

/** A short name for what a page shows, which changes with it. */
export const digestOf = (shown: unknown) =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
