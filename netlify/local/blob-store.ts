/** Netlify Blobs on one machine: its own server on a folder, reached by the very client of production. */
import { randomBytes } from 'node:crypto';

import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';

export type BlobStore = { close: () => Promise<void> };

/** Keeps the blobs of this process in `directory`, for as long as the store is open. */
export async function openBlobStore(directory: string): Promise<BlobStore> {
  const token = randomBytes(24).toString('base64url');
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  const edgeURL = `http://localhost:${port}`;
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'local', token });
  return {
    close: async () => {
      delete process.env.NETLIFY_BLOBS_CONTEXT;
      await server.stop();
    },
  };
}
