import { purgeCache } from '@netlify/functions';

import { env } from '../env.ts';

const TIME_LIMIT_MS = 5_000;

/**
 * Drops answers with these tags from Netlify's edge; where there is no edge, nothing happens.
 *
 * @returns what went wrong, in one word
 */
export async function purgeEdge(tags: string[]): Promise<string | undefined> {
  const { NETLIFY_PURGE_API_TOKEN: token, NETLIFY_API_URL: apiURL, SITE_ID: siteID } = env();
  if (!token || !siteID) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT_MS, 'TIMEOUT');
  });
  const asked = purgeCache({ tags, token, siteID, apiURL }).then(() => undefined, wordOf);
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The client says the status at the end of its sentence. */
function wordOf(error: unknown): string {
  const [status] = /\d{3}$/.exec(error instanceof Error ? error.message : '') ?? [];
  return status === undefined ? 'UNREACHABLE' : `HTTP_${status}`;
}
