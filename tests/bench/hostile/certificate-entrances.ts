/** What may be given for a certificate, a key or a request: PEM, DER, and what is neither. */
import { generateKeyPairSync } from 'node:crypto';

import { CERTIFICATE_LIMITS } from '../../../src/contracts/certificate-parts.ts';
import { repeated, someOf, type Repetition } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';
import { latinFile, MEBIBYTE, owners, sendForm, type Fields } from './form.ts';

/** A field as long as its limit counts as cut off. */
const TEXT_BYTES = CERTIFICATE_LIMITS.textBytes - 1;
const SOME = someOf(4);

const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

export function certificateEntrances(host: Host): Entrance[] {
  const send = (fields: Fields) => sendForm(host, '/api/tools/certificates/inspect', fields);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const pieces = [
    { name: 'a key', text: repeated(pem) },
    { name: 'empty blocks', text: repeated('-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n') },
    {
      name: 'small blocks',
      text: repeated('-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n'),
    },
    { name: 'quoted', text: repeated('> > > ') },
    { name: 'quotes', text: repeated('> > >\n') },
    { name: 'headers', text: repeated('DEK-Info: A\n') },
    {
      name: 'one block of blanks',
      text: (length: number) => `-----BEGIN A-----\n${' '.repeat(length)}\n-----END A-----`,
    },
    {
      name: 'one block of MDAw',
      text: (length: number) => `-----BEGIN A-----\n${'MDAw'.repeat(length / 4)}\n-----END A-----`,
    },
  ];
  const der = ['3080', '30', '3082', '308000', '0282', 'a080', '2480', '00', '3003020100', '06', '0601'].map(
    (hex) => ({
      name: hex,
      text: (length: number) =>
        Buffer.from(`3084003ffff0${hex.repeat(Math.ceil((2 * length) / hex.length))}`, 'hex')
          .toString('latin1')
          .slice(0, length),
    }),
  );
  const nested: Repetition = {
    name: 'sequences within each other',
    text: (length) => {
      const parts: Buffer[] = [];
      for (let total = 0; total < length;) {
        const head = Buffer.from([0x30, 0x84, ...uint32(total)]);
        parts.push(head);
        total += head.length;
      }
      return Buffer.concat(parts.toReversed()).toString('latin1');
    },
  };
  return [
    owners('certificate as text', TEXT_BYTES, (text) => send({ certificateData: text }), [
      ...pieces,
      ...SOME,
    ]),
    owners('private key as text', TEXT_BYTES, (text) => send({ privateKeyData: text, password: 'a' }), [
      ...pieces,
      ...SOME,
    ]),
    owners('request as text', TEXT_BYTES, (text) => send({ csrData: text }), [...pieces, ...SOME]),
    owners('domain of a certificate', TEXT_BYTES, (text) => send({ domain: text, certificateData: pem })),
    owners('certificate that is stored', TEXT_BYTES, (text) =>
      sendForm(host, '/api/tools/certificates/upload', {
        name: text.slice(0, 200),
        domain: 'example.com',
        certificateData: text,
      }),
    ),
    owners('certificate as a file', 2 * MEBIBYTE, (text) => send({ files: latinFile(text, 'a.pem') }), [
      ...pieces,
      ...der,
      nested,
      ...SOME,
    ]),
  ];
}
