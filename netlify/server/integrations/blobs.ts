/** Netlify Blobs: where the bytes of files are. Every failure is a 503 with a sentence, nothing else. */
import { getStore, type Store } from '@netlify/blobs';

import { apiError } from '../api/errors.ts';
import { NotConfiguredError } from '../not-configured.ts';

const ANSWER_TIMEOUT_MS = 15_000;
const TRIES = 2;
const RETRY_AFTER_SECONDS = 5;
/** A status that the client does not try five times, five seconds apart, while somebody waits. */
const GIVEN_UP = 424;
/** What the store of one machine answers where its disk is full. */
const NO_ROOM = 413;
/** Somebody has to make room first. */
const NO_ROOM_RETRY_SECONDS = 300;

/** What is kept beside bytes, at most 2 KB of it. */
export type BlobNotes = Record<string, string>;
/** A key, and what changes with its bytes. */
export type BlobEntry = { key: string; etag: string };

/** One of the stores of the site. */
export type BlobRoom = {
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, notes?: BlobNotes) => Promise<void>;
  readWhole: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => Promise<BlobEntry[]>;
  notes: (key: string) => Promise<BlobNotes | undefined>;
};

/** Where files are, and where backups of them are: a store of its own, so that no sweep of the one meets the other. */
export const FILES = blobRoom('files');
export const BACKUPS = blobRoom('backups');

function blobRoom(name: string): BlobRoom {
  return {
    put: (key, bytes, notes = {}) =>
      reached(async () => {
        const metadata = { storedAt: new Date().toISOString(), ...notes };
        await storeOf(name).set(key, new Blob([bytes]), { metadata });
      }),
    readWhole: (key) =>
      reached(async () => {
        const bytes = (await storeOf(name).get(key, { type: 'arrayBuffer' })) as ArrayBuffer | null;
        return bytes && new Uint8Array(bytes);
      }),
    remove: (key) => reached(() => storeOf(name).delete(key)),
    list: (prefix) => reached(async () => (await storeOf(name).list({ prefix })).blobs),
    notes: (key) =>
      reached(async () => {
        const found = await storeOf(name).getMetadata(key);
        return found ? textsOf(found.metadata) : undefined;
      }),
  };
}

const textsOf = (metadata: Record<string, unknown>): BlobNotes =>
  Object.fromEntries(
    Object.entries(metadata).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Stores bytes under a key that nothing else has.
 *
 * @param notes kept beside them, with the moment unless they have one
 */
export const putBlob = FILES.put;

/** The bytes as they arrive; `null` when there are none under the key. */
export function readBlob(key: string): Promise<ReadableStream<Uint8Array> | null> {
  return reached(async () => (await storeOf('files').get(key, { type: 'stream' })) as ReadableStream | null);
}

/** All bytes at once; `null` when there are none under the key. */
export const readWholeBlob = FILES.readWhole;

/** Deletes what is under the key; nothing happens when there is nothing. */
export const deleteBlob = FILES.remove;

/** The keys that begin with `prefix`. */
export const listBlobs = async (prefix: string): Promise<string[]> =>
  (await FILES.list(prefix)).map(({ key }) => key);

/** What is kept beside the bytes; undefined where there are none. */
export const blobNotes = FILES.notes;

/** When the bytes were stored, if they are there. */
export async function blobStoredAt(key: string): Promise<Date | undefined> {
  const storedAt = (await blobNotes(key))?.['storedAt'];
  return storedAt === undefined ? undefined : new Date(storedAt);
}

/** Deploy previews have a store of their own: all others of the site are shared. */
function storeOf(purpose: string): Store {
  const context = deployContext() ?? 'production';
  const name = context === 'production' ? purpose : `${purpose}-${context}`;
  return getStore({ name, consistency: 'strong', fetch: impatientFetch });
}

function deployContext(): string | undefined {
  const platform: Partial<Pick<typeof globalThis, 'Netlify'>> = globalThis;
  return platform.Netlify?.context?.deploy.context;
}

async function impatientFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await fetchOnce(input, init);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
  }
  return new Response(null, { status: GIVEN_UP });
}

/** The time limit is for the answer to begin: a large file may take its reader longer. */
async function fetchOnce(input: string | URL | Request, init?: RequestInit): Promise<Response | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_TIMEOUT_MS);
  try {
    return await fetch(input, { ...init, signal: limit.signal });
  } catch {
    return undefined; // not reachable: the caller tries again or gives up
  } finally {
    clearTimeout(timer);
  }
}

async function reached<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'MissingBlobsEnvironmentError')
      throw new NotConfiguredError('The file storage is not configured: it needs Netlify Blobs.');
    console.error('Blob storage failed:', error instanceof Error ? error.message : error);
    if (error instanceof Error && 'status' in error && error.status === NO_ROOM)
      throw apiError(
        503,
        'READ_ONLY',
        'There is no room left for files. Please make room on the disk of the site, or delete files.',
        { retryAfterSeconds: NO_ROOM_RETRY_SECONDS },
      );
    throw apiError(
      503,
      'UNAVAILABLE',
      'The file storage cannot be reached at the moment. Please try again.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  }
}
