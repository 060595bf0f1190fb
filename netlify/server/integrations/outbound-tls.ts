/** Looks at the certificate that a TLS server of the open internet sends; says nothing and reads nothing else. */
import { once } from 'node:events';
import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

import { aborted, internet, publicAddresses, TIME_LIMIT_MS, type Network } from './outbound.ts';

export type SentCertificate = {
  certificate: X509Certificate;
  /** Such as `TLSv1.3`. */
  protocol: string;
  /** Whether the roots of this machine vouch for it. */
  isTrusted: boolean;
};

type Options = { network?: Network; timeLimitMs?: number };

/**
 * The certificate that `host` sends on port 443 to whoever asks for that name, within 8 s in all. The address is
 * looked at like any other (`outbound.ts`).
 *
 * @returns nothing where there is no such server, whatever the reason: nobody learns what there is behind a name
 */
export async function fetchCertificate(
  host: string,
  { network = internet, timeLimitMs = TIME_LIMIT_MS }: Options = {},
): Promise<SentCertificate | undefined> {
  try {
    return await handshake(host, network, AbortSignal.timeout(timeLimitMs));
  } catch {
    return undefined;
  }
}

async function handshake(host: string, network: Network, signal: AbortSignal) {
  const url = new URL(`http://${isIP(host) === 6 ? `[${host}]` : host}:443/`); // http: TLS begins here below
  if (url.port !== '443' || url.username || url.pathname !== '/') throw new Error('not a host');
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await Promise.race([publicAddresses(network, name), aborted(signal)]);
  const plain = network.connect(addresses, url);
  const end = () => plain.destroy();
  signal.addEventListener('abort', end);
  plain.on('error', () => {}); // told to the TLS socket as well
  const secure = connect({
    socket: plain,
    // It is looked at, not trusted: nothing is sent over this connection.
    rejectUnauthorized: false,
    ALPNProtocols: ['h2', 'http/1.1'],
    ...(isIP(name) ? {} : { servername: name }),
  });
  secure.on('error', () => {});
  try {
    await Promise.race([once(secure, 'secureConnect'), aborted(signal)]);
    const certificate = secure.getPeerX509Certificate();
    if (!certificate) throw new Error('no certificate');
    return { certificate, protocol: secure.getProtocol() ?? '', isTrusted: secure.authorized };
  } finally {
    signal.removeEventListener('abort', end);
    secure.destroy();
    plain.destroy();
  }
}
