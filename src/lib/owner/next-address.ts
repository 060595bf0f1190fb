/** Where sign-in leads (D11): the asked page of this site, never another one. */
import { API_PREFIX } from '#contracts/address.ts';

export const LOGIN_PAGE = '/tools/admin'; // D11: the only login form
export const HOME_OF_THE_OWNER = '/tools'; // AU-6

/** The login form's address that leads back to `path` afterwards. */
export function loginAddress(path: string): string {
  return `${LOGIN_PAGE}?${new URLSearchParams({ next: path }).toString()}`;
}

/** A page of this origin as path, query and fragment, or the owner's home for anything else. */
export function nextAddress(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get('next') ?? '';
  if (!asked.startsWith('/') || !URL.canParse(asked, origin)) return HOME_OF_THE_OWNER;
  const url = new URL(asked, origin);
  const isPage = url.origin === origin && !url.pathname.startsWith(`${API_PREFIX}/`);
  const address = url.pathname + url.search + url.hash;
  return isPage && !address.startsWith('//') ? address : HOME_OF_THE_OWNER;
}
