/** The bytes of pictures, for the owner and, of the home page, for everybody. */
import { SocialPlatform } from '#contracts/social-platforms.ts';

import { apiError, contentLost, notFound } from '../api/errors.ts';
import type { PlainHandler } from '../api/serve.ts';
import type { Database } from '../db/database.ts';
import { readWholeBlob } from '../integrations/blobs.ts';
import { readOwnFile } from '../integrations/own-site.ts';
import { HOME, pageName } from './pages.ts';
import * as repository from './repository.ts';
import type { PictureRow } from './repository.ts';

const PREVIEW = /^\/preview\/([a-z]+)\.png$/;
/** The site's own social image, which each build draws. */
const DEFAULT_IMAGE = '/og/home.png';
const DEFAULT_IMAGE_MAXIMUM_BYTES = 2_000_000;
const KEPT_SECONDS = 300;
const RETRY_AFTER_SECONDS = 60;

/** The picture as a file to save. @throws 404 where its bytes are lost. */
export async function imageFile(picture: PictureRow): Promise<File> {
  const name = `${picture.platform}-${pageName(picture.route)}.png`;
  return new File([await bytesOf(picture.blobKey)], name, { type: 'image/png' });
}

/** @throws 404 for an unknown picture, or one that is not there yet. */
export async function findImage(db: Database, id: number): Promise<File> {
  const picture = await repository.findPicture(db, id);
  return picture?.blobKey ? imageFile(picture) : notFound('picture');
}

/** @throws 404 where nothing differs. */
export async function findDifference(db: Database, id: number): Promise<File> {
  const picture = await repository.findPicture(db, id);
  if (!picture?.differenceKey) return notFound('difference');
  const name = `${picture.platform}-${pageName(picture.route)}-difference.png`;
  return new File([await bytesOf(picture.differenceKey)], name, { type: 'image/png' });
}

async function bytesOf(key: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = key === null ? null : await readWholeBlob(key);
  if (!bytes) contentLost('picture', 'The next night takes a new one.');
  return Uint8Array.from(bytes);
}

/** `GET /preview/{platform}.png`: the last good picture of the home page, the site's own image before there is one. */
export const servePreview: PlainHandler = async ({ db, request }) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/preview/') || !['GET', 'HEAD'].includes(request.method)) return undefined;
  const [, name] = PREVIEW.exec(pathname) ?? [];
  const platform = SocialPlatform.safeParse(name);
  if (!platform.success) return notFound('preview');
  const picture = await repository.findLatest(db, { route: HOME, platform: platform.data });
  const headers = previewHeaders(picture);
  const etag = headers.get('etag');
  if (etag !== null && request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const bytes = await previewBytes(picture, headers);
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
};

function previewHeaders(picture: PictureRow | undefined): Headers {
  return new Headers({
    'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
    'Netlify-CDN-Cache-Control': `public, s-maxage=${KEPT_SECONDS}`,
    'Netlify-Vary': 'query=none',
    'Content-Type': 'image/png',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(picture?.checksum && { ETag: `"${picture.checksum}"` }),
  });
}

/** Where the picture's bytes cannot be had the site's own image stands in, and is not kept under the tag. */
async function previewBytes(picture: PictureRow | undefined, headers: Headers) {
  const kept = picture?.blobKey ? await readWholeBlob(picture.blobKey).catch(() => null) : null;
  if (kept) return Uint8Array.from(kept);
  headers.delete('etag');
  const own = await readOwnFile(DEFAULT_IMAGE, DEFAULT_IMAGE_MAXIMUM_BYTES);
  if (own?.contentType === 'image/png') return own.bytes;
  throw apiError(503, 'UNAVAILABLE', 'There is no preview at the moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
