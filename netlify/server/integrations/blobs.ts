/** Netlify Blobs: where the bytes of files are. Every failure is a 503 with a sentence, nothing else. */
import { getStore, type Store } from '@netlify/blobs';

import { apiError } from '../api/errors.ts';
import { NotConfiguredError } from '../not-configured.ts';

const ANSWER_TIMEOUT_MS = 15_000;
const TRIES = 2;
const RETRY_AFTER_SECONDS = 5;
/** A status that the client does not try five times, five seconds apart, while somebody waits. */
const GIVEN_UP = 424;

/** Stores bytes under a key that nothing else has. */
export function putBlob(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  return reached(async () => {
    await store().set(key, new Blob([bytes]), { metadata: { storedAt: new Date().toISOString() } });
  });
}

/** The bytes as they arrive; `null` when there are none under the key. */
export function readBlob(key: string): Promise<ReadableStream<Uint8Array> | null> {
  return reached(async () => (await store().get(key, { type: 'stream' })) as ReadableStream | null);
}

/** All bytes at once; `null` when there are none under the key. */
export function readWholeBlob(key: string): Promise<Uint8Array | null> {
  return reached(async () => {
    const bytes = (await store().get(key, { type: 'arrayBuffer' })) as ArrayBuffer | null;
    return bytes && new Uint8Array(bytes);
  });
}

/** Deletes what is under the key; nothing happens when there is nothing. */
export function deleteBlob(key: string): Promise<void> {
  return reached(() => store().delete(key));
}

/** The keys that begin with `prefix`. */
export function listBlobs(prefix: string): Promise<string[]> {
  return reached(async () => (await store().list({ prefix })).blobs.map(({ key }) => key));
}

/** When the bytes were stored, if they are there. */
export function blobStoredAt(key: string): Promise<Date | undefined> {
  return reached(async () => {
    const storedAt = (await store().getMetadata(key))?.metadata['storedAt'];
    return typeof storedAt === 'string' ? new Date(storedAt) : undefined;
  });
}

/** Deploy previews have a store of their own: all others of the site are shared. */
function store(): Store {
  const context = deployContext() ?? 'production';
  const name = context === 'production' ? 'files' : `files-${context}`;
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
