import { zipSync } from 'fflate';
import { expect, test } from 'vitest';

import type { CertificateFinding } from '#contracts/certificate-parts.ts';
import {
  daysFromNow,
  encryptedKey,
  issue,
  issueChain,
  pkcs7Of,
  requestFor,
  type Issued,
  type KeyKind,
} from '#support/certificates.ts';
import { FINGERPRINT, LEGACY, MODERN, SHA_512 } from '#support/openssl-pkcs12.ts';

import type { Source } from './intake/read-parts.ts';
import { understand, type Form } from './understand.ts';

const text = (name: string, content: string): Source => ({ name, bytes: Buffer.from(content) });
const { root, intermediate, leaf } = await issueChain();
const good = [text('a', leaf.pem + intermediate.pem + root.pem + leaf.keyPem)];

const look = (sources: Source[], decided: Partial<Form> = {}, now = new Date()) =>
  understand({ sources, password: '', domain: 'example.com', type: 'ca-signed', ...decided }, now).told;
const codesOf = ({ findings }: { findings: CertificateFinding[] }) =>
  findings.map(({ code, severity }) => `${severity} ${code}`);
const kindsOf = (sources: Source[]) => look(sources).parts.map(({ kind }) => kind);

test('A-CRT-1 parts are known by their content, whatever their order and names are', async () => {
  const csr = await requestFor(leaf);
  const mixture = [
    text('key.pem', `Some words\n${root.pem}${csr}`),
    { name: 'leaf.txt', bytes: intermediate.certificate.raw },
    text('root.crt', `${leaf.keyPem}\r\n${leaf.pem.replaceAll('\n', '\r\n')}`),
  ];
  const told = look(mixture);
  expect(told.parts.map(({ kind, source }) => [kind, source])).toEqual([
    ['root', 'key.pem'],
    ['intermediate', 'leaf.txt'],
    ['leaf', 'root.crt'],
    ['key', 'root.crt'],
    ['csr', 'key.pem'],
  ]);
  expect(told.chain.map(({ fingerprint256 }) => fingerprint256)).toEqual(
    [leaf, intermediate, root].map(({ certificate }) => certificate.fingerprint256),
  );
  expect(codesOf(told)).toEqual([]);
  expect(told.values.certificateData).toBe(leaf.pem + intermediate.pem + root.pem);
  expect(told.values.csrData).toBe(csr);
  expect(JSON.stringify(told)).not.toContain(leaf.keyPem.split('\n')[1]);
});

test('A-CRT-1 base64 without its PEM lines, DER of a key and of PKCS#7 are read as well', () => {
  const der = leaf.key.export({ type: 'sec1', format: 'der' });
  expect(kindsOf([text('a', leaf.certificate.raw.toString('base64'))])).toEqual(['leaf']);
  expect(
    kindsOf([
      { name: 'p7', bytes: pkcs7Of([root, leaf, intermediate]) },
      { name: 'k', bytes: der },
    ]),
  ).toEqual(['root', 'leaf', 'intermediate', 'key']);
});

test.each([
  ['as OpenSSL 3 writes it', MODERN, 2],
  ['as it wrote it before', LEGACY, 2],
  ['with SHA-512', SHA_512, 1],
])(
  'A-CRT-1 a PKCS#12 %s opens with its password and is bit by bit what was put in',
  (_, bytes, certificates) => {
    const sources = [{ name: 'store.p12', bytes }];
    const told = look(sources, { password: 'secret' });
    expect(told.parts.map(({ kind }) => kind)).toEqual(
      certificates === 2 ? ['leaf', 'root', 'key'] : ['leaf', 'key'],
    );
    expect(told.chain[0]?.fingerprint256).toBe(FINGERPRINT);
    expect(told.parts.at(-1)?.matchesLeaf).toBe(true);
    expect(look(sources)).toMatchObject({ needsPassword: true, canStore: false });
    expect(codesOf(look(sources))).toEqual(['refused password-needed']);
    expect(codesOf(look(sources, { password: 'wrong' }))).toEqual(['refused password-wrong']);
  },
);

test('A-CRT-1 what is locked may be left out where certificate and key are there without it', () => {
  const sources = [...good, { name: 'store.p12', bytes: MODERN }];
  expect(codesOf(look(sources))).toEqual(['wrong password-needed']);
  expect(look(sources).canStore).toBe(true);
});

test('A-CRT-1 a ZIP is opened, and a ZIP in it is not', () => {
  const files = {
    'a/leaf.pem': Buffer.from(leaf.pem),
    'key.pem': Buffer.from(leaf.keyPem),
    'a/': new Uint8Array(),
  };
  const told = look([{ name: 'all.zip', bytes: zipSync({ ...files, 'b.zip': zipSync(files) }) }]);
  expect(told.parts.map(({ kind, source }) => [kind, source])).toEqual([
    ['leaf', 'all.zip/a/leaf.pem'],
    ['key', 'all.zip/key.pem'],
    ['unreadable', 'all.zip/b.zip'],
  ]);
});

test('A-CRT-1 a ZIP of more than 20 files or 2 MB is refused', () => {
  const many = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`${index}`, Buffer.from(leaf.pem)]),
  );
  const large = { a: new Uint8Array(3 * 1024 * 1024) };
  const twice = { a: new Uint8Array(1.5 * 1024 * 1024), b: new Uint8Array(1.5 * 1024 * 1024) };
  for (const entries of [many, large, twice])
    expect(codesOf(look([{ name: 'a.zip', bytes: zipSync(entries) }])).join()).toContain('unreadable');
});

test.each<[string, KeyKind]>([
  ['RSA 2048', 'rsa'],
  ['ECDSA P-256', 'ecdsa'],
  ['Ed25519', 'ed25519'],
])('A-CRT-1 %s keys are matched with their certificate alone', async (keyType, kind) => {
  const one = await issue({ kind });
  const other = await issue({ kind });
  const type = 'self-signed';
  expect(look([text('a', one.pem + one.keyPem)], { type })).toMatchObject({ canStore: true, findings: [] });
  const told = look([text('a', one.pem + other.keyPem)], { type });
  expect(told.parts[1]).toMatchObject({ kind: 'key', keyType, matchesLeaf: false });
  expect(codesOf(told)).toEqual(['refused key-mismatch']);
  expect(told.canStore).toBe(false);
});

test('A-CRT-1 an encrypted key needs its password, in both ways of PEM', () => {
  for (const way of ['pkcs8', 'old'] as const) {
    const sources = [
      text('leaf', leaf.pem + intermediate.pem + root.pem),
      text('key', encryptedKey(leaf, 'secret', way)),
    ];
    expect(codesOf(look(sources))).toEqual(['refused password-needed']);
    expect(codesOf(look(sources, { password: 'other' }))).toEqual(['refused password-wrong']);
    expect(codesOf(look(sources, { password: 'secret' }))).toEqual([]);
    expect(codesOf(look(sources.slice(1)))).toEqual(['refused password-needed', 'refused no-certificate']);
  }
});

test('A-CRT-1 what is wrong is named in a sentence', async () => {
  const named = async (...made: Parameters<typeof issue>) => {
    const one = await issue({ issuer: intermediate, ...made[0] });
    return look([text('a', one.pem + one.keyPem + intermediate.pem + root.pem)]).findings;
  };
  expect(await named({ notBefore: new Date('2024-01-01'), notAfter: new Date('2025-01-01') })).toEqual([
    { code: 'expired', severity: 'wrong', message: 'The certificate expired on Jan 1, 2025.' },
  ]);
  expect(await named({ notBefore: new Date('2100-01-01'), notAfter: new Date('2101-01-01') })).toMatchObject([
    { code: 'not-yet-valid', severity: 'wrong', message: 'The certificate is not valid before Jan 1, 2100.' },
  ]);
  expect(await named({ names: ['example.org', 'www.example.org'] })).toMatchObject([
    {
      code: 'domain-not-covered',
      message: 'The certificate does not cover example.com: it is for example.org, www.example.org.',
    },
  ]);
  expect(await named({ kind: 'rsa-1024' })).toMatchObject([{ code: 'weak-key', severity: 'wrong' }]);
  const soon = await named({ notAfter: daysFromNow(29.5) });
  expect(soon).toMatchObject([{ code: 'expiring-soon', severity: 'note' }]);
  expect(await named({ notAfter: daysFromNow(31.5) })).toEqual([]);
});

/** The same authority, which signs with SHA-256 from now on. */
async function withSha256(authority: Issued): Promise<Issued> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const der = authority.key.export({ type: 'pkcs8', format: 'der' });
  const privateKey = await crypto.subtle.importKey('pkcs8', Buffer.from(der), algorithm, true, ['sign']);
  return { ...authority, algorithm, keys: { ...authority.keys, privateKey } };
}

test('A-CRT-1 SHA-1 below the root is weak, and at the root nobody looks', async () => {
  const authority = await issue({ subject: 'CN=Old, O=Example CA', kind: 'rsa-sha1', isAuthority: true });
  const one = await issue({ issuer: authority });
  const [weak] = look([text('a', one.pem + one.keyPem + authority.pem)]).findings;
  expect(weak).toMatchObject({ code: 'weak-signature', severity: 'wrong' });
  const two = await issue({ issuer: await withSha256(authority) });
  expect(codesOf(look([text('a', two.pem + two.keyPem + authority.pem)]))).toEqual([]);
});

test('A-CRT-1 a chain with a gap is wrong for browsers, and Cloudflare needs none', () => {
  const sources = [text('a', leaf.pem + root.pem + leaf.keyPem)];
  const told = look(sources);
  expect(codesOf(told)).toEqual(['note unrelated-certificate', 'wrong chain-gap']);
  expect(told.findings[1]?.message).toBe(
    'The chain has a gap: “O=Example CA, CN=Example Intermediate”, which signed “CN=example.com”, is missing.',
  );
  expect(codesOf(look(sources, { type: 'cloudflare-origin' }))).toEqual([
    'note unrelated-certificate',
    'note type-differs',
  ]);
});

test('A-CRT-1 a chain without its root is whole: browsers have the root, and an unknown one is a note', () => {
  const told = look([text('a', leaf.pem + intermediate.pem + leaf.keyPem)]);
  expect(codesOf(told)).toEqual(['note issuer-absent']);
});

test('A-CRT-1 PEM that a mail quotes is read, and a sentence that names its lines is none', () => {
  const quoted = intermediate.pem.replace(/^/gm, '> ');
  const mail = `\uFEFFCopy from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----.\r\n${leaf.pem}\r\n${quoted}`;
  const told = look([text('mail', mail), text('key', leaf.keyPem), text('root', root.pem)]);
  expect(told.parts.map(({ kind }) => kind)).toEqual(['leaf', 'intermediate', 'root', 'key']);
  expect(codesOf(told)).toEqual([]);
});

test('A-CRT-1 PEM of two bytes a character is read', () => {
  const bytes = Buffer.from(`\uFEFF${leaf.pem}`, 'utf16le');
  expect(look([{ name: 'a.txt', bytes }]).parts).toMatchObject([{ kind: 'leaf' }]);
  expect(look([{ name: 'a.txt', bytes: bytes.swap16() }]).parts).toMatchObject([{ kind: 'leaf' }]);
});

test('A-CRT-1 beside what it renews the certificate that is valid is taken', async () => {
  const dates = { notBefore: new Date('2024-01-01'), notAfter: new Date('2025-01-01') };
  const former = await issue({ issuer: intermediate, ...dates });
  const told = look([text('1', former.pem + former.keyPem), ...good]);
  expect(told.chain[0]?.fingerprint256).toBe(leaf.certificate.fingerprint256);
  expect(told.parts.filter(({ kind }) => kind === 'leaf')).toHaveLength(2);
  expect(codesOf(told)).toEqual(['note several-keys', 'wrong two-leaves']);
});

test('A-CRT-1 a manual that comes along is a note, and asks nothing', () => {
  expect(codesOf(look([text('README', 'Keep the key in a safe place.'), ...good]))).toEqual([
    'note unreadable',
  ]);
});

test('A-CRT-1 of two leaves the one of the key is taken, and it is said', async () => {
  const other = await issue({ subject: 'CN=other.example', names: ['other.example'] });
  const told = look([text('a', other.pem), ...good]);
  expect(told.chain[0]?.subject).toBe('CN=example.com');
  expect(codesOf(told)).toEqual(['wrong two-leaves']);
});

test('A-CRT-1 a request for another key is named', async () => {
  const csr = await requestFor(await issue());
  const told = look([...good, text('csr', csr)]);
  expect(codesOf(told)).toEqual(['wrong csr-other-key']);
  expect(told.parts.at(-1)).toMatchObject({ kind: 'csr', matchesLeaf: false, subject: 'CN=example.com' });
});

test('A-CRT-1 a certificate for clients beside one for a server has its own place', async () => {
  const client = await issue({ subject: 'CN=Client', names: [], purposes: ['1.3.6.1.5.5.7.3.2'] });
  const told = look([text('client', client.pem), ...good]);
  expect(told.parts[0]?.kind).toBe('client-certificate');
  expect(told.values.clientCertificateData).toBe(client.pem);
  expect(codesOf(told)).toEqual([]);
});

test('A-CRT-1 nothing, an empty file and noise are named and cost nothing else', () => {
  expect(codesOf(look([]))).toEqual(['refused empty']);
  const told = look([
    text('none', ''),
    text('noise', 'x'.repeat(1_000)),
    text('half', leaf.pem.slice(0, 99)),
    ...good,
  ]);
  expect(told.findings.map(({ message }) => message)).toEqual([
    '“none” could not be read: it is empty.',
    '“noise” could not be read: it holds no certificate, key or request.',
    '“half” could not be read: it has no whole PEM block: a beginning or an end is missing.',
  ]);
  expect(told.canStore).toBe(true);
});

test('A-CRT-1 a wildcard covers one label, an IDN its ASCII form, and the common name nothing', async () => {
  const one = await issue({ names: ['*.example.com', 'xn--bcher-kva.example'] });
  const covers = (domain: string) =>
    !codesOf(look([text('a', one.pem + one.keyPem)], { domain, type: 'self-signed' }))
      .join()
      .includes('domain');
  expect(
    ['www.example.com', '*.example.com', 'bücher.example', 'example.com', 'a.b.example.com', '*.example'].map(
      covers,
    ),
  ).toEqual([true, true, true, false, false, false]);
});

test('D23 a typed end that differs is a note: the certificate’s own counts', () => {
  expect(codesOf(look(good, { expiresAt: '2031-01-01' }))).toEqual(['note date-differs']);
  expect(codesOf(look(good, { type: 'lets-encrypt' }))).toEqual(['note type-differs']);
});
