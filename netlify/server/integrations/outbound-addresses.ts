/** Which addresses of machines are on the open internet: all others are never asked for anything. */
import ipaddr from 'ipaddr.js';

/** Everything that IANA has given out to the internet so far. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** For documentation (RFC 9637); its neighbours are not given out. */
const DOCUMENTATION_IPV6 = ipaddr.parseCIDR('3fff::/20');
/** Azure's own services, in the middle of the public addresses. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * True for an address of the open internet. Whatever stands for another one (mapped, compatible, NAT64, 6to4,
 * Teredo) is not, because what it leads to is somebody else's decision.
 *
 * @param address IPv4 as four decimal numbers or IPv6 without brackets and zone
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address))
    return ipaddr.IPv4.parse(address).range() === 'unicast' && address !== AZURE_PLATFORM;
  if (!ipaddr.IPv6.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_IPV6) && !parsed.match(DOCUMENTATION_IPV6);
}
