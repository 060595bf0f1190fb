/** Cookies that only this host can set, only over TLS, and that no script can read. */

/**
 * The value of the request's cookie; browsers send each name once.
 *
 * Only blanks and tabs are taken off a name (RFC 6265): a name that begins with another kind of space is not held
 * to the rules of `__Host-`, so a page of a neighbouring host could have set it.
 */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')?.split(/;[ \t]*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Adds a `Set-Cookie`; the name begins with `__Host-`, which holds browsers to the attributes. */
export function setCookie(
  headers: Headers,
  name: `__Host-${string}`,
  value: string,
  lifetimeMs: number,
): void {
  const seconds = Math.floor(lifetimeMs / 1000);
  headers.append(
    'Set-Cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`,
  );
}

export function clearCookie(headers: Headers, name: `__Host-${string}`): void {
  setCookie(headers, name, '', 0);
}
