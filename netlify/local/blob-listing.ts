/** What the blob store of one machine lists: whole blobs alone, whatever is written or deleted meanwhile. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** As the blob server asks for it: `rootPath` is the folder of one store, `path` that folder or one below. */
type Question = {
  path: string;
  rootPath: string;
  prefix: string;
  result: { blobs: { key: string; etag: string; size: number; last_modified: string }[] };
};

/**
 * Adds the blobs whose keys begin with `prefix`. What begins with a dot is being written and gets its name at the end.
 * The blob server's own walk lists that too, and ends at the first file that has gone since, with what it has by then.
 */
export async function listBlobFiles({ path: folder, rootPath, prefix, result }: Question): Promise<void> {
  for (const name of (await unlessGone(readdir(folder))) ?? []) {
    const file = path.join(folder, name);
    const key = path.relative(rootPath, file).split(path.sep).join('/');
    if (name.startsWith('.') || !(key.startsWith(prefix) || prefix.startsWith(`${key}/`))) continue;
    const found = await unlessGone(stat(file));
    if (found?.isDirectory()) await listBlobFiles({ path: file, rootPath, prefix, result });
    if (!found?.isFile() || !key.startsWith(prefix)) continue;
    const { mtime, mtimeMs, size } = found;
    result.blobs.push({ key, etag: `"${mtimeMs}-${size}"`, size, last_modified: mtime.toISOString() });
  }
}

/** Nothing where it is not there. */
async function unlessGone<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
