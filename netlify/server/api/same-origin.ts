import { siteOrigin } from '../env.ts';
import { apiError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests that another site's page could have sent.
 *
 * Browsers state it in `Sec-Fetch-Site`; older ones send `Origin`, which must be the site's own.
 * A client that sends neither is no browser and has no ambient cookie to abuse.
 *
 * @throws 403 `FORBIDDEN`.
 */
export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isSame = site ? site === 'same-origin' : !origin || origin === siteOrigin();
  if (!isSame) throw apiError(403, 'FORBIDDEN', 'This request did not come from this site.');
}
