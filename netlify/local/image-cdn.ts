/** Stands in for Netlify's Image CDN: uploaded public images at another width, made once while the host runs. */
import { createHash } from 'node:crypto';

import sharp from 'sharp';

import { callFunction } from './call-function.ts';
import { describeFunction, findFunction, type LoadedFunction } from './functions.ts';

const IMAGES_URL = '/.netlify/images';
const WIDTH_MAXIMUM_PX = 4_000;
const PIXELS_MAXIMUM = 50_000_000;
const SOURCE_TYPE = /^image\/(jpeg|png|gif|webp|avif)$/;
/** As many variants as are kept; the oldest goes first. */
const KEPT = 200;
const QUALITY = 78;

/** `functions`, and before them the one that answers `/.netlify/images?url=…&w=…` from what they serve. */
export function withImageCdn(functions: LoadedFunction[]): LoadedFunction[] {
  const kept = new Map<string, Buffer>();
  const handler = (request: Request) => answer(request, functions, kept);
  return [describeFunction('images.ts', { default: handler, config: { path: IMAGES_URL } }), ...functions];
}

async function answer(request: Request, functions: LoadedFunction[], kept: Map<string, Buffer>) {
  const { origin, searchParams } = new URL(request.url);
  const width = Number(searchParams.get('w'));
  const path = searchParams.get('url') ?? '';
  // A path of this host: "//elsewhere" and "/\elsewhere" would be another one.
  if (!Number.isInteger(width) || width < 1 || width > WIDTH_MAXIMUM_PX || !/^\/(?![/\\])/.test(path))
    return new Response('Say a path and a width.', { status: 400 });

  const ask = (method: string) => fetchSource(new Request(new URL(path, origin), { method }), functions);
  const source = await ask('HEAD');
  if (!source.ok || !SOURCE_TYPE.test(source.headers.get('content-type') ?? '')) return missing();

  const etag = `"${hashOf(source.headers.get('etag') ?? path, String(width))}"`;
  const headers = {
    'Cache-Control': source.headers.get('cache-control') ?? 'no-store',
    'Content-Type': 'image/webp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const original = kept.has(etag) ? undefined : await ask('GET');
  if (original && !original.ok) return original; // the storage is down: later it may be there
  const bytes = original ? await resize(original, width).catch(() => undefined) : kept.get(etag);
  if (!bytes) return missing(); // what begins like an image need not be one
  keep(kept, etag, bytes);
  return new Response(Uint8Array.from(bytes), { headers });
}

const missing = () => new Response('There is no such image.', { status: 404 });

/** Without the visitor's cookies: what is private stays so. */
async function fetchSource(request: Request, functions: LoadedFunction[]): Promise<Response> {
  const found = findFunction(functions, new URL(request.url).pathname);
  return found ? callFunction(found, request, '127.0.0.1') : new Response(null, { status: 404 });
}

async function resize(source: Response, width: number): Promise<Buffer> {
  return sharp(await source.arrayBuffer(), { limitInputPixels: PIXELS_MAXIMUM })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function keep(kept: Map<string, Buffer>, etag: string, bytes: Buffer): void {
  kept.delete(etag);
  kept.set(etag, bytes);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
