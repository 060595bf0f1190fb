/** `GET /api/tools/files/{id}/preview` and `/download`: public files for everybody, all others for the owner. */
import { Id } from '#contracts/values.ts';
import { FILES_PATH, MEDIA_TYPES } from '#contracts/files.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError, notFound } from '../api/errors.ts';
import type { PlainHandler } from '../api/serve.ts';
import { findOwner } from '../api/session/session.ts';
import { readBlob } from '../integrations/blobs.ts';
import { purgeEdge } from '../integrations/edge-cache.ts';
import { contentDisposition } from './file-name.ts';
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
const RETRY_AFTER_SECONDS = 60;

/** Serves the bytes of a file; a private one does not exist for strangers (D18). */
export const serveFile: PlainHandler = async (context) => {
  const { method, url } = context.request;
  const [, id, purpose] = PATH.exec(new URL(url).pathname) ?? [];
  if (!id || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const row = (await findVisible(context, id)) ?? notFound('file');
  return answer(context.request, row, purpose === 'download');
};

/** Drops a file from the edge: it was deleted, made private or renamed. */
export const forgetAtEdge = (id: number) => purgeEdge(edgeTag(id));

const edgeTag = (id: number) => `file-${id}`;

async function findVisible(context: ApiContext, id: string): Promise<FileRow | undefined> {
  const parsed = Id.safeParse(id);
  const row = parsed.success ? await repository.findFile(context.db, parsed.data) : undefined;
  if (!row || row.isPublic) return row;
  return (await findOwner(context.db, context.request, context.now())) && row;
}

async function answer(request: Request, row: FileRow, isDownload: boolean): Promise<Response> {
  const headers = headersOf(row, isDownload);
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

  const bytes = await readBlob(row.path);
  if (!bytes) throw withoutContent();
  if (!range) return new Response(bytes, { headers: keptAtEdge(headers, row) });
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${row.size}`);
  return new Response(sliceStream(bytes, range), { status: 206, headers });
}

/** The store may be behind, or was not brought back with the database. */
const withoutContent = () =>
  apiError(503, 'UNAVAILABLE', 'The content of this file cannot be found at the moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

function headersOf(row: FileRow, isDownload: boolean): Headers {
  const disposition = isDownload || !SHOWN_INLINE.has(row.mimeType) ? 'attachment' : 'inline';
  const isText = row.mimeType.startsWith('text/') || row.mimeType === 'application/json';
  return new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': row.isPublic ? `public, max-age=${PUBLIC_SECONDS_IN_BROWSER}` : 'private, no-store',
    'Content-Disposition': contentDisposition(disposition, row.originalName),
    'Content-Security-Policy': POLICY,
    'Content-Type': isText ? `${row.mimeType}; charset=utf-8` : row.mimeType,
    'Cross-Origin-Resource-Policy': row.isPublic ? 'cross-origin' : 'same-origin',
    ETag: `"${row.checksum}"`,
  });
}

/** The edge keeps whole public files, until one changes. */
function keptAtEdge(headers: Headers, row: FileRow): Headers {
  if (!row.isPublic) return headers;
  headers.set('Netlify-CDN-Cache-Control', `public, s-maxage=${PUBLIC_SECONDS_AT_EDGE}`);
  headers.set('Netlify-Cache-Tag', edgeTag(row.id));
  headers.set('Netlify-Vary', 'query=none');
  return headers;
}

/** `If-None-Match` compares weakly, and `*` matches whatever is there. */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
