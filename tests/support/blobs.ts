/** A blob store of its own for one test file: the server that `npm start` runs, on an empty folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { setEnvironmentContext } from '@netlify/blobs';
import { afterAll, beforeEach } from 'vitest';

import { openBlobStore } from '#local/blob-store.ts';
import { BACKUPS, deleteBlob, listBlobs } from '#server/integrations/blobs.ts';

/** Opens the store for this file and empties it before each of its tests. */
export async function testBlobs(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-blobs-'));
  const store = await openBlobStore(folder);
  beforeEach(async () => {
    for (const key of await listBlobs('')) await deleteBlob(key);
    for (const { key } of await BACKUPS.list('')) await BACKUPS.remove(key);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
}

/** Runs `work` while nothing answers where the store should be. */
export async function whileBlobsAreDown<Result>(work: () => Promise<Result>): Promise<Result> {
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  const nowhere = 'http://127.0.0.1:9';
  setEnvironmentContext({ edgeURL: nowhere, uncachedEdgeURL: nowhere, siteID: 'local', token: 'none' });
  try {
    return await work();
  } finally {
    process.env.NETLIFY_BLOBS_CONTEXT = context;
  }
}
