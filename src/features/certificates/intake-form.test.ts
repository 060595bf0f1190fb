import { expect, test } from 'vitest';

import type { CertificateUnderstanding } from '#contracts/certificate-parts.ts';

import { EMPTY_VALUES, fillingOf, formOf, keyTextOf } from './intake-form.ts';

const understanding: CertificateUnderstanding = {
  parts: [],
  chain: [],
  findings: [],
  needsPassword: false,
  canStore: true,
  proposal: {
    name: 'example.com, CA signed, 2027-02',
    domain: 'example.com',
    type: 'ca-signed',
    expiresAt: '2027-02-28T12:00:00Z',
  },
  values: {
    certificateData: 'CERTIFICATE',
    csrData: '',
    clientCertificateData: '',
    hasPrivateKey: true,
  },
};
const FIRST = { type: EMPTY_VALUES.type };

test('A-CRT-1 an inspection fills what is empty, and leaves what was typed', () => {
  const typed = { ...EMPTY_VALUES, name: 'My own', certificateData: 'TYPED' };
  const filling = fillingOf(understanding, 'KEY', typed, FIRST);
  expect(filling).toMatchObject({
    domain: 'example.com',
    type: 'ca-signed',
    expiresAt: '2027-02-28',
    privateKeyData: 'KEY',
  });
  expect(Object.keys(filling)).not.toContain('name');
  expect(Object.keys(filling)).not.toContain('certificateData');
});

test('A-CRT-1 what an earlier file filled in gives way to the next one', () => {
  const filled = fillingOf(understanding, '', EMPTY_VALUES, FIRST);
  const next = { ...understanding, proposal: { ...understanding.proposal, domain: 'other.example' } };
  expect(fillingOf(next, '', { ...EMPTY_VALUES, ...filled }, filled)).toMatchObject({
    domain: 'other.example',
  });
});

test('A-CRT-1 D22 the same bytes are sent: a file once, and texts that were typed or changed beside it', () => {
  const file = new File(['PEM'], 'all.pem');
  const filled = { certificateData: 'CERTIFICATE', privateKeyData: 'KEY' };
  const values = { ...EMPTY_VALUES, ...filled, csrData: 'CSR' };
  const form = formOf([file], values, filled, { name: 'Example' });
  expect([...form.keys()]).toEqual(['type', 'csrData', 'name', 'files']);
  const changed = formOf([file], { ...values, privateKeyData: 'OTHER' }, filled);
  expect(changed.get('privateKeyData')).toBe('OTHER');
});

test('A-CRT-1 a client certificate that was typed is sent with its own type alone, which shows its field', () => {
  const values = { ...EMPTY_VALUES, certificateData: 'CERTIFICATE', clientCertificateData: 'CLIENT' };
  expect(formOf([], { ...values, type: 'ca-signed' }, {}).has('clientCertificateData')).toBe(false);
  expect(formOf([], { ...values, type: 'cloudflare-client' }, {}).get('clientCertificateData')).toBe(
    'CLIENT',
  );
});

const pem = (label: string, text: string) => `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----`;
const fileOf = (...blocks: string[]) => new File([blocks.join('\n')], 'chosen.pem');

test('D21 the key of a chosen PEM fills its field, also one under a password', async () => {
  const key = pem('PRIVATE KEY', 'MIIB');
  expect(await keyTextOf([fileOf(pem('CERTIFICATE', 'MIIC')), fileOf(key)])).toBe(`${key}\n`);
  const locked = pem('RSA PRIVATE KEY', 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00\n\nMIIB');
  expect(await keyTextOf([fileOf(locked)])).toBe(`${locked}\n`);
});

test('D21 of several keys none is chosen for the owner, and files without one leave the field empty', async () => {
  expect(await keyTextOf([fileOf(pem('PRIVATE KEY', 'A'), pem('EC PRIVATE KEY', 'B'))])).toBe('');
  expect(await keyTextOf([fileOf(pem('CERTIFICATE', 'A'))])).toBe('');
});
