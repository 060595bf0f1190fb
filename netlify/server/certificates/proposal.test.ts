import { expect, test } from 'vitest';

import { issue } from '#support/certificates.ts';

import { proposalOf } from './proposal.ts';

test('A-CRT-1 name, domain, type and end are proposed from the certificate', async () => {
  const notAfter = new Date('2030-05-06T07:08:09Z');
  const proposed = async (issuerName: string, names = ['*.example.com', 'example.com']) => {
    const issuer = await issue({ subject: issuerName, isAuthority: true });
    return proposalOf((await issue({ issuer, names, notAfter })).certificate);
  };
  expect(await proposed("CN=R11, O=Let's Encrypt, C=US")).toEqual({
    name: 'example.com, Let’s Encrypt, 2030-05',
    domain: 'example.com',
    type: 'lets-encrypt',
    expiresAt: '2030-05-06T07:08:09.000Z',
  });
  const origin = 'OU=CloudFlare Origin SSL Certificate Authority, O="CloudFlare, Inc.", C=US';
  expect(await proposed(origin)).toMatchObject({ type: 'cloudflare-origin' });
  expect(await proposed('CN=Managed CA abc, O="Cloudflare, Inc."')).toMatchObject({
    type: 'cloudflare-client',
  });
  expect(await proposed('CN=Any, O=Example CA', ['*.example.com'])).toMatchObject({
    type: 'ca-signed',
    domain: '*.example.com',
  });
  expect(proposalOf((await issue()).certificate).type).toBe('self-signed');
});
