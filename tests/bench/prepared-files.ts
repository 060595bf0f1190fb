/** The files of a built site as an edge holds them: compressed once, with the headers of the build. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export type PreparedFile = { headers: Record<string, string>; body: Buffer };
export type PreparedFiles = Map<string, PreparedFile>;

type HeaderRule = { for: string; values: Record<string, string> };

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
export async function prepareFolder(folder: string, rules: HeaderRule[]): Promise<PreparedFiles> {
  const files: PreparedFiles = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const urlPath = `/${path.relative(folder, file)}`.replace(/index\.html$/u, '');
    files.set(urlPath, await prepareFile(entry.name, await readFile(file), headersFor(urlPath, rules)));
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
  const typed = { ...headers, 'content-type': type };
  if (!COMPRESSIBLE.test(type)) return { headers: typed, body: content };
  return { headers: { ...typed, 'content-encoding': 'br' }, body: await compress(content) };
}

/** The header rules that Astro's adapter leaves for Netlify. */
export async function builtHeaderRules(projectFolder: string): Promise<HeaderRule[]> {
  const text = await readFile(path.join(projectFolder, '.netlify/v1/config.json'), 'utf8');
  const config: { headers?: HeaderRule[] } = JSON.parse(text);
  return config.headers ?? [];
}

function headersFor(urlPath: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ for: pattern }) =>
    pattern.endsWith('*') ? urlPath.startsWith(pattern.slice(0, -1)) : urlPath === pattern,
  );
  const entries = matching.flatMap(({ values }) => Object.entries(values));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}
