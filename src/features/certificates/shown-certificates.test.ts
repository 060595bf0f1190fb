import { expect, test } from 'vitest';

import type { Certificate } from '#contracts/certificates.ts';

import { FIRST_SORT, inOrder, matches } from './shown-certificates.ts';

const made = (id: number, values: Partial<Certificate>): Certificate => ({
  id,
  name: `Certificate ${id}`,
  domain: `${id}.example`,
  type: 'lets-encrypt',
  isActive: true,
  expiresAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  hasPrivateKey: true,
  hasCsr: false,
  hasClientCertificate: false,
  replacedById: null,
  daysUntilExpiry: null,
  details: null,
  lastCheck: null,
  ...values,
});

const history = made(1, { expiresAt: '2026-02-01T00:00:00Z', isActive: false, replacedById: 2 });
const late = made(2, { expiresAt: '2027-02-01T00:00:00Z' });
const soon = made(3, { expiresAt: '2026-03-01T00:00:00Z' });
const ids = (list: readonly Certificate[]) => list.map(({ id }) => id);

test('A-CRT-2 what ends next stands first, and history below what is in use, whichever way it is turned', () => {
  expect(ids(inOrder([history, late, soon], FIRST_SORT))).toEqual([3, 2, 1]);
  expect(ids(inOrder([history, late, soon], { by: 'expires', direction: 'descending' }))).toEqual([2, 3, 1]);
});

test('A-CRT-2 other columns order all alike, numbers by their value', () => {
  const ten = made(10, {});
  expect(ids(inOrder([ten, history, late], { by: 'name', direction: 'ascending' }))).toEqual([1, 2, 10]);
});

test('A-CRT-2 a certificate is found by its name, its domain and its type as it is called', () => {
  expect(matches(late, 'certificate 2')).toBe(true);
  expect(matches(late, '2.example')).toBe(true);
  expect(matches(late, 'let’s encrypt')).toBe(true);
  expect(matches(late, '3.example')).toBe(false);
});
