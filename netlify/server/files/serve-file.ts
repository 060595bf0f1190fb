/** `GET /api/tools/files/{id}/preview` and `/download`: public files for everybody, all others for the owner. */
import { Id } from '#contracts/values.ts';
import { FILES_PATH, MEDIA_TYPES } from '#contracts/files.ts';

import type { ApiContext } from '../api/context.ts';
import { fileCacheTag, picturesCacheTag } from '../api/edge-cache.ts';
import { contentLost, notFound } from '../api/errors.ts';
import type { PlainHandler } from '../api/serve.ts';
import { findOwner } from '../api/session/session.ts';
import { isPostPublic } from '../db/public-posts.ts';
import { readBlob } from '../integrations/blobs.ts';
import { contentDisposition } from './file-name.ts';
import { hasPictureAccess } from './picture-access.ts';
import { parseRange, sliceStream } from './range.ts';
import * as repository from './repository.ts';
import type { FileRow } from './repository.ts';

/** Whatever stands for the id: what is none is a file that is not there. */
const PATH = new RegExp(`^${FILES_PATH}([^/]+)/(preview|download)$`);
/** Nothing in these runs in a browser; everything else is offered for saving. */
const SHOWN_INLINE = new Set<string>([...Object.keys(MEDIA_TYPES), 'application/pdf']);
/** Whatever a file holds: it runs nothing, loads nothing and stands in no other page. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const PUBLIC_SECONDS_IN_BROWSER = 300;
const PUBLIC_SECONDS_AT_EDGE = 60 * 60;

/** Serves the bytes of a file; a private one does not exist for strangers (D18). */
export const serveFile: PlainHandler = async (context) => {
  const { method, url } = context.request;
  const [, id, purpose] = PATH.exec(new URL(url).pathname) ?? [];
  if (!id || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const visible = (await findVisible(context, id)) ?? notFound('file');
  return answer(context.request, visible, purpose === 'download');
};

/** `isShared`: everybody may see it now, because it or the post that it came with is public. */
type Visible = { row: FileRow; isShared: boolean };

async function findVisible(context: ApiContext, id: string): Promise<Visible | undefined> {
  const parsed = Id.safeParse(id);
  const row = parsed.success ? await repository.findFile(context.db, parsed.data) : undefined;
  if (!row) return undefined;
  const { db, request } = context;
  const now = context.now();
  const { isPublic, postId } = row;
  if (isPublic || (postId !== null && (await isPostPublic(db, postId, now)))) return { row, isShared: true };
  const isSeen =
    (await hasPictureAccess(request, row, now)) || (await findOwner(db, request, now)) !== undefined;
  return isSeen ? { row, isShared: false } : undefined;
}

async function answer(request: Request, { row, isShared }: Visible, isDownload: boolean): Promise<Response> {
  const headers = headersOf(row, { isDownload, isShared });
  const etag = headers.get('etag');
  if (etag !== null && matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const isRangeMeant = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const range = isRangeMeant ? parseRange(request.headers.get('range'), row.size) : undefined;
  if (range === null) {
    headers.set('Content-Range', `bytes */${row.size}`);
    headers.delete('Content-Disposition');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : row.size));
  if (request.method === 'HEAD') return new Response(null, { headers });

  const bytes =
    (await readBlob(row.path)) ??
    contentLost('file', 'Upload the file again, or restore a backup that has it.');
  if (!range) return new Response(bytes, { headers: isShared ? keptAtEdge(headers, row) : headers });
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${row.size}`);
  return new Response(sliceStream(bytes, range), { status: 206, headers });
}

type Showing = { isDownload: boolean; isShared: boolean };

function headersOf(row: FileRow, { isDownload, isShared }: Showing): Headers {
  const disposition = isDownload || !SHOWN_INLINE.has(row.mimeType) ? 'attachment' : 'inline';
  const isText = row.mimeType.startsWith('text/') || row.mimeType === 'application/json';
  return new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': isShared ? `public, max-age=${PUBLIC_SECONDS_IN_BROWSER}` : 'private, no-store',
    'Content-Disposition': contentDisposition(disposition, row.originalName),
    'Content-Security-Policy': POLICY,
    'Content-Type': isText ? `${row.mimeType}; charset=utf-8` : row.mimeType,
    'Cross-Origin-Resource-Policy': isShared ? 'cross-origin' : 'same-origin',
    ETag: `"${row.checksum}"`,
  });
}

/** The edge keeps whole files that everybody may see, until one changes or its post is taken back. */
function keptAtEdge(headers: Headers, { id, isPublic, postId }: FileRow): Headers {
  const tags = [fileCacheTag(id), ...(isPublic || postId === null ? [] : [picturesCacheTag(postId)])];
  headers.set('Netlify-CDN-Cache-Control', `public, s-maxage=${PUBLIC_SECONDS_AT_EDGE}`);
  headers.set('Netlify-Cache-Tag', tags.join(','));
  headers.set('Netlify-Vary', 'query=none');
  return headers;
}

/** `If-None-Match` compares weakly, and `*` matches whatever is there. */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
