/** The blob storage that the owner's commands work on: that of a Netlify site, or of this machine. */
import path from 'node:path';

import { setEnvironmentContext } from '@netlify/blobs';

import { openBlobStore, type BlobStore } from '../local/blob-store.ts';
import { readSettings } from '../local/settings.ts';

/** A site running on the same folder does not mind: blobs are written as a whole. */
export async function openOwnersBlobs(): Promise<BlobStore> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (!siteID || !token) return openBlobStore(path.join(readSettings(process.env).dataDir, 'blobs'));
  setEnvironmentContext({ siteID, token });
  return { close: () => Promise.resolve(void delete process.env.NETLIFY_BLOBS_CONTEXT) };
}
