import { purgeCache } from '@netlify/functions';

import { env } from '../env.ts';

/** Drops answers with the tag from Netlify's edge; where there is no edge, nothing happens. */
export async function purgeEdge(tag: string): Promise<void> {
  const { NETLIFY_PURGE_API_TOKEN: token, NETLIFY_API_URL: apiURL, SITE_ID: siteID } = env();
  if (!token || !siteID) return;
  await purgeCache({ tags: [tag], token, siteID, apiURL });
}
