/** Who asks and over what, where proxies may stand in between. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';

import { networkOf } from '../server/api/address.ts';

export type Client = { address: string; isHttps: boolean };

/** For a connection that has ended already: nobody's address, which no list can hold by mistake. */
const UNKNOWN = '0.0.0.0';

/**
 * The proxies of `TRUST_PROXY`: addresses and ranges, separated by commas.
 *
 * @throws {Error} naming the entry that is neither.
 */
export function readProxies(list: string): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', length, ...rest] = entry.split('/');
    const bits = isIP(address) === 4 ? 32 : 128;
    const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
    if (!isIP(address) || !isLength || rest.length > 0)
      throw new Error(`TRUST_PROXY is a list such as 127.0.0.1, 10.0.0.0/8: ${entry} does not belong there.`);
    proxies.addSubnet(address, Number(length ?? bits), familyOf(address));
  }
  return proxies;
}

/**
 * The nearest machine that is no trusted proxy. Each proxy adds whom it speaks with at the end of `X-Forwarded-For`;
 * what stands further in front than the first stranger is that stranger's word alone.
 */
export function clientOf({ socket, headers }: IncomingMessage, proxies: BlockList): Client {
  const isProxy = (one: string) => isTrusted(one, proxies);
  const peer = plainAddress(socket);
  if (!isProxy(peer)) return { address: peer, isHttps: false };
  let address = peer;
  for (const before of listOf(headers['x-forwarded-for']).reverse()) {
    if (!isIP(before) || !isProxy(address)) break;
    address = plain(before);
  }
  return { address, isHttps: listOf(headers['x-forwarded-proto']).at(-1) === 'https' };
}

const listOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim());

export const isTrusted = (address: string, proxies: BlockList): boolean =>
  address !== UNKNOWN && proxies.check(address, familyOf(address));

/** What one visitor has for himself: an address, or a network of IPv6. */
export const householdOf = (address: string): string => networkOf(address, { v4: 32, v6: 64 }) ?? address;

/** Of whoever is at the other end. */
export const plainAddress = ({ remoteAddress }: Socket): string => plain(remoteAddress ?? UNKNOWN);

/** IPv4 as IPv4, also where the socket listens on both. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
