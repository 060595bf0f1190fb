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

const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ...PAGE_HEADERS,
} as const;

/** Adds the security headers that the answer does not set itself, and `no-store` by default. */
export function withSecurityHeaders(response: Response, extra: Headers, requestId: string): Response {
  const headers = new Headers(response.headers);
  extra.forEach((value, name) => headers.set(name, value));
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Request-Id', requestId);
  return new Response(response.body, { status: response.status, headers });
}
