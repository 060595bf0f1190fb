import { deflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { certificateForm, fieldsOf, sendCertificate } from '#support/certificate-calls.ts';
import { encryptedKey, issueChain, pkcs7Of } from '#support/certificates.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import {
  expectNoFailure,
  nastyWord,
  proceduresOf,
  SEED,
  TIME_LIMIT_MS,
  tryHostileCalls,
} from '#support/hostile-procedures.ts';
import { LEGACY, MODERN } from '#support/openssl-pkcs12.ts';
import { runs } from '#support/runs.ts';
import { zipOf } from '#support/zip.ts';

import certificatesFunction from '../../functions/certificates.ts';
import { readParts } from './intake/read-parts.ts';
import { understand } from './understand.ts';

const db = await testDatabase();
const RUNS = runs(150);
const MEBIBYTE = 1024 * 1024;
const { root, intermediate, leaf } = await issueChain();
const fields = fieldsOf(leaf, intermediate, root);

const nasty = fc.oneof(
  nastyWord,
  fc.constantFrom('-----BEGIN CERTIFICATE-----', leaf.pem, leaf.keyPem, 'x'.repeat(5_000)),
);

/** Files that an honest person has. */
let honest: Uint8Array[] = [];
beforeAll(() => {
  const bytes = (text: string) => Buffer.from(text);
  honest = [
    leaf.certificate.raw,
    leaf.key.export({ type: 'pkcs8', format: 'der' }),
    bytes(leaf.pem + leaf.keyPem),
    bytes(encryptedKey(leaf, 'secret')),
    bytes(encryptedKey(leaf, 'secret', 'old')),
    pkcs7Of([leaf, intermediate]),
    MODERN,
    LEGACY,
    zipOf({ a: bytes(leaf.pem), b: bytes(leaf.keyPem) }),
  ];
});

test(
  'A-CRT-1 files with bits turned, cut off or repeated: no 5xx, nothing leaked',
  async () => {
    const { cookie } = await makeOwner(db);
    const bent = fc.record({
      which: fc.nat(8),
      flips: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 4 }),
      end: fc.double({ min: 0, max: 1, noNaN: true }),
      isCut: fc.boolean(),
      password: fc.constantFrom('', 'secret', 'x'),
    });
    const property = fc.asyncProperty(bent, nasty, async ({ which, flips, end, isCut, password }, name) => {
      const bytes = Uint8Array.from(honest[which] ?? []);
      for (const [at, value] of flips) bytes[Math.floor(at * (bytes.length - 1))] = value;
      const sent = isCut ? bytes.slice(0, Math.ceil(end * bytes.length)) : bytes;
      const form = certificateForm({ ...fields, password, acknowledged: 'true' }, [{ name, bytes: sent }]);
      for (const purpose of ['inspect', 'upload'] as const) {
        const { status, text } = await sendCertificate(cookie, purpose, form);
        expectNoFailure(status, text);
      }
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);

test(
  'A-CRT-2 hostile fields of the form: no 5xx, nothing leaked',
  async () => {
    const { cookie } = await makeOwner(db);
    const names = fc.constantFrom(
      ...Object.keys(fields),
      'csrData',
      'clientCertificateData',
      'expiresAt',
      'replaces',
      'acknowledged',
      'password',
      'text',
      '__proto__',
      'x',
    );
    const property = fc.asyncProperty(fc.array(fc.tuple(names, nasty), { maxLength: 5 }), async (changes) => {
      const form = certificateForm({ ...fields, ...Object.fromEntries(changes) });
      for (const purpose of ['inspect', 'upload'] as const) {
        const { status, text } = await sendCertificate(cookie, purpose, form);
        expectNoFailure(status, text);
      }
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);

test.each(await proceduresOf(/^certificates\./))(
  'A-CRT-2 hostile calls of $method $path: no 5xx, nothing leaked',
  async (procedure) => {
    const { cookie } = await makeOwner(db);
    await sendCertificate(cookie, 'upload', certificateForm(fields));
    await tryHostileCalls(procedure, certificatesFunction, { cookie, always: 'probe=false' });
  },
  TIME_LIMIT_MS,
);

/** DER of sequences in each other, `bytes` long at most. */
function nested(bytes: number, tag = 0x30): Buffer {
  const levels: Buffer[] = [];
  for (let length = 0; length < bytes - 6;) {
    const size = Buffer.from(
      length < 128 ? [length] : [0x83, length >> 16, (length >> 8) & 255, length & 255],
    );
    levels.push(Buffer.concat([Buffer.of(tag), size]));
    length += 1 + size.length;
  }
  return Buffer.concat(levels.reverse());
}

/** A sequence of as many nulls as fit. */
const wide = (bytes: number) =>
  Buffer.concat([
    Buffer.of(0x30, 0x83, (bytes - 5) >> 16, ((bytes - 5) >> 8) & 255, (bytes - 5) & 255),
    Buffer.alloc(bytes - 5, Buffer.of(5, 0)),
  ]);

const BOMBS: Record<string, (bytes: number) => Buffer> = {
  'noise of letters': (bytes) => Buffer.alloc(bytes, 'a'),
  'noise that begins like DER': (bytes) =>
    Buffer.concat([Buffer.of(0x30), Buffer.alloc(bytes - 1, 'MII0/+=\n')]),
  'sequences in each other': (bytes) => nested(bytes),
  'indefinite sequences in each other': (bytes) => Buffer.alloc(bytes, Buffer.of(0x30, 0x80)),
  'texts in each other': (bytes) =>
    Buffer.concat([Buffer.of(0x30, 0x83, bytes >> 16, (bytes >> 8) & 255, bytes & 255), nested(bytes, 0x04)]),
  'a sequence of nulls': wide,
  'beginnings of PEM': (bytes) => Buffer.alloc(bytes, '-----BEGIN CERTIFICATE-----\n'),
  'beginnings without dashes': (bytes) => Buffer.alloc(bytes, '-----BEGIN A'),
  'headers of PEM': (bytes) =>
    Buffer.concat([
      Buffer.from('-----BEGIN PRIVATE KEY-----'),
      Buffer.alloc(bytes, 'a-b:c\n'),
      Buffer.from('-----END PRIVATE KEY-----'),
    ]),
  blanks: (bytes) => Buffer.alloc(bytes, ' '),
  'base64 with blanks': (bytes) => Buffer.alloc(bytes, 'MIIB \n'),
  'empty PEM blocks': (bytes) =>
    Buffer.alloc(bytes, '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'),
  certificates: (bytes) => Buffer.alloc(bytes, leaf.pem),
  'ends of ZIP': (bytes) =>
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(bytes, 'PK\u0005\u0006')]),
};

test.each(Object.entries(BOMBS))(
  'A-CRT-1 two megabytes of %s end in a sentence, and in few parts',
  (_, make) => {
    const sources = [{ name: 'a', bytes: make(2 * MEBIBYTE) }];
    const { told } = understand({ sources, password: 'x' }, new Date());
    expect(told.canStore).toBe(false);
    expect(told.findings.length).toBeGreaterThan(0);
    expect(told.parts.length).toBeLessThanOrEqual(30);
  },
);

test('A-CRT-1 a file that asks for endless rounds of its password is refused at once', () => {
  // INTEGER 2048 becomes 32,767 wherever rounds are stated.
  for (const store of [MODERN, LEGACY]) {
    const text = Buffer.from(store).toString('latin1');
    const raised = Buffer.from(
      text.replaceAll('\u0002\u0002\u0008\u0000', '\u0002\u0002\u007f\u00ff'),
      'latin1',
    );
    expect(raised.equals(store)).toBe(false);
    const many = Array.from({ length: 20 }, (_, index) => ({
      name: `${index}`,
      bytes: new Uint8Array(raised),
    }));
    const { unreadable } = readParts(many, 'secret');
    expect(unreadable.at(-1)?.reason).toBe('it asks for more rounds of its password than we work through');
  }
});

test('A-CRT-1 a ZIP that lies about its size, or is deflated 1,000 times over, ends at two megabytes', () => {
  const file = Buffer.from(zipOf({ a: new Uint8Array(50 * MEBIBYTE) }));
  const at = file.indexOf('PK\u0001\u0002');
  file.writeUInt32LE(10, at + 24);
  expect(deflateRawSync(Buffer.alloc(MEBIBYTE)).length).toBeLessThan(2_000);
  const { unreadable } = readParts([{ name: 'a.zip', bytes: file }], '');
  expect(unreadable).toMatchObject([{ reason: 'it is a ZIP of more than 20 files or 2 MB' }]);
});

test('A-CRT-1 more than 2 MB, 1 MB of text or 20 files are refused', async () => {
  const { cookie } = await makeOwner(db);
  const large = certificateForm({}, [{ name: 'a', bytes: new Uint8Array(2 * MEBIBYTE + 1) }]);
  const long = certificateForm({ text: 'a'.repeat(MEBIBYTE + 1) });
  const many = certificateForm(
    {},
    Array.from({ length: 25 }, () => ({ name: 'a', bytes: 'a' })),
  );
  expect((await sendCertificate(cookie, 'inspect', large)).status).toBe(413);
  expect((await sendCertificate(cookie, 'inspect', long)).status).toBe(400);
  expect((await sendCertificate(cookie, 'inspect', many)).status).toBe(400);
});
