/** Understands what was sent: what it is, what belongs together, what is wrong, what to fill in. Stores nothing. */
import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';

import {
  CERTIFICATE_LIMITS,
  type CertificateFinding,
  type CertificatePart,
  type CertificateType,
  type CertificateUnderstanding,
} from '#contracts/certificate-parts.ts';

import { arrange, isForClientsAlone, isSame, type Arrangement } from './arrange.ts';
import { examine, finding } from './findings.ts';
import { readParts, type Found, type FoundCertificate, type Source } from './intake/read-parts.ts';
import { requestPem } from './intake/structures.ts';
import { proposalOf, typeOf } from './proposal.ts';
import { isSelfSigned, keyTypeOf, pemOf, summaryOf } from './x509.ts';

export type Form = {
  sources: Source[];
  password: string;
  /** What the owner has decided so far. */
  domain?: string | undefined;
  type?: CertificateType | undefined;
  expiresAt?: string | undefined;
};

/** What is told to the owner, and the key, which is not. */
export type Understood = {
  told: CertificateUnderstanding;
  leaf: X509Certificate | undefined;
  key: KeyObject | undefined;
};

export function understand(form: Form, now: Date): Understood {
  const found = readParts(form.sources, form.password);
  const arrangement = arrange(found, now);
  const { leaf, chain, client, key, request } = arrangement;
  const certificates = leaf ? [leaf, ...chain].map(({ certificate }) => certificate) : [];
  const findings = findingsOf(form, found, arrangement, now);
  const told: CertificateUnderstanding = {
    parts: partsOf(found, arrangement),
    chain: certificates.map(summaryOf),
    findings,
    needsPassword: found.unreadable.some(({ isLocked }) => isLocked),
    canStore: !findings.some(({ severity }) => severity === 'refused'),
    proposal: proposalOf(leaf?.certificate),
    values: {
      certificateData: pemOf(certificates),
      csrData: request ? requestPem(request.request) : '',
      clientCertificateData: client ? pemOf([client.certificate]) : '',
      hasPrivateKey: key !== undefined,
    },
  };
  return { told, leaf: leaf?.certificate, key: key?.key };
}

function findingsOf(form: Form, found: Found, arrangement: Arrangement, now: Date): CertificateFinding[] {
  if (form.sources.length === 0)
    return [finding('empty', 'refused', 'There is nothing to read: choose files or paste text.')];
  const { leaf, chain } = arrangement;
  const type = form.type ?? (leaf ? typeOf(leaf.certificate) : 'ca-signed');
  return [
    ...readingFindings(form, found, arrangement),
    ...keyFindings(found, arrangement),
    ...otherFindings(arrangement),
    ...(leaf
      ? examine(
          {
            leaf: leaf.certificate,
            chain: chain.map(({ certificate }) => certificate),
            domain: form.domain,
            type,
          },
          now,
        )
      : []),
    ...(leaf ? decisionFindings(form, leaf.certificate) : []),
  ];
}

/**
 * What could not be read is never silently left out, and can be once it was said; not what is locked as long as
 * certificate or key is missing: that is most likely in there.
 */
function readingFindings({ password }: Form, { unreadable, isCut }: Found, { leaf, key }: Arrangement) {
  const lockedSeverity = leaf && key ? 'wrong' : 'refused';
  const found = unreadable.map(({ source, reason, isLocked, isForeign }) => {
    const sentence = `“${source}” could not be read: ${reason}.`;
    if (isLocked)
      return finding(password === '' ? 'password-needed' : 'password-wrong', lockedSeverity, sentence);
    return finding('unreadable', isForeign ? 'note' : 'wrong', sentence);
  });
  const sentence = `There is more than ${CERTIFICATE_LIMITS.parts} parts in it: what came later was not read.`;
  return isCut ? [...found, finding('too-many-parts', 'wrong', sentence)] : found;
}

function keyFindings(found: Found, { leaf, key, keyMatches, request, otherKeys }: Arrangement) {
  const findings: CertificateFinding[] = [];
  const say = (...stated: Parameters<typeof finding>) => findings.push(finding(...stated));
  const locked = found.unreadable.filter(({ isLocked }) => isLocked);
  const isLeafLocked = locked.some(({ isKey }) => !isKey);
  if (!leaf && !isLeafLocked) say('no-certificate', 'refused', 'There is no certificate in it.');
  if (!key && locked.length === 0) say('no-key', 'refused', 'There is no private key in it.');
  if (leaf && key && !keyMatches)
    say(
      'key-mismatch',
      'refused',
      `The private key (${keyTypeOf(key.key)}) belongs to another certificate than this one (${keyTypeOf(leaf.certificate.publicKey)}).`,
    );
  if (otherKeys.length > 0)
    say('several-keys', 'note', 'There are several private keys: only the one of the certificate is kept.');
  const publicKey = leaf?.certificate.publicKey ?? (key && createPublicKey(key.key));
  if (request && publicKey && !isSame(request.request.publicKey, publicKey))
    say('csr-other-key', 'wrong', 'The certificate request (CSR) is for another key.');
  return findings;
}

function otherFindings({ otherLeaves, unrelated, leaf, keyMatches }: Arrangement): CertificateFinding[] {
  const names = (list: FoundCertificate[]) =>
    list.map(({ certificate }) => `“${summaryOf(certificate).subject}”`).join(', ');
  const findings: CertificateFinding[] = [];
  if (leaf && otherLeaves.length > 0) {
    const why = keyMatches ? 'the one of the private key' : 'the first';
    const sentence = `There are ${otherLeaves.length + 1} certificates that are no authority’s; ${why} is taken, and not ${names(otherLeaves)}.`;
    findings.push(finding('two-leaves', 'wrong', sentence));
  }
  if (unrelated.length > 0)
    findings.push(
      finding(
        'unrelated-certificate',
        'note',
        `${names(unrelated)} does not belong to the chain and is left out.`,
      ),
    );
  return findings;
}

/** Where the owner's word and the certificate's differ (D23). */
function decisionFindings({ type, expiresAt }: Form, leaf: X509Certificate): CertificateFinding[] {
  const findings: CertificateFinding[] = [];
  const end = leaf.validToDate.toISOString();
  if (expiresAt && new Date(expiresAt).toISOString().slice(0, 10) !== end.slice(0, 10)) {
    const sentence = `The certificate ends on ${end.slice(0, 10)}, not on ${expiresAt.slice(0, 10)}: its own date is stored.`;
    findings.push(finding('date-differs', 'note', sentence));
  }
  const seen = typeOf(leaf);
  if (type && type !== seen)
    findings.push(finding('type-differs', 'note', `By its issuer the certificate looks like ${seen}.`));
  return findings;
}

/** What each is by its nature; which of several leaves is taken, and what is left out, the findings say. */
function partsOf(found: Found, { leaf, client }: Arrangement): CertificatePart[] {
  const publicKey = leaf?.certificate.publicKey;
  const kindOf = ({ certificate }: FoundCertificate): CertificatePart['kind'] => {
    const { fingerprint256 } = certificate;
    if (fingerprint256 === client?.certificate.fingerprint256) return 'client-certificate';
    if (isForClientsAlone(certificate)) return 'client-certificate';
    if (fingerprint256 === leaf?.certificate.fingerprint256 || !certificate.ca) return 'leaf';
    return isSelfSigned(certificate) ? 'root' : 'intermediate';
  };
  const matches = (key: KeyObject) => (publicKey ? { matchesLeaf: isSame(key, publicKey) } : {});
  return [
    ...found.certificates.map((part) => ({
      kind: kindOf(part),
      source: part.source,
      certificate: summaryOf(part.certificate),
    })),
    ...found.keys.map(({ source, key }) => ({
      kind: 'key' as const,
      source,
      keyType: keyTypeOf(key),
      ...matches(createPublicKey(key)),
    })),
    ...found.requests.map(({ source, request }) => ({
      kind: 'csr' as const,
      source,
      subject: request.subject,
      keyType: keyTypeOf(request.publicKey),
      ...matches(request.publicKey),
    })),
    ...found.unreadable.map(({ source, reason, isKey }) => ({
      kind: isKey ? ('key' as const) : ('unreadable' as const),
      source,
      reason,
    })),
  ];
}
