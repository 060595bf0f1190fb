/** Certificates made for a test: authorities, leaves, keys and requests of an imaginary Example CA. */
import { createPrivateKey, KeyObject, webcrypto, X509Certificate } from 'node:crypto';

import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

x509.cryptoProvider.set(globalThis.crypto);

const ALGORITHMS = {
  ecdsa: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  ed25519: { name: 'Ed25519' },
  rsa: rsa(2048, 'SHA-256'),
  'rsa-1024': rsa(1024, 'SHA-256'),
  'rsa-sha1': rsa(2048, 'SHA-1'),
};
export type KeyKind = keyof typeof ALGORITHMS;

function rsa(modulusLength: number, hash: string) {
  return { name: 'RSASSA-PKCS1-v1_5', modulusLength, hash, publicExponent: new Uint8Array([1, 0, 1]) };
}

/** A pair as the library has it: in the program of the site by the types of browsers, in that of the server by Node's. */
type Keys = NonNullable<Parameters<typeof x509.Pkcs10CertificateRequestGenerator.create>[0]['keys']>;

export type Issued = {
  subject: string;
  keys: Keys;
  /** How it signs. */
  algorithm: webcrypto.Algorithm;
  certificate: X509Certificate;
  pem: string;
  key: KeyObject;
  keyPem: string;
};

type Options = {
  subject?: string;
  names?: string[];
  issuer?: Issued;
  isAuthority?: boolean;
  kind?: KeyKind;
  /** Of an earlier one: its key. */
  keys?: Keys;
  notBefore?: Date;
  notAfter?: Date;
  purposes?: string[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);
let serial = 1;

/** A certificate, self-signed without an issuer; for `example.com` unless it says otherwise. */
export async function issue(options: Options = {}): Promise<Issued> {
  const { subject = 'CN=example.com', names, issuer, isAuthority = false, kind = 'ecdsa' } = options;
  const algorithm = ALGORITHMS[kind];
  const keys =
    options.keys ?? ((await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as Keys);
  const alternative = names ?? (isAuthority ? [] : ['example.com']);
  const made = await x509.X509CertificateGenerator.create({
    serialNumber: (serial++).toString(16).padStart(4, '0'),
    subject,
    issuer: issuer?.subject ?? subject,
    notBefore: options.notBefore ?? daysFromNow(-1),
    notAfter: options.notAfter ?? daysFromNow(90),
    publicKey: keys.publicKey,
    signingKey: issuer?.keys.privateKey ?? keys.privateKey,
    signingAlgorithm: issuer?.algorithm ?? algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(isAuthority, undefined, true),
      ...(options.purposes ? [new x509.ExtendedKeyUsageExtension(options.purposes)] : []),
      ...(alternative.length > 0
        ? [
            new x509.SubjectAlternativeNameExtension(
              alternative.map((value) => ({ type: 'dns' as const, value })),
            ),
          ]
        : []),
    ],
  });
  const key = KeyObject.from(keys.privateKey);
  const certificate = new X509Certificate(Buffer.from(made.rawData));
  const keyPem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { subject, keys, algorithm, certificate, pem: certificate.toString(), key, keyPem };
}

/** A root, an intermediate and a leaf of it. */
export async function issueChain(leaf: Options = {}) {
  const root = await issue({ subject: 'CN=Example Root, O=Example CA', isAuthority: true });
  const intermediate = await issue({
    subject: 'CN=Example Intermediate, O=Example CA',
    isAuthority: true,
    issuer: root,
  });
  return { root, intermediate, leaf: await issue({ ...leaf, issuer: intermediate }) };
}

/** PEM of a request for a certificate, signed by the key. */
export async function requestFor({ keys, subject }: Issued): Promise<string> {
  const made = await x509.Pkcs10CertificateRequestGenerator.create({
    name: subject,
    keys,
    signingAlgorithm: ALGORITHMS.ecdsa,
  });
  return `${made.toString('pem')}\n`;
}

/** PEM of the key under a password, as OpenSSL writes it now (PKCS#8) or wrote it once (PEM's own way). */
export const encryptedKey = ({ key, keyPem }: Issued, passphrase: string, way: 'pkcs8' | 'old' = 'pkcs8') =>
  way === 'pkcs8'
    ? key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString()
    : createPrivateKey(keyPem)
        .export({ type: 'sec1', format: 'pem', cipher: 'aes-128-cbc', passphrase })
        .toString();

/** PKCS#7 of certificates, as `openssl crl2pkcs7 -nocrl` writes it. */
export const pkcs7Of = (certificates: Issued[]): Uint8Array =>
  new Uint8Array(
    new x509.X509Certificates(
      certificates.map(({ certificate }) => new x509.X509Certificate(certificate.raw)),
    ).export('raw'),
  );
