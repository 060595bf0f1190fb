import { expect, test } from 'vitest';

import { Certificate } from '#contracts/certificates.ts';
import type { Sort } from '#lib/owner/list-order.ts';
import { shownRows } from '#lib/owner/use-whole-list.ts';
import { exampleOf } from '#support/example.ts';

import { CERTIFICATES, type CertificateColumn } from './shown-certificates.ts';

const made = (id: number, values: Partial<Certificate>) =>
  exampleOf(Certificate, {
    ...{ id, name: `Certificate ${id}`, domain: `${id}.example`, type: 'lets-encrypt', isActive: true },
    ...values,
  });

const history = made(1, { expiresAt: '2026-02-01T00:00:00Z', isActive: false, replacedById: 2 });
const late = made(2, { expiresAt: '2027-02-01T00:00:00Z' });
const soon = made(3, { expiresAt: '2026-03-01T00:00:00Z' });
const ids = (list: readonly Certificate[], sort?: Sort<CertificateColumn>) =>
  shownRows(list, CERTIFICATES, '', sort).map(({ id }) => id);

test('A-CRT-2 what ends next stands first, and history below what is in use, whichever way it is turned', () => {
  expect(ids([history, late, soon], CERTIFICATES.firstSort)).toEqual([3, 2, 1]);
  expect(ids([history, late, soon], { by: 'expires', direction: 'descending' })).toEqual([2, 3, 1]);
});

test('A-CRT-2 other columns order all alike, numbers by their value', () => {
  const ten = made(10, {});
  expect(ids([ten, history, late], { by: 'name', direction: 'ascending' })).toEqual([1, 2, 10]);
});

test('A-CRT-2 a certificate is found by its name, its domain and its type as it is called', () => {
  const found = (words: string) => shownRows([late], CERTIFICATES, words);
  expect(found('certificate 2')).toEqual([late]);
  expect(found('2.example')).toEqual([late]);
  expect(found('let’s encrypt')).toEqual([late]);
  expect(found('3.example')).toEqual([]);
});
