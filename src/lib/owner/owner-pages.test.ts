import { expect, test } from 'vitest';

import { loginAddress, nextAddress } from './owner-pages.ts';

const ORIGIN = 'https://example.com';
const after = (next: string) => nextAddress(`?${new URLSearchParams({ next }).toString()}`, ORIGIN);

test('D11 sign-in leads to the page that asked for it, with its query and fragment', () => {
  const [, search = ''] = loginAddress('/admin/blog?tab=posts&page=2#row').split('?');
  expect(nextAddress(`?${search}`, ORIGIN)).toBe('/admin/blog?tab=posts&page=2#row');
});

test('AU-6 sign-in leads to /tools when no page asked for it', () => {
  expect(nextAddress('', ORIGIN)).toBe('/tools');
  expect(nextAddress('?next=', ORIGIN)).toBe('/tools');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  'tools',
  '/api/auth/logout',
  'https://example.com.evil.example/',
  'http://[',
])('D11 sign-in never leaves the site or calls the API: %j', (next) => {
  expect(after(next)).toBe('/tools');
});
