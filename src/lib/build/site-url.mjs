/**
 * The public address of the site, without a trailing slash.
 *
 * `SITE_URL` wins; Netlify sets `URL` to the site's main address during its builds. On one
 * machine the site lives at `http://localhost:PORT`. Never derived from a request's Host header.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string}
 */
export function siteUrl(environment) {
  const configured = environment.SITE_URL ?? environment.URL;
  return (configured ?? `http://localhost:${environment.PORT ?? 8888}`).replace(/(?<!\/)\/+$/, '');
}
