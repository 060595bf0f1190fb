/** The files of a built site as an edge holds them: compressed once, with their headers. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export type PreparedFile = { headers: Record<string, string>; body: Buffer };
export type PreparedFiles = Map<string, PreparedFile>;

const compress = promisify(brotliCompress);

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^text\/|json|xml/u;

/** Prepares a folder; `index.html` answers for its folder, with or without the closing slash. */
export async function prepareFolder(
  folder: string,
  headersFor: (urlPath: string) => Record<string, string>,
): Promise<PreparedFiles> {
  const files: PreparedFiles = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const urlPath = `/${path.relative(folder, file)}`.replace(/index\.html$/u, '');
    files.set(urlPath, await prepareFile(entry.name, await readFile(file), headersFor(urlPath)));
  }
  return files;
}

/** One file, compressed as well as brotli can if its type gains from it. */
export async function prepareFile(
  name: string,
  content: Buffer,
  headers: Record<string, string> = {},
): Promise<PreparedFile> {
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  const lowerCase = Object.entries(headers).map(([key, value]): [string, string] => [
    key.toLowerCase(),
    value,
  ]);
  const typed: Record<string, string> = { ...Object.fromEntries(lowerCase), 'content-type': type };
  if (!COMPRESSIBLE.test(type)) return { headers: typed, body: content };
  return { headers: { ...typed, 'content-encoding': 'br' }, body: await compress(content) };
}
