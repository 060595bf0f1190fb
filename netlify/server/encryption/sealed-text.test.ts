import { expect, test } from 'vitest';

import { setVariables } from '#support/variables.ts';

import { isSealedByCurrentKey, seal, unseal } from './sealed-text.ts';

const PLACE = { table: 'ssl_certificates', column: 'private_key_data', row: 1 };
const key = (kid: string, byte: number) => `${kid}:${Buffer.alloc(32, byte).toString('base64')}`;

test('A-CRT-2 a sealed text shows nothing of itself and opens in its own place alone', async () => {
  const sealed = await seal('the text', PLACE);
  expect(Buffer.from(sealed.split('.').join(''), 'base64url').toString('latin1')).not.toContain('the text');
  expect(await seal('the text', PLACE)).not.toBe(sealed);
  expect(await unseal(sealed, PLACE)).toBe('the text');
  for (const other of [{ row: 2 }, { column: 'csr_data' }, { table: 'users' }])
    await expect(unseal(sealed, { ...PLACE, ...other })).rejects.toThrow('another place');
});

test('A-CRT-2 a sealed text that was changed anywhere does not open', async () => {
  const sealed = await seal('the text', PLACE);
  const [header = '', ...rest] = sealed.split('.');
  const moved = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>;
  const forged = Buffer.from(JSON.stringify({ ...moved, place: 'ssl_certificates.private_key_data.2' }));
  const changed = [
    [forged.toString('base64url'), ...rest].join('.'),
    sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'),
    sealed.slice(10),
    '',
  ];
  for (const text of changed)
    for (const row of [1, 2]) await expect(unseal(text, { ...PLACE, row })).rejects.toThrow();
});

test('A-CRT-2 the first key encrypts and all decrypt', async () => {
  setVariables({ ENCRYPTION_KEYS: key('old', 1) });
  const sealed = await seal('the text', PLACE);
  setVariables({ ENCRYPTION_KEYS: `${key('new', 2)},${key('old', 1)}` });
  expect(await unseal(sealed, PLACE)).toBe('the text');
  expect(isSealedByCurrentKey(sealed)).toBe(false);
  expect(isSealedByCurrentKey(await seal('the text', PLACE))).toBe(true);
  setVariables({ ENCRYPTION_KEYS: key('new', 2) });
  await expect(unseal(sealed, PLACE)).rejects.toThrow('ENCRYPTION_KEYS');
});

test('A-CRT-2 without keys, or with a short one, nothing is sealed', () => {
  setVariables({ ENCRYPTION_KEYS: 'a:c2hvcnQ=' });
  expect(() => seal('the text', PLACE)).toThrow('ENCRYPTION_KEYS');
});
