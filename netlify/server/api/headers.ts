/** Security headers of every answer by a function; built pages get theirs from netlify.toml. */

/** What a page on demand sends too; its Content-Security-Policy comes from the build. */
export const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
} as const;

const SECURITY_HEADERS = Object.entries({
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ...PAGE_HEADERS,
  'Cache-Control': 'no-store',
});

/** What lets a cache that many share keep an answer, and what only belongs to it there. */
const SHARED_CACHE_HEADERS = [
  'CDN-Cache-Control',
  'Netlify-CDN-Cache-Control',
  'Netlify-Cache-Tag',
  'Netlify-Vary',
];

/**
 * The edge keeps whole answers alone. A part of one, and that it has not changed, are for the browser that asked; what
 * is missing, moved or broken now may be there in a second.
 */
function keptByNobodyElse(status: number, headers: Headers): void {
  if (status === 200) return;
  for (const name of SHARED_CACHE_HEADERS) headers.delete(name);
  const isOfBrowser = status === 206 || status === 304;
  const kept = headers.get('Cache-Control') ?? 'no-store';
  headers.set('Cache-Control', isOfBrowser ? kept.replace(/\bpublic\b/, 'private') : 'no-store');
}

/** Adds what handlers set, the security headers that the answer does not set itself, and `no-store` by default. */
export function withSecurityHeaders(response: Response, extra: Headers, requestId: string): Response {
  const { headers } = response;
  extra.forEach((value, name) =>
    name === 'set-cookie' ? headers.append(name, value) : headers.set(name, value),
  );
  for (const [name, value] of SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, value);
  keptByNobodyElse(response.status, headers);
  headers.set('X-Request-Id', requestId);
  return response;
}
