/** Stands in for Netlify's Image CDN: uploaded public images at another width, made once while the host runs. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

import { callFunction } from './call-function.ts';
import { describeFunction, findFunction, type LoadedFunction } from './functions.ts';

const IMAGES_URL = '/.netlify/images';
const WIDTH_MAXIMUM_PX = 4_000;
/** A picture has a variant for each of these steps, not for every width that somebody thinks of. */
const WIDTH_STEP_PX = 160;
const PIXELS_MAXIMUM = 50_000_000;
const SOURCE_TYPE = /^image\/(jpeg|png|gif|webp|avif)$/;
const QUALITY = 78;

/** `functions`, and before them the one that answers `/.netlify/images?url=…&w=…` from what they serve. */
export function withImageCdn(functions: LoadedFunction[]): LoadedFunction[] {
  const variants = keepVariants<Response>();
  const handler = (request: Request) => answer(request, functions, variants);
  return [describeFunction('images.ts', { default: handler, config: { path: IMAGES_URL } }), ...functions];
}

async function answer(request: Request, functions: LoadedFunction[], variants: Variants<Response>) {
  const { origin, searchParams } = new URL(request.url);
  const asked = Number(searchParams.get('w'));
  const width = Math.ceil(asked / WIDTH_STEP_PX) * WIDTH_STEP_PX;
  const path = searchParams.get('url') ?? '';
  // A path of this host: "//elsewhere" and "/\elsewhere" would be another one.
  if (!Number.isInteger(asked) || asked < 1 || asked > WIDTH_MAXIMUM_PX || !/^\/(?![/\\])/.test(path))
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
  if (variants.isBusy(etag)) return busy();
  const made = await variants.get(etag, async () => {
    const original = await ask('GET');
    // The storage is down: later it may be there. What begins like an image need not be one.
    return original.ok ? resize(original, width).catch(() => undefined) : original;
  });
  if (made instanceof Response) return made.clone();
  return made ? new Response(Uint8Array.from(made), { headers }) : missing();
}

const busy = () =>
  new Response('Too many images are asked for at once.', { status: 503, headers: { 'Retry-After': '2' } });
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

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);

/** As many as are kept; the oldest goes first. */
const KEPT = 200;
/** They are made one after the other: each may take 200 MB. */
export const WAITING_MAXIMUM = 20;

export type Variants<Failure> = ReturnType<typeof keepVariants<Failure>>;

/** Makes one at a time, and each once however many ask meanwhile. What is no bytes is not kept. */
export function keepVariants<Failure>() {
  type Made = Buffer | Failure | undefined;
  const kept = new Map<string, Buffer>();
  const waiting = new Map<string, Promise<Made>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async (name: string, work: () => Promise<Made>) => {
    try {
      const made = await work();
      if (made instanceof Buffer) kept.set(name, made);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return made;
    } finally {
      waiting.delete(name);
    }
  };
  return {
    /** Too many wait for it to be made as well. */
    isBusy: (name: string) => !kept.has(name) && !waiting.has(name) && waiting.size >= WAITING_MAXIMUM,
    async get(name: string, work: () => Promise<Made>): Promise<Made> {
      const there = kept.get(name) ?? waiting.get(name);
      if (there) return there;
      const next = last.then(() => make(name, work));
      last = next.catch(() => {});
      waiting.set(name, next);
      return next;
    },
  };
}
