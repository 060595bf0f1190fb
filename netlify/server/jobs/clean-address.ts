/** The address of a job without what tells where somebody came from. */

const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|gh_src|gh_jid_src|lever-source(?:\[\])?|lever-origin|source|src|ref|refid|referer|referrer|trk|trackingid|trk\w*|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id|mkt_tok|_hs\w+|si|cid|campaign|campaignid|jobsite|from|origin|share|shared|recommended|position|pagenum|lipi|licu|ebp|tk|vjs|advn|adid|sjdu|xkcb|spa|session\w*|sid|phpsessid|jsessionid|lang|language|locale|iis\w*|codes|domain)$/i;
const MAXIMUM = 2_000;

/** The same for two addresses of one page, however they were shared; what is no address stays a text. */
export function cleanAddress(address: string): string {
  const text = address.trim().slice(0, MAXIMUM);
  if (!URL.canParse(text)) return text.toLowerCase();
  const { hostname, pathname, searchParams, hash } = new URL(text);
  const kept = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`);
  // Some sites tell their pages apart behind the `#` alone.
  const route = /^#!?\//.test(hash) ? hash : '';
  const path = pathname.replace(/\/(?:apply|application|bewerben)?\/?$/, '');
  return `${hostname.replace(/^(?:www|m)\./, '')}${path}?${kept.toSorted().join('&')}${route}`;
}
