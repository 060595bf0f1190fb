/** Addresses of visitors, cut down to a network. */
import { isIPv6 } from 'node:net';

/** How many bits of an address are kept, by its version. */
type Bits = { v4: 24 | 32; v6: 48 | 64 };

/**
 * `203.0.113.7` → `203.0.113.0/24`, `2001:db8:1:2::9` → `2001:db8:1::/48`; an address that is none is kept out.
 */
export function networkOf(address: string, bits: Bits): string | null {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (v4) return bits.v4 === 32 ? v4 : `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return null;
  const kept = groupsOf(address).slice(0, bits.v6 / 16);
  return `${kept.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits.v6}`;
}

/** The eight groups of an IPv6 address, `::` spelled out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const split = (part: string | undefined) => part?.split(':').filter(Boolean) ?? [];
  const [first, last] = [split(head), split(tail)];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}
