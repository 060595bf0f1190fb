/** Puts what was found into its places: the leaf with its key, the chain above it, the request, the client's. */
import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';

import type { Found, FoundCertificate, FoundKey, FoundRequest } from './intake/read-parts.ts';
import { isIssuedBy, isSelfSigned, spkiOf } from './x509.ts';

export type Arrangement = {
  leaf: FoundCertificate | undefined;
  /** Above the leaf, in order; each has signed the one before. */
  chain: FoundCertificate[];
  client: FoundCertificate | undefined;
  /** Other certificates of a server or person: one form stores one leaf. */
  otherLeaves: FoundCertificate[];
  /** Of authorities that have signed none of the others. */
  unrelated: FoundCertificate[];
  /** The leaf's if there is one, else the first. */
  key: FoundKey | undefined;
  keyMatches: boolean;
  otherKeys: FoundKey[];
  request: FoundRequest | undefined;
};

const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
/** Longer chains are in no use. */
const CHAIN_MAXIMUM = 10;

/** Arranges parts by what they are and by who has signed whom; names of files and order say nothing. */
export function arrange(found: Found, now: Date): Arrangement {
  const certificates = bestFirst(distinct(found.certificates), now);
  const publicKeys = new Map(found.keys.map((key) => [spkiOf(createPublicKey(key.key)), key]));
  const ofKey = certificates.filter(({ certificate }) => publicKeys.has(spkiOf(certificate.publicKey)));
  const client = clientOf(certificates, ofKey);
  const ends = certificates.filter((candidate) => candidate !== client && isEnd(candidate, certificates));
  const leaf = leafOf(certificates, ends, ofKey, client);
  const chain = leaf ? chainOf(leaf, certificates) : [];
  const placed = new Set([leaf, client, ...chain, ...(client ? chainOf(client, certificates) : [])]);
  const left = certificates.filter((candidate) => !placed.has(candidate));
  const matching = leaf && publicKeys.get(spkiOf(leaf.certificate.publicKey));
  const keys = [...publicKeys.values()];
  const key = matching ?? keys[0];
  return {
    leaf,
    chain,
    client,
    otherLeaves: left.filter((candidate) => ends.includes(candidate)),
    unrelated: left.filter((candidate) => !ends.includes(candidate)),
    key,
    keyMatches: matching !== undefined,
    otherKeys: keys.filter((candidate) => candidate !== key),
    request: requestOf(found.requests, leaf, key),
  };
}

/** Once each, although a chain and a store may both have it; the place that the owner named counts. */
function distinct(certificates: FoundCertificate[]): FoundCertificate[] {
  const byFingerprint = new Map<string, FoundCertificate>();
  for (const found of certificates) {
    const before = byFingerprint.get(found.certificate.fingerprint256);
    if (!before || (!before.field && found.field)) byFingerprint.set(found.certificate.fingerprint256, found);
  }
  return [...byFingerprint.values()];
}

/** Those that are valid now come first, and of them the one that lasts longest: a renewal before what it renews. */
const bestFirst = (certificates: FoundCertificate[], now: Date): FoundCertificate[] =>
  certificates.toSorted(
    ({ certificate: one }, { certificate: other }) =>
      Number(isValid(other, now)) - Number(isValid(one, now)) ||
      other.validToDate.getTime() - one.validToDate.getTime(),
  );

const isValid = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now < validToDate;

/** A certificate for nothing but a client beside one for a server; or the one in the field for it. */
function clientOf(certificates: FoundCertificate[], ofKey: FoundCertificate[]): FoundCertificate | undefined {
  const named = certificates.find(({ field }) => field === 'clientCertificateData');
  if (named || certificates.length < 2) return named;
  const isLeft = (candidate: FoundCertificate) =>
    isForClientsAlone(candidate.certificate) && !ofKey.includes(candidate);
  const hasServer = certificates.some(
    ({ certificate }) => !certificate.ca && !isForClientsAlone(certificate),
  );
  return hasServer ? certificates.find(isLeft) : undefined;
}

export function isForClientsAlone({ ca, keyUsage }: X509Certificate): boolean {
  const purposes = (keyUsage as string[] | undefined) ?? [];
  return !ca && purposes.includes(CLIENT_AUTH) && !purposes.includes(SERVER_AUTH);
}

/** No authority, and nobody's issuer. */
const isEnd = (candidate: FoundCertificate, all: FoundCertificate[]): boolean =>
  !candidate.certificate.ca &&
  !all.some((other) => other !== candidate && isIssuedBy(other.certificate, candidate.certificate));

function leafOf(
  certificates: FoundCertificate[],
  ends: FoundCertificate[],
  ofKey: FoundCertificate[],
  client: FoundCertificate | undefined,
): FoundCertificate | undefined {
  const others = certificates.filter((candidate) => candidate !== client);
  return (
    ends.find((candidate) => ofKey.includes(candidate)) ??
    others.find((candidate) => ofKey.includes(candidate)) ?? // such as a self-signed one that may sign others
    ends[0] ??
    others.find((candidate) => !others.some((other) => other !== candidate && issued(candidate, other)))
  );
}

const issued = (issuer: FoundCertificate, candidate: FoundCertificate): boolean =>
  isIssuedBy(candidate.certificate, issuer.certificate);

function chainOf(leaf: FoundCertificate, certificates: FoundCertificate[]): FoundCertificate[] {
  const chain: FoundCertificate[] = [];
  let last = leaf;
  while (chain.length < CHAIN_MAXIMUM && !isSelfSigned(last.certificate)) {
    const below = last;
    const next = certificates.find(
      (candidate) => candidate !== leaf && !chain.includes(candidate) && issued(candidate, below),
    );
    if (!next) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** The request of the leaf's key, if there are several. */
function requestOf(
  requests: FoundRequest[],
  leaf: FoundCertificate | undefined,
  key: FoundKey | undefined,
): FoundRequest | undefined {
  const publicKey = leaf?.certificate.publicKey ?? (key && createPublicKey(key.key));
  return requests.find(({ request }) => publicKey && isSame(request.publicKey, publicKey)) ?? requests[0];
}

export const isSame = (one: KeyObject, other: KeyObject): boolean => spkiOf(one) === spkiOf(other);
