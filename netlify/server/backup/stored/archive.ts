/** `GET /api/tools/backups/{id}/archive`: a backup as one tar archive, or any range of it. */
import { and, eq, gt } from 'drizzle-orm';

import { BackupId } from '#contracts/backup.ts';

import { recordBeside } from '../../activity/record.ts';
import { apiError, notFound } from '../../api/errors.ts';
import { requireOwner, type OwnerContext } from '../../api/owner-only.ts';
import type { PlainHandler } from '../../api/serve.ts';
import { requireConfirmation } from '../../auth/confirmation.ts';
import { adminLogs } from '../../db/schema/activity.ts';
import { parseRange, type ByteRange } from '../../files/range.ts';
import { filesOf, manifestFiles, type Manifest } from '../manifest.ts';
import { TAR_END, tarBytes, tarEntry } from '../tar.ts';
import { readManifest, readObject } from './store.ts';

const PATH = /^\/api\/tools\/backups\/([^/]+)\/archive$/;

export const archiveHandler: PlainHandler = async (context) => {
  const { request, db } = context;
  const [, id = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
  if (!id || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const owner = await requireOwner(context);
  await requireConfirmation(owner);
  const manifest = BackupId.safeParse(id).success ? await readManifest(id) : undefined;
  if (!manifest) return notFound('backup');
  const parts = partsOf(manifest);
  const size = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const headers = headersOf(id, size);
  const ifRange = request.headers.get('if-range');
  const isRangeMeant = ifRange === null || ifRange === headers.get('etag');
  const range = isRangeMeant ? parseRange(request.headers.get('range'), size) : undefined;
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (request.method === 'HEAD') return new Response(null, { headers });
  // Written down before a byte leaves; where the database takes nothing, in the server's log.
  if (start === 0 || !(await isGoingOn(owner, id))) await recordBeside(db, owner, DOWNLOADED, 'database', id);
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  return new Response(streamOf(parts, { start, end }), { status: range ? 206 : 200, headers });
};

const DOWNLOADED = 'downloaded backup';
const GOING_ON_MS = 15 * 60 * 1000;

/** Whether the parts before this one are in the log: of the same backup, to the same address, a while ago. */
async function isGoingOn({ db, clientAddress, now }: OwnerContext, id: string): Promise<boolean> {
  const { action, resourceId, ipAddress, createdAt } = adminLogs;
  const since = new Date(now().getTime() - GOING_ON_MS);
  const isSame = [eq(action, DOWNLOADED), eq(resourceId, id), eq(ipAddress, clientAddress)];
  return (await db.$count(adminLogs, and(...isSame, gt(createdAt, since)))) > 0;
}

function headersOf(id: string, size: number): Headers {
  return new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="backup-${id}.tar"`,
    'content-length': String(size),
    'content-type': 'application/x-tar',
    etag: `"${id}"`,
  });
}

type Part = { bytes: number; read: () => Promise<Uint8Array> };

/** The files in their order; the manifest comes last, as where a backup is written. */
function partsOf(manifest: Manifest): Part[] {
  const mtime = new Date(manifest.madeAt);
  const stored = filesOf(manifest).map(({ path, bytes, sha256 }) => ({
    bytes: tarBytes(bytes),
    read: async () => Buffer.concat(await tarEntry(path, (await readObject(sha256)) ?? gone(path), mtime)),
  }));
  const made = manifestFiles(manifest).map(({ path, bytes }) => ({
    bytes: tarBytes(bytes.byteLength),
    read: async () => Buffer.concat(await tarEntry(path, bytes, mtime)),
  }));
  return [...stored, ...made, { bytes: TAR_END.byteLength, read: () => Promise.resolve(TAR_END) }];
}

function gone(path: string): never {
  throw apiError(503, 'UNAVAILABLE', `The storage does not have ${path} of this backup.`);
}

/** One file in memory at a time, as fast as the answer is taken. */
function streamOf(parts: Part[], { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let next = 0;
  let position = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (next < parts.length && position <= end) {
        const part = parts[next];
        if (!part) break;
        const from = position;
        position += part.bytes;
        next += 1;
        if (position <= start) continue;
        const bytes = await part.read();
        controller.enqueue(bytes.subarray(Math.max(0, start - from), Math.min(part.bytes, end + 1 - from)));
        return;
      }
      controller.close();
    },
  });
}
