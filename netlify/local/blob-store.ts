/** Netlify Blobs on one machine: its own server's answers on a folder, reached by the very client of production. */
import { randomBytes } from 'node:crypto';
import { chmod, glob, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';

import { getRequestListener } from '@hono/node-server';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';

import { freeBuffers } from './free-buffers.ts';

const LOOPBACK = '127.0.0.1';
const MIB = 1024 * 1024;
/** Stays free: the database on the same disk ends where it has no room for its log. */
const SPARED_BYTES = 64 * MIB;
/** What is this small may use some of it: it says what has become of the rest. */
const SMALL_BYTES = 64 * 1024;
/** Not 507, which clients of the store try again and again. */
const NO_ROOM = 413;
const FOR_THE_OWNER = 0o700;
/** Nobody writes one file for so long. */
const UNFINISHED_MS = 60 * 60 * 1000;

export type BlobStore = { close: () => Promise<void> };

/** Keeps the blobs of this process in `directory`, for as long as the store is open. */
export async function openBlobStore(directory: string): Promise<BlobStore> {
  await mkdir(directory, { recursive: true });
  await chmod(directory, FOR_THE_OWNER); // private files and whole backups, of a version before too
  await removeUnfinished(directory);
  const token = randomBytes(24).toString('base64url');
  const answer = getRequestListener(answersOf(new BlobsServer({ directory, token }), directory), {
    overrideGlobalObjects: false,
  });
  const server = createServer((request, response) => void answer(request, response));
  const edgeURL = `http://${LOOPBACK}:${await listen(server)}`;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'local', token });
  return {
    close: async () => {
      delete process.env.NETLIFY_BLOBS_CONTEXT;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * What the blob server would answer. Its own `start` listens on all addresses of the machine and takes no host:
 * it is never called, and what it prepares is done here.
 */
function answersOf(blobs: BlobsServer, directory: string): (request: Request) => Promise<Response> {
  Reflect.set(blobs, 'address', `http://${LOOPBACK}`); // the base of addresses that are whole already
  const handle = methodOf(blobs, 'handleRequest');
  answerWithStreams(blobs);
  if (!Reflect.has(BlobsServer, 'walk')) throw new Error('This version of @netlify/blobs has no walk.');
  Reflect.set(BlobsServer, 'walk', listBlobFiles);
  return async (request) => {
    if (request.method === 'PUT' && !(await hasRoom(directory, request)))
      return new Response(null, { status: NO_ROOM });
    freeBuffers();
    const response: unknown = await Reflect.apply(handle, blobs, [request]);
    freeBuffers(); // it copies what it reads several times
    if (response instanceof Response) return response;
    throw new Error('The blob server gave no response.');
  };
}

/** The blob server would read a file into memory for each of its readers, and for each byte that one asks for. */
function answerWithStreams(blobs: BlobsServer): void {
  const [get, head, placeOf] = [
    methodOf(blobs, 'get'),
    methodOf(blobs, 'head'),
    methodOf(blobs, 'getLocalPaths'),
  ];
  Reflect.set(blobs, 'get', async (request: Request): Promise<unknown> => {
    const { dataPath, key } = Reflect.apply(placeOf, blobs, [new URL(request.url)]) as Place;
    const file = dataPath && key ? await open(dataPath).catch(() => undefined) : undefined;
    const found = await file?.stat();
    if (!file || !found?.isFile()) {
      await file?.close();
      return Reflect.apply(get, blobs, [request]);
    }
    const { headers } = (await Reflect.apply(head, blobs, [request])) as Response; // what is kept beside the bytes
    headers.set('Content-Length', String(found.size));
    return new Response(Readable.toWeb(file.createReadStream()), { headers });
  });
}

/** Where the blob server keeps what an address names; without a key it names a store. */
type Place = { dataPath?: string; key?: string };

function methodOf(blobs: BlobsServer, name: string): (...of: unknown[]) => unknown {
  const method: unknown = Reflect.get(blobs, name);
  if (typeof method !== 'function') throw new Error(`This version of @netlify/blobs has no ${name}.`);
  return method as (...of: unknown[]) => unknown;
}

/** As the blob server asks for it: `rootPath` is the folder of one store, `path` that folder or one below. */
type Listing = {
  path: string;
  rootPath: string;
  prefix: string;
  result: { blobs: { key: string; etag: string; size: number; last_modified: string }[] };
};

/**
 * Adds the blobs whose keys begin with `prefix`, each whole, whatever is written or deleted meanwhile: what begins with a
 * dot is being written and gets its name at the end. The blob server's own walk lists that too, and ends at the first
 * file that has gone since, with what it has by then.
 */
async function listBlobFiles({ path: folder, rootPath, prefix, result }: Listing): Promise<void> {
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

/** The blob server would begin, and leave half a file, or bytes without their notes. */
async function hasRoom(directory: string, { headers }: Request): Promise<boolean> {
  const bytes = Number(headers.get('content-length'));
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize - bytes > (bytes > SMALL_BYTES ? SPARED_BYTES : MIB);
}

/**
 * Removes what whoever was killed in the middle of writing has left: files that are listed among the blobs, and notes
 * without a word, with which the blob server would fail for ever.
 */
async function removeUnfinished(directory: string): Promise<void> {
  for await (const name of glob(['entries/**/.*', 'metadata/**/*'], { cwd: directory })) {
    const file = path.join(directory, name);
    const found = await stat(file);
    const isUnfinished = found.isFile() && (name.startsWith('entries') || found.size === 0);
    if (isUnfinished && Date.now() - found.mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
  }
}

/** Resolves with the port, which is a free one. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, LOOPBACK, () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The blob server has no port.'));
    });
  });
}
